import { mayDo, whoMay, type Contract } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import type { Handler } from '../../../platform/calls/calls.ts';
import { problem } from '../../../platform/calls/problem.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';
import { purgeSessionLists } from '../../../platform/list-cache/list-cache.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';
import { runRefunds } from '../ledger/refunds.ts';
import { abandonCharges, lockSession, refundFigures } from '../registration/cancel.ts';
import { endRegistration } from '../registration/end-registration.ts';
import { paidCents } from '../registration/view.ts';
import { requireOverrides } from './overrides.ts';
import {
  officeRegistrationView,
  openInstalments,
  owedOf,
  registrationOf,
  type OfficeBookingDeps,
} from './registration-of.ts';

/** Throws unless the team can cancel or move the registration now: it is confirmed, and its session is not over. */
export function requireLive(
  { status, sessionStatus, endsAt }: RegistrationRecord,
  now: Date,
  code: 'cannot_cancel' | 'cannot_move',
): void {
  if (status === 'held') throw inProgress();
  if (status !== 'confirmed') throw problem(code);
  if (sessionStatus === 'cancelled' || endsAt <= now) throw problem('session_over');
}

/** Cancels a registration for its person, in one transaction with its entry. The provider is called after it. */
export const cancelForPerson: Handler<Contract['officeRegistrations']['cancel'], OfficeBookingDeps> = async (
  call,
  deps,
) => {
  const { params, caller } = call;
  const { reason, cancelled_by: cancelledBy, overrides = [] } = call.body;
  requireOverrides(caller, overrides, reason);
  const now = deps.clock.now();
  const seen = await deps.office.read((db) => registrationOf(db, params));
  requireLive(seen, now, 'cannot_cancel');
  const isFull = cancelledBy === 'business' || overrides.includes('policy');
  const policy = refundFigures(seen, now, 'member');
  const givesMore = paidCents(seen) > policy.refundCents || (seen.credit !== null && !policy.fullRefund);
  if (isFull && givesMore && !mayDo(caller.role, 'overrides.policy')) {
    throw problem('permission_denied', {
      permission: 'overrides.policy',
      who_may: whoMay('overrides.policy'),
      message: 'This gives back more than the policy of the registration does.',
    });
  }
  await abandonCharges(deps, seen);
  const cancelled = await deps.office.change(call, async (tx, record) => {
    await lockSession(tx, seen);
    const registration = await registrationOf(tx, params);
    // It moved to another date, or a move of it is being paid.
    if (registration.moving || registration.sessionId !== seen.sessionId) throw inProgress();
    requireLive(registration, now, 'cannot_cancel');
    const figures = refundFigures(registration, now, isFull ? 'business' : 'member');
    const { refundCents, fullRefund } = figures;
    const ending = { cancelledBy, refundCents, fullRefund, reason, told: reason };
    await endRegistration(tx, deps, registration, ending, now);
    await record({
      action: 'registration.cancel',
      target: `registration:${registration.id}`,
      personId: params.id,
      before: { status: 'confirmed' },
      after: { status: 'cancelled', cancelled_by: cancelledBy, refund: fromCents(refundCents), overrides },
      reason,
    });
    return registration.id;
  });
  purgeSessionLists();
  await runRefunds(deps, cancelled);
  return officeRegistrationView(await deps.office.read((db) => registrationOf(db, params)), now);
};

/** The refunds of a cancellation now, by the person's choice and by the studio's. */
export const previewCancel: Handler<Contract['officeRegistrations']['previewCancel'], OfficeBookingDeps> = (
  { params },
  { office, clock },
) =>
  office.read(async (db) => {
    const now = clock.now();
    const registration = await registrationOf(db, params);
    requireLive(registration, now, 'cannot_cancel');
    const member = refundFigures(registration, now, 'member');
    return {
      paid: fromCents(paidCents(registration)),
      member_refund: fromCents(member.refundCents),
      business_refund: fromCents(refundFigures(registration, now, 'business').refundCents),
      refund_deadline: toStudioIso(member.deadline),
      owed: owedOf(openInstalments(registration)).owed,
    };
  });
