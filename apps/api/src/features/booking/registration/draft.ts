import {
  currentRefundPolicy,
  payLaterDay,
  refundPolicyName,
  schedule,
  type PaymentPlan,
  type Rate,
} from '@detroit-well/pricing';
import { randomUUID } from 'node:crypto';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import type { GuestDraft } from '../../../platform/database/schema/registrations.ts';
import type { SeatCredit } from '../ledger/seat-credit.ts';
import type { UsedPromo } from '../ledger/registration-queries.ts';
import type { RegistrationContext } from '../seats/registration-context.ts';

/** The time for which a seat is held for payment authentication. */
export const holdMs = 15 * 60_000;

interface DraftInstalment {
  readonly id: string;
  readonly position: number;
  readonly dueOn: string;
  readonly cents: number;
}

/** A registration as it will be stored, before the database decides whether a seat is free. */
export interface Draft {
  readonly id: string;
  readonly sessionId: string;
  readonly userId: string | null;
  readonly guest: GuestDraft | null;
  readonly priceCents: number;
  readonly rate: Rate;
  readonly plan: PaymentPlan;
  /** The name of the refund policy that applies at purchase. */
  readonly policy: string;
  readonly notes: string;
  /** The waitlist entry that leads to this registration, if any. */
  readonly entry: RegistrationContext['entry'];
  /** The card for later instalments; null without later instalments or without a card. */
  readonly paymentMethodRef: string | null;
  readonly instalments: readonly DraftInstalment[];
  readonly createdAt: Date;
  /** The credit or included session that pays for it. */
  readonly credit: SeatCredit | null;
  /** The promo code that its price has, and what it took off. */
  readonly promo: UsedPromo | null;
  /** The charge of the first instalment; null if nothing is charged now. */
  readonly charge: { readonly id: string; readonly key: string; readonly cents: number } | null;
}

/**
 * Drafts a registration with its whole plan: later instalments are stored as due. Without a payment, the whole price is due on the
 * day by which a reserved seat is to be paid.
 */
export function draftRegistration(order: {
  sessionId: string;
  userId: string | null;
  guest: Draft['guest'];
  priceCents: number;
  rate: Rate;
  plan: PaymentPlan;
  notes: string;
  entry: RegistrationContext['entry'];
  startsAt: Date;
  paymentMethodId: string | null;
  chargeNow: boolean;
  credit?: SeatCredit | null;
  promo?: UsedPromo | null;
  now: Date;
}): Draft {
  const { now, chargeNow, paymentMethodId, startsAt, credit = null, promo = null, ...terms } = order;
  const isReserved = !chargeNow && credit === null && order.plan === 'full';
  const firstDay = isReserved ? payLaterDay(now, startsAt, studioDay) : studioDay(now);
  const instalments = schedule(order.priceCents, order.plan, firstDay).map(({ dueOn, cents }, index) => ({
    id: randomUUID(),
    position: index + 1,
    dueOn,
    cents,
  }));
  const first = instalments[0];
  const chargeId = randomUUID();
  return {
    ...terms,
    policy: refundPolicyName(currentRefundPolicy),
    id: randomUUID(),
    instalments,
    createdAt: now,
    credit,
    promo: promo && { code: promo.code, offCents: promo.offCents },
    paymentMethodRef: chargeNow && instalments.length > 1 ? paymentMethodId : null,
    charge: chargeNow && first ? { id: chargeId, key: `charge_${chargeId}`, cents: first.cents } : null,
  };
}
