import type { Client } from '@detroit-well/api-client';
import type { MembershipResult, OwnMembership, RegistrationResult } from '@detroit-well/api-client/contract';
import { useRef, useState } from 'react';
import type { PendingAttempt } from '../payment-flow/attempt-storage.ts';
import { hasCode } from '../payment-flow/payment-state.ts';
import type { JoinOffer } from './join-offer.ts';

/** The membership that was on the screen is sold in another version by now. Nothing was charged. */
export class MembershipChanged extends Error {}

/** True if the error says that the membership cannot be bought here, or not as it was shown. */
export const cannotJoin = (error: unknown): boolean =>
  error instanceof MembershipChanged ||
  (['membership_exists', 'plan_not_sold', 'offer_used'] as const).some((code) => hasCode(error, code));

/** A registration, and the membership that was bought with it. */
export interface BookedResult extends RegistrationResult {
  readonly joined?: OwnMembership;
}

/** The values of a form that can buy a membership first. */
export interface JoiningValues {
  /** Empty for none. */
  readonly join_plan_id: string;
  /** The version that was on the screen; empty for none. */
  readonly join_version_id: string;
}

/** The membership that the registration for a session begins with: chosen in the form, and bought with its card. */
export function useJoining(sessionId: string) {
  // As it was on the screen when it was chosen, whatever is on sale since.
  const [joining, setJoining] = useState<JoinOffer | null>(null);
  const [joined, setJoined] = useState<OwnMembership | null>(null);
  const bought = useRef<{ readonly membership: OwnMembership; readonly card: string } | null>(null);
  return {
    joining,
    setJoining,
    joined,
    /** The membership that was bought, before it is rendered. */
    membership: () => bought.current?.membership ?? null,
    /** True if an attempt with these values buys a membership first. An older stored attempt has none of them. */
    isFirst: ({ join_version_id }: Partial<JoiningValues>): boolean =>
      Boolean(join_version_id) && bought.current === null,
    /** Buys it. Returns the question of the bank, after which the same attempt is sent again; null once it is paid. */
    async buy(
      client: Pick<Client, 'memberships'>,
      { join_plan_id, join_version_id }: JoiningValues,
      { paymentMethodId, key }: PendingAttempt,
    ): Promise<MembershipResult | null> {
      const result = await buyFor(client, key, {
        plan_id: join_plan_id,
        version_id: join_version_id,
        session_id: sessionId,
        payment_method_id: paymentMethodId,
        payment_consent: true,
      });
      if (result.payment.status === 'requires_action') return result;
      bought.current = { membership: result.membership, card: paymentMethodId };
      setJoined(result.membership);
      setJoining(null);
      return null;
    },
    /** The payment method of the registration: what was entered into Stripe's forms has paid for the membership, and pays only once. */
    methodAfter: (entered: string): string =>
      bought.current?.card === entered
        ? bought.current.membership.card?.payment_method_id || entered
        : entered,
  };
}

/**
 * Buys the membership whose rate the registration gets. The server holds the spot meanwhile, and refuses a full session. The key
 * is that of the registration: a repeated attempt buys nothing twice.
 */
async function buyFor(
  { memberships }: Pick<Client, 'memberships'>,
  idempotencyKey: string,
  body: Parameters<Client['memberships']['buy']>[0]['body'],
): Promise<MembershipResult> {
  try {
    return await memberships.buy({ body }, { idempotencyKey });
  } catch (error) {
    // The price in it is not the session's.
    if (hasCode(error, 'price_changed'))
      throw new MembershipChanged('The membership has changed since you saw it. Nothing was charged.', {
        cause: error,
      });
    throw error;
  }
}
