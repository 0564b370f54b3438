import type { PlanPeriod } from '@detroit-well/pricing';

/** `one month`, `6 months`. */
export const periodsText = (periods: number, period: PlanPeriod): string =>
  periods === 1 ? `one ${period}` : `${periods} ${period}s`;
