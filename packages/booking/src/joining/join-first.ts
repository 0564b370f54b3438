import type { Client } from '@detroit-well/api-client';
import type { MembershipResult, OwnMembership, RegistrationResult } from '@detroit-well/api-client/contract';
import { hasCode } from '../payment-flow/payment-state.ts';

/** The membership that was on the screen is sold in another version by now. Nothing was charged. */
export class MembershipChanged extends Error {}

/** A registration, and the membership that was bought with it. */
export interface BookedResult extends RegistrationResult {
  readonly joined?: OwnMembership;
}

/** The membership that a registration begins with. */
interface JoinFirst {
  readonly sessionId: string;
  readonly planId: string;
  readonly versionId: string;
  readonly paymentMethodId: string;
  /** The key of the registration: a repeated attempt buys nothing twice. */
  readonly key: string;
}

/** Buys the membership whose rate the registration gets. The server holds the spot meanwhile, and refuses a full session. */
export async function joinFirst(
  client: Pick<Client, 'memberships'>,
  { sessionId, planId, versionId, paymentMethodId, key }: JoinFirst,
): Promise<MembershipResult> {
  try {
    return await client.memberships.buy(
      {
        body: {
          plan_id: planId,
          version_id: versionId,
          session_id: sessionId,
          payment_method_id: paymentMethodId,
          payment_consent: true,
        },
      },
      { idempotencyKey: key },
    );
  } catch (error) {
    // The price in it is not the session's.
    if (hasCode(error, 'price_changed'))
      throw new MembershipChanged('The membership has changed since you saw it. Nothing was charged.', {
        cause: error,
      });
    throw error;
  }
}

/** The card that a membership was bought with: as it was entered, and as it is saved. */
export interface JoiningCard {
  readonly entered: string;
  readonly saved: string;
}

export const joiningCard = ({ membership }: MembershipResult, entered: string): JoiningCard => ({
  entered,
  saved: membership.card?.payment_method_id || entered,
});

/** The payment method of the registration: what was entered into Stripe's forms has paid for the membership, and pays only once. */
export const methodAfterJoining = (joining: JoiningCard | null, entered: string): string =>
  joining?.entered === entered ? joining.saved : entered;

/** Problems that mean the membership cannot be bought here. */
export const cannotJoin = ['membership_exists', 'plan_not_sold'] as const;
