import { relevanceReasons } from '@detroit-well/pricing';
import { reasonLabels } from '@detroit-well/ui/patterns/alternatives';
import type { SessionSummary } from './session-view.ts';

/** A session in the form that the relevance score compares. */
export const comparable = (session: SessionSummary) => ({
  ...session,
  start_datetime: session.start,
  coach_name: session.coach,
  program: {
    title: session.program,
    category_name: session.category,
    difficulty_level: session.level,
  },
});

/** Why an alternative session fits, as a list of short reasons: `Same program`, `1 day later`. */
export const reasonsFor = (other: SessionSummary, wanted: SessionSummary): string[] =>
  reasonLabels(relevanceReasons(comparable(other), comparable(wanted)), {
    start: other.start,
    wantedStart: wanted.start,
  });
