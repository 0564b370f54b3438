import * as z from 'zod';
import { flag } from './atoms.ts';

export const engagement = z.object({
  likes: z.number().int(),
  useful: z.number().int(),
  not_useful: z.number().int(),
  loves: z.number().int(),
  shares: z.number().int(),
  views: z.number().int(),
  comments: z.number().int(),
  average_rating: z.number().nullable(),
  total_ratings: z.number().int(),
  engagement_rate: z.number(),
  sentiment_score: z.number(),
  /** 0.5 until somebody says something. */
  usefulness_ratio: z.number(),
  user_reactions: z.object({
    like: z.boolean(),
    useful: z.boolean(),
    not_useful: z.boolean(),
    love: z.boolean(),
  }),
  user_rating: z.number().nullable(),
  is_anonymous: z.boolean(),
});

export const reacted = engagement.extend({
  message: z.string(),
  action: z.enum(['added', 'removed']),
});

const visitor = {
  session_key: z.string().min(1).max(128),
  /** `unknown` when no lookup answered (Decision 2.17). */
  ip_address: z.string().max(64).optional(),
};

export const engagementQuery = z.object({
  track_view: flag,
  session_key: visitor.session_key.optional(),
  ip_address: visitor.ip_address,
});

export const reactBody = z.object({
  reaction_type: z.enum(['like', 'useful', 'not_useful', 'love']),
  ...visitor,
  browser_fingerprint: z.string().max(128).optional(),
});

export type Engagement = z.infer<typeof engagement>;
export type Reacted = z.infer<typeof reacted>;
