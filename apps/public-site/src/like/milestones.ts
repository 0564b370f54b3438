import * as constants from '@detroit-well/config/constants';

/** The highest milestone reached when the count rises from `before` to `after` (SPEC-B 9); null for none. */
export function milestoneReached(before: number, after: number): number | null {
  return (
    constants.analytics.likeMilestones.findLast((milestone) => before < milestone && milestone <= after) ??
    null
  );
}
