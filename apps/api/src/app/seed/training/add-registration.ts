import { dayMs } from '@detroit-well/config/durations';
import {
  currentRefundPolicy,
  fromCents,
  isPlanOffered,
  payLaterDay,
  refundPolicyName,
  schedule,
  type PaymentPlan,
} from '@detroit-well/pricing';
import { keyPrefix } from '../../../features/booking/instalments/claim-instalment.ts';
import { againAfterDays } from '../../../features/booking/instalments/record-declines.ts';
import { studioDay } from '@detroit-well/config/studio-time';
import { addByCard, addWithoutCard } from '../money/ledger.ts';
import { emptyCard } from '../people/cards.ts';
import { addEntry } from '../rows/audit.ts';
import { collectedOn } from '../rows/human-time.ts';
import type { Rows } from '../rows/rows.ts';
import type { PlannedSession } from './calendar.ts';

/** A registration and how it is paid. */
export interface SeededRegistration {
  readonly session: PlannedSession;
  readonly userId: string;
  readonly rate: 'member' | 'public';
  readonly bookedAt: Date;
  readonly plan: PaymentPlan;
  /** Cash at the desk at `paidAt`. Undefined: not yet. */
  readonly by: 'card' | 'cash' | 'credit' | 'pass' | undefined;
  readonly paidAt?: Date;
  readonly cardId: string | null;
  /** True if the bank may decline the card, once in the demo, for an instalment of the last days. */
  readonly mayDecline?: boolean;
}

export const registrationId = ({ session, userId }: Pick<SeededRegistration, 'session' | 'userId'>): string =>
  `registration-${session.id}-${userId}`;

export const priceOf = ({ session: { of }, rate }: Pick<SeededRegistration, 'session' | 'rate'>): number =>
  rate === 'member' ? of.priceMemberCents : of.pricePublicCents;

/** The plan of a client who likes instalments. */
export const planFor = (session: PlannedSession, cents: number, bookedAt: Date): PaymentPlan => {
  const days = { today: studioDay(bookedAt), sessionDay: studioDay(session.startsAt) };
  return (['weekly', 'bi_weekly'] as const).find((plan) => isPlanOffered(plan, cents, days)) ?? 'full';
};

/** Adds a confirmed registration with its instalments, and what was paid of them until now. */
export function addRegistration(rows: Rows, registration: SeededRegistration, now: Date): void {
  const { session, userId, rate, plan, bookedAt, by, cardId } = registration;
  const id = registrationId(registration);
  const priceCents = priceOf(registration);
  rows.registrations.push({
    id,
    sessionId: session.id,
    userId,
    status: 'confirmed',
    priceCents,
    rate,
    plan,
    policy: refundPolicyName(currentRefundPolicy),
    paymentMethodRef: plan === 'full' ? null : cardId,
    source: 'seed',
    confirmedAt: bookedAt,
    createdAt: bookedAt,
    updatedAt: bookedAt,
  });
  const isReserved = by === undefined || by === 'cash';
  const firstDay = isReserved ? payLaterDay(bookedAt, session.startsAt, studioDay) : studioDay(bookedAt);
  for (const [index, { dueOn, cents }] of schedule(priceCents, plan, firstDay).entries()) {
    const instalmentId = `${id}-${index + 1}`;
    const instalment = {
      id: instalmentId,
      registrationId: id,
      position: index + 1,
      dueOn,
      amountCents: cents,
    };
    const at = index === 0 ? (registration.paidAt ?? bookedAt) : collectedOn(dueOn, instalmentId);
    const payment = { id: `payment-${instalmentId}`, of: { registrationId: id }, instalmentId, cents, at };
    if (by === undefined || at >= now)
      rows.instalments.push({ ...instalment, status: 'due', updatedAt: bookedAt });
    else if (registration.mayDecline && index > 0 && isNextDecline(rows, at, now))
      rows.instalments.push({ ...instalment, ...declined(rows, payment, { cardId, now }) });
    else {
      rows.instalments.push({ ...instalment, status: 'paid', updatedAt: at });
      pay(rows, registration, payment, index > 0);
    }
  }
}

interface Payment {
  readonly id: string;
  readonly of: { readonly registrationId: string };
  readonly instalmentId: string;
  readonly cents: number;
  readonly at: Date;
}

function pay(
  rows: Rows,
  { userId, by, cardId }: SeededRegistration,
  payment: Payment,
  isByJob: boolean,
): void {
  const { id, of, instalmentId, cents, at } = payment;
  if (by === 'card') {
    const key = isByJob ? { key: `${keyPrefix}${instalmentId}_1` } : {};
    addByCard(rows, { ...payment, ...key, cardId });
  } else if (by === 'cash') {
    addWithoutCard(rows, { ...payment, method: 'cash', key: `cash_${id}`, actorId: 'person-desk' });
    addEntry(rows, {
      at,
      action: 'payment.take',
      actorId: 'person-desk',
      target: `payment:${id}`,
      personId: userId,
      before: null,
      after: { registration_id: of.registrationId, method: 'cash', amount: fromCents(cents) },
    });
  } else if (by !== undefined) {
    const key = by === 'pass' ? `pass_${of.registrationId}` : `charge_${id}`;
    addWithoutCard(rows, { ...payment, method: by, key });
  }
}

const mostDeclined = 2;
const declinedWithinMs = 4 * dayMs;

const isNextDecline = (rows: Rows, at: Date, now: Date): boolean =>
  at.getTime() > now.getTime() - declinedWithinMs &&
  rows.instalments.filter(({ status }) => status === 'failed').length < mostDeclined;

/** An instalment that the bank declined, with the attempts since. */
function declined(
  rows: Rows,
  { id, ...payment }: Payment,
  { cardId, now }: { cardId: string | null; now: Date },
) {
  let next: Date | null = payment.at;
  let updatedAt = payment.at;
  let declines = 0;
  while (next !== null && next < now) {
    declines += 1;
    updatedAt = next;
    const key = `${keyPrefix}${payment.instalmentId}_${declines}`;
    const failureCode = 'insufficient_funds';
    addByCard(rows, { ...payment, id: `${id}-${declines}`, at: next, key, cardId, failureCode });
    const days: number | undefined = againAfterDays[declines - 1];
    next = days === undefined ? null : new Date(next.getTime() + days * dayMs);
  }
  emptyCard(rows, cardId);
  return { status: 'failed' as const, declines, nextAttemptAt: next, updatedAt };
}
