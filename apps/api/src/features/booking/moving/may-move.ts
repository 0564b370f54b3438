import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { refundDue } from '@detroit-well/pricing';
import { problem } from '../../../platform/calls/problem.ts';
import { policyOf } from '../registration/cancel.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';

type Moving = Pick<
  RegistrationRecord,
  'id' | 'status' | 'sessionStatus' | 'startsAt' | 'policy' | 'freeUntil'
>;

/** The last instant at which a registration can move: the last one at which cancelling refunds everything. */
export function moveDeadline(registration: Moving): Date {
  const { startsAt, freeUntil } = registration;
  const policy = policyOf(registration);
  return refundDue({ paidCents: 0, startsAt, now: startsAt, cancelledBy: 'member', policy, freeUntil })
    .deadline;
}

/** Why a registration cannot move to any other date, as a sentence for its owner; null if it can. */
export function reasonNotToMove(registration: Moving, now: Date): string | null {
  if (registration.status === 'cancelled') return 'This registration is cancelled, so it cannot move.';
  if (registration.status !== 'confirmed') return 'Your spot is not confirmed yet, so it cannot move.';
  if (registration.sessionStatus === 'cancelled')
    return 'The studio does not hold this session, so there is nothing to move. What you paid is refunded.';
  const deadline = moveDeadline(registration);
  if (now <= deadline) return null;
  return `Moving to another date was possible until ${formatLongDate(deadline)}, ${formatTime(deadline)}.`;
}

export function requireMovable(registration: Moving, now: Date): void {
  const reason = reasonNotToMove(registration, now);
  if (reason !== null) throw problem('cannot_move', { message: reason });
}
