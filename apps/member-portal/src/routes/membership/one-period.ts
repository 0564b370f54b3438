import type { OwnMembership } from '@detroit-well/api-client/contract';

/** Whether it was sold at the desk for one period: it goes on once a card is stored. */
export const isForOnePeriod = ({
  state,
  source,
  renews,
  cancel_at_period_end: isCancelled,
}: OwnMembership): boolean => source === 'bought' && state === 'active' && !renews && !isCancelled;
