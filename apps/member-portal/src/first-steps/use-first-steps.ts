import { useQuery } from '@tanstack/react-query';
import { dashboardQuery, registeredSessionsQuery } from '../api/queries.ts';
import { readTabValue, writeTabValue } from '@detroit-well/ui/tab-storage';
import { openSteps, type StepsDone } from './steps.ts';

/** The open steps of a new member. Both screens show their own failure, so this one says nothing. */
export function useFirstSteps(): StepsDone | null {
  const { data: dashboard } = useQuery(dashboardQuery());
  const { data: sessions } = useQuery({ ...registeredSessionsQuery(), meta: { background: true } });
  // Who works here is no new member.
  return dashboard?.staff_profile ? null : openSteps(dashboard?.profile, sessions);
}

const shownKey = 'first-steps';

/** True if this tab has shown the steps, so that it also says when the last one is done. */
export const areStepsShown = (): boolean => readTabValue(shownKey) === true;

export const setStepsShown = (shown: boolean): void => writeTabValue(shownKey, shown || null);
