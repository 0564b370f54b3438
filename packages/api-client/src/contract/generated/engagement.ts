// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, integer, isNotFalse, isTrue, numberOrNull, record, text } from '../definition/lenient.ts';

/** Counts of a post, and what this visitor has reacted with. */
export interface Engagement {
  /** Number of `like` reactions. */
  likes: number;
  /** Number of `useful` reactions. */
  useful: number;
  /** Number of `not_useful` reactions. */
  not_useful: number;
  /** Number of `love` reactions. */
  loves: number;
  /** Number of shares. */
  shares: number;
  /** Number of views. */
  views: number;
  /** Number of comments. */
  comments: number;
  /** `null` without ratings. */
  average_rating: number | null;
  /** Number of ratings. */
  total_ratings: number;
  /** Reactions per view, 0 to 1. */
  engagement_rate: number;
  /** From -1 (all negative) to 1 (all positive). */
  sentiment_score: number;
  /** Share of `useful` among both reactions; 0.5 before the first. */
  usefulness_ratio: number;
  /** Reactions of this visitor. */
  user_reactions: {
    /** Whether this visitor has liked the post. */
    like: boolean;
    /** Whether this visitor finds the post useful. */
    useful: boolean;
    /** Whether this visitor finds it not useful. */
    not_useful: boolean;
    /** Whether this visitor has given `love`. */
    love: boolean;
  };
  /** The rating of this visitor; `null` without one. */
  user_rating: number | null;
  /** The visitor is identified by the session key only. */
  is_anonymous: boolean;
}

/** Who looks at the post, and whether this counts as a view. */
export interface EngagementQuery {
  /** Count this request as a view. */
  track_view?: boolean | undefined;
  /** A random key that the browser keeps. */
  session_key?: string | undefined;
  /** The public address a lookup service reported, or `unknown`. */
  ip_address?: string | undefined;
}

/** A reaction of a visitor to a post. */
export interface ReactionParams {
  /** The reaction to add, or to remove if the visitor has given it. */
  reaction_type: 'like' | 'useful' | 'not_useful' | 'love';
  /** A random key that the browser keeps. */
  session_key: string;
  /** The public address a lookup service reported, or `unknown`. */
  ip_address?: string | undefined;
  /** A random id that the browser keeps. */
  browser_fingerprint?: string | undefined;
}

/** The counts of a post after a reaction. */
export interface ReactionResult extends Engagement {
  /** A sentence that may be shown to a person. */
  message: string;
  /** Whether the reaction was added or removed. */
  action: 'added' | 'removed';
}

export const engagementRecord = (raw: unknown): Engagement => record(raw, { likes: integer, useful: integer, not_useful: integer, loves: integer, shares: integer, views: integer, comments: integer, average_rating: numberOrNull, total_ratings: integer, engagement_rate: (given) => numberOrNull(given) ?? 0, sentiment_score: (given) => numberOrNull(given) ?? 0, usefulness_ratio: (given) => numberOrNull(given) ?? 0.5, user_reactions: (raw) => record(raw, { like: isTrue, useful: isTrue, not_useful: isTrue, love: isTrue }), user_rating: numberOrNull, is_anonymous: isNotFalse });

export const reactedRecord = (raw: unknown): ReactionResult => record(raw, { likes: integer, useful: integer, not_useful: integer, loves: integer, shares: integer, views: integer, comments: integer, average_rating: numberOrNull, total_ratings: integer, engagement_rate: (given) => numberOrNull(given) ?? 0, sentiment_score: (given) => numberOrNull(given) ?? 0, usefulness_ratio: (given) => numberOrNull(given) ?? 0.5, user_reactions: (raw) => record(raw, { like: isTrue, useful: isTrue, not_useful: isTrue, love: isTrue }), user_rating: numberOrNull, is_anonymous: isNotFalse, message: text, action: choice(['added', 'removed'], 'added') });
