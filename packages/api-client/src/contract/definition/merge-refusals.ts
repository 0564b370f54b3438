/** Why two records cannot become one. `merged`: one of them was merged before. */
export const mergeRefusals = ['same_record', 'team', 'closed', 'merged', 'two_memberships'] as const;
/** The reason of a refusal. */
export type MergeRefusal = (typeof mergeRefusals)[number];
