// Generated from the contract by `pnpm run generate`; do not edit.

/** The plan that a membership could change to. */
export interface PlanChangePreviewParams {
  /** A membership that is on sale, or the own plan, which takes back a planned change. A membership that is on sale. */
  plan_id: string;
}
