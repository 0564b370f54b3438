import { relevanceReasons, type ComparableSession } from '@detroit-well/pricing';
import { reasonLabels } from '@detroit-well/ui/patterns/alternatives';

/** Why an alternative session fits, as a list of short reasons: `Same program`, `1 day later`. */
export const alternativeReasons = (other: ComparableSession, wanted: ComparableSession): string[] =>
  reasonLabels(relevanceReasons(other, wanted), {
    start: other.start_datetime,
    wantedStart: wanted.start_datetime,
  });
