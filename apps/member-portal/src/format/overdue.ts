import type { Registration } from '@detroit-well/api-client/contract';
import { studioDay, type Day } from '@detroit-well/config/studio-time';
import { mediumDay } from './day.ts';

/** True if a due date has passed in the studio. */
export const isPast = (day: Day, now: Date): boolean => day < studioDay(now);

/** True if an instalment is still owed after its due date. */
export const isOverdue = (
  { status }: Pick<Registration, 'status'>,
  instalment: Pick<Registration['instalments'][number], 'due_on' | 'status'>,
  now: Date,
): boolean =>
  status !== 'cancelled' && ['due', 'failed'].includes(instalment.status) && isPast(instalment.due_on, now);

/** Says since when a payment of the registration is overdue. */
export function overdueText(
  registration: Pick<Registration, 'status' | 'instalments'>,
  now: Date,
): string | undefined {
  const overdue = registration.instalments.find((each) => isOverdue(registration, each, now));
  return overdue && `Overdue since ${mediumDay(overdue.due_on)}`;
}
