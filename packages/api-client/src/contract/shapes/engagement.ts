import * as z from 'zod';
import { count, flag, text, boolean } from './primitives.ts';

const share = (example: number, description: string) => z.number().meta({ examples: [example], description });

export const engagement = z
  .object({
    likes: count(24),
    useful: count(9),
    not_useful: count(1),
    loves: count(5),
    shares: count(3),
    views: count(412),
    comments: count(0),
    average_rating: z
      .number()
      .nullable()
      .meta({ examples: [null], description: '`null` without ratings.' }),
    total_ratings: count(0),
    engagement_rate: share(0.09, 'Reactions per view, 0 to 1.'),
    sentiment_score: share(0.8, 'From -1 (all negative) to 1 (all positive).'),
    usefulness_ratio: share(0.9, 'Share of `useful` among both reactions; 0.5 before the first.'),
    user_reactions: z
      .object({
        like: boolean(true),
        useful: boolean(false),
        not_useful: boolean(false),
        love: boolean(false),
      })
      .describe('Reactions of this visitor.'),
    user_rating: z
      .number()
      .nullable()
      .meta({ examples: [null] }),
    is_anonymous: boolean(true, 'The visitor is identified by the session key only.'),
  })
  .meta({ id: 'Engagement', description: 'Counts of a post, and what this visitor has reacted with.' });

export const reacted = engagement
  .extend({ message: text('Thanks for the like!'), action: z.enum(['added', 'removed']) })
  .meta({ id: 'ReactionResult' });

const visitor = {
  session_key: z.string().min(1).max(128).describe('A random key that the browser keeps.'),
  /** `unknown` when no lookup service responded (SPEC-A 7.17). */
  ip_address: z
    .string()
    .max(64)
    .describe('The public address a lookup service reported, or `unknown`.')
    .optional(),
};

export const engagementQuery = z.object({
  track_view: flag('Count this request as a view.'),
  session_key: visitor.session_key.optional(),
  ip_address: visitor.ip_address,
});

export const reactBody = z
  .object({
    reaction_type: z.enum(['like', 'useful', 'not_useful', 'love']),
    ...visitor,
    browser_fingerprint: z.string().max(128).describe('A random id that the browser keeps.').optional(),
  })
  .meta({
    id: 'ReactionRequest',
    examples: [
      {
        reaction_type: 'like',
        session_key: '4f8c1c1e-51d5-4b0a-9a55-6d8a9d1f0c3e',
        ip_address: 'unknown',
        browser_fingerprint: 'b3a1d0c7',
      },
    ],
  });

/** The counts of a post, and what this visitor has reacted with. */
export type Engagement = z.infer<typeof engagement>;
/** The counts after a reaction, with whether it was added or removed. */
export type Reacted = z.infer<typeof reacted>;
