import { constants } from '@detroit-well/config/constants';
import { toCents } from '@detroit-well/pricing';
import type { Contract } from '@detroit-well/api-client/contract';
import type { Handler } from '../../../platform/calls/calls.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import type { AuthDeps } from '../../auth/dependencies.ts';
import { idempotentRequestOf } from '../../../platform/idempotency/read-idempotent-request.ts';
import { problem, fieldProblem } from '../../../platform/calls/problem.ts';
import { currentWaiver } from '../../waiver/versions.ts';
import { guestDraft } from './guest-draft.ts';
import { claimSeat } from '../seats/claim-seat.ts';
import { placeOrder } from './place-order.ts';

type Calls = Contract['registrations'];

export type RegistrationDeps = PaymentsDeps & Pick<AuthDeps, 'passwords'>;

/** Registers a member. Without a payment method the registration is confirmed with payment pending. */
export const register: Handler<Calls['register'], PaymentsDeps> = async (call, deps) => {
  const { body, caller } = call;
  const paymentMethodId = body.payment_method_id || null;
  return placeOrder(
    { ...deps, place: claimSeat },
    {
      sessionId: body.session_id,
      plan: body.payment_plan ?? 'full',
      paymentMethodId,
      saveCard: body.save_payment_method ?? constants.savePaymentMethodDefault,
      notes: body.notes ?? '',
      claimedCents: claimed(body.amount),
      userId: caller.userId,
      guest: null,
      intent: idempotentRequestOf(call),
    },
  );
};

/** Registers a guest and creates the account. */
export const guestRegister: Handler<Calls['guestRegister'], RegistrationDeps> = async (call, deps) => {
  const { body, address, userAgent } = call;
  const paymentMethodId = body.payment_method_id || null;
  return placeOrder(
    { ...deps, place: claimSeat },
    {
      sessionId: body.session_id,
      plan: body.payment_plan,
      paymentMethodId,
      saveCard: false,
      notes: '',
      claimedCents: claimed(body.amount),
      userId: null,
      guest: {
        email: body.user_data.email.trim().toLowerCase(),
        dateOfBirth: body.user_data.date_of_birth,
        draft: async () => {
          const waiver = await currentWaiver(deps.database.db);
          if (waiver === undefined) throw noWaiverYet();
          const hash = await deps.passwords.hash(body.user_data.password);
          const waiverVersion = waiver.version;
          return guestDraft(body, hash, { now: deps.clock.now(), waiverVersion, address, userAgent });
        },
      },
      intent: idempotentRequestOf(call),
    },
  );
};

/** A guest cannot accept a waiver before one is published, and nothing is charged before acceptance. */
const noWaiverYet = () =>
  problem('registration_closed', {
    registration_closed: true,
    message: 'Registration is not open yet: the studio has not published its waiver.',
  });

function claimed(amount: string | number | undefined): number | null {
  if (amount === undefined) return null;
  try {
    return toCents(amount);
  } catch {
    throw fieldProblem({ amount: ['Not an amount of money.'] });
  }
}
