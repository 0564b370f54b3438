import type { Engagement, Reacted } from '../shapes/engagement.ts';
import { rawRecord, naming, numberOrNull, oneOf, recordIn, text, integer } from './lenient.ts';

export function readEngagement(raw: unknown): Engagement {
  const given = naming(recordIn(raw, []), ['likes', 'user_reactions']);
  const reactions = rawRecord(given.user_reactions);
  return {
    likes: integer(given.likes),
    useful: integer(given.useful),
    not_useful: integer(given.not_useful),
    loves: integer(given.loves),
    shares: integer(given.shares),
    views: integer(given.views),
    comments: integer(given.comments),
    average_rating: numberOrNull(given.average_rating),
    total_ratings: integer(given.total_ratings),
    engagement_rate: numberOrNull(given.engagement_rate) ?? 0,
    sentiment_score: numberOrNull(given.sentiment_score) ?? 0,
    usefulness_ratio: numberOrNull(given.usefulness_ratio) ?? 0.5,
    user_reactions: {
      like: reactions.like === true,
      useful: reactions.useful === true,
      not_useful: reactions.not_useful === true,
      love: reactions.love === true,
    },
    user_rating: numberOrNull(given.user_rating),
    is_anonymous: given.is_anonymous !== false,
  };
}

export function readReacted(raw: unknown): Reacted {
  const given = rawRecord(raw);
  return {
    ...readEngagement(raw),
    message: text(given.message),
    action: oneOf(['added', 'removed'], given.action, 'added'),
  };
}
