import * as z from 'zod';
import { boolean, count, flag, otherwise, record, shownMessage } from './primitives.ts';

const share = (example: number, description: string) => z.number().meta({ examples: [example], description });

export const engagement = record('Engagement', 'Counts of a post, and what this visitor has reacted with.', {
  likes: count(24, 'Number of `like` reactions.'),
  useful: count(9, 'Number of `useful` reactions.'),
  not_useful: count(1, 'Number of `not_useful` reactions.'),
  loves: count(5, 'Number of `love` reactions.'),
  shares: count(3, 'Number of shares.'),
  views: count(412, 'Number of views.'),
  comments: count(0, 'Number of comments.'),
  average_rating: z
    .number()
    .nullable()
    .meta({ examples: [null], description: '`null` without ratings.' }),
  total_ratings: count(0, 'Number of ratings.'),
  engagement_rate: share(0.09, 'Reactions per view, 0 to 1.'),
  sentiment_score: share(0.8, 'From -1 (all negative) to 1 (all positive).'),
  usefulness_ratio: otherwise(
    share(0.9, 'Share of `useful` among both reactions; 0.5 before the first.'),
    0.5,
  ),
  user_reactions: z
    .object({
      like: boolean(true, 'Whether this visitor has liked the post.'),
      useful: boolean(false, 'Whether this visitor finds the post useful.'),
      not_useful: boolean(false, 'Whether this visitor finds it not useful.'),
      love: boolean(false, 'Whether this visitor has given `love`.'),
    })
    .describe('Reactions of this visitor.'),
  user_rating: z
    .number()
    .nullable()
    .meta({ examples: [null] })
    .describe('The rating of this visitor; `null` without one.'),
  is_anonymous: otherwise(boolean(true, 'The visitor is identified by the session key only.'), true),
});

export const reacted = record('ReactionResult', 'The counts of a post after a reaction.', {
  ...engagement.shape,
  message: shownMessage('Thanks for the like!'),
  action: otherwise(z.enum(['added', 'removed']), 'added').describe(
    'Whether the reaction was added or removed.',
  ),
});

const visitor = {
  session_key: z.string().min(1).max(128).describe('A random key that the browser keeps.'),
  /** `unknown` when no lookup service responded (SPEC-A 7.17). */
  ip_address: z
    .string()
    .max(64)
    .describe('The public address a lookup service reported, or `unknown`.')
    .optional(),
};

export const engagementQuery = z
  .object({
    track_view: flag('Count this request as a view.'),
    session_key: visitor.session_key.optional(),
    ip_address: visitor.ip_address,
  })
  .meta({ description: 'Who looks at the post, and whether this counts as a view.' });

export const reactBody = z
  .object({
    reaction_type: z.enum(['like', 'useful', 'not_useful', 'love']),
    ...visitor,
    browser_fingerprint: z.string().max(128).describe('A random id that the browser keeps.').optional(),
  })
  .meta({
    id: 'ReactionRequest',
    description: 'A reaction of a visitor to a post.',
    examples: [
      {
        reaction_type: 'like',
        session_key: '4f8c1c1e-51d5-4b0a-9a55-6d8a9d1f0c3e',
        ip_address: 'unknown',
        browser_fingerprint: 'b3a1d0c7',
      },
    ],
  });
