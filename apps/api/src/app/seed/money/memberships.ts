import {
  membershipActiveOn,
  membershipGrace,
  periodStart,
  renewalNoticeDays,
  renewalRetryDays,
  type PlanPeriod,
} from '@detroit-well/pricing';
import { dayMs } from '@detroit-well/config/durations';
import { renewalPrefix } from '../../../features/memberships/claim-renewal.ts';
import { addDays, studioDay } from '@detroit-well/config/studio-time';
import type { Client } from '../people/clients.ts';
import { cardOf } from '../people/cards.ts';
import { addEntry } from '../rows/audit.ts';
import { between } from '../rows/chance.ts';
import { awakeOn, collectedOn } from '../rows/human-time.ts';
import type { Rows } from '../rows/rows.ts';
import { sold } from '../plans/sold.ts';
import { addByCard } from './ledger.ts';

type Membership = Rows['memberships'][number];

/** Adds the memberships of the clients, with every period that was paid for. */
export function addMemberships(rows: Rows, clients: readonly Client[], now: Date): void {
  for (const client of clients) {
    if (client.habit === 'granted') addGranted(rows, client, now);
    else if (isBought(client.habit)) addBought(rows, client, client.habit, now);
  }
}

type Bought = keyof typeof startsBefore;
/** So many days ago a membership began whose state depends on it; the others begin after their person joined. */
const startsBefore = {
  month: null,
  year: null,
  ending: null,
  paused: 40,
  past_due: 95,
  over: 100,
} as const;
const isBought = (habit: Client['habit']): habit is Bought => habit in startsBefore;

function addBought(rows: Rows, client: Client, habit: Bought, now: Date): void {
  const today = studioDay(now);
  const joined = studioDay(client.joinedAt);
  const before = startsBefore[habit];
  const usual = addDays(joined, between(`${client.id} becomes a member`, 1, 9));
  const yesterday = addDays(today, -1);
  const anchorDay = before === null ? (usual < yesterday ? usual : yesterday) : addDays(today, -before);
  const plan = sold[habit === 'year' ? 1 : 0];
  const paidPeriods = habit === 'over' ? 2 : periodsUntil(anchorDay, plan.period, today, habit);
  const paidUntil = periodStart(anchorDay, plan.period, paidPeriods);
  const id = `membership-${client.id}`;
  const card = cardOf(client);
  for (let period = 0; period < paidPeriods; period += 1) {
    const periodFrom = periodStart(anchorDay, plan.period, period);
    addByCard(rows, {
      id: `payment-${id}-${period + 1}`,
      of: { membershipId: id },
      cents: plan.priceCents,
      at: period === 0 ? awakeOn(anchorDay, id) : collectedOn(periodFrom, id),
      ...(period > 0 && { key: `${renewalPrefix}${id}_${periodFrom}_1` }),
      cardId: card.id,
      periodFrom,
      planVersionId: `${plan.id}-1`,
    });
  }
  const membership: Membership = {
    id,
    userId: client.id,
    tier: plan.name,
    state: 'active',
    source: 'bought',
    planVersionId: `${plan.id}-1`,
    startDate: anchorDay,
    anchorDay,
    paidPeriods,
    paidUntil,
    paymentMethodRef: card.id,
    announcedFor: paidUntil <= addDays(today, renewalNoticeDays) ? paidUntil : null,
    createdAt: awakeOn(anchorDay, id),
  };
  rows.memberships.push({ ...membership, ...stateOf(rows, membership, habit, now) });
}

/** The number of periods that began before a day. The renewal of a past due one was declined, so its last one is not paid. */
function periodsUntil(anchorDay: string, period: PlanPeriod, today: string, habit: Bought): number {
  let periods = 1;
  while (periodStart(anchorDay, period, periods) < today) periods += 1;
  return habit === 'past_due' ? periods - 1 : periods;
}

/** The differences of the states other than active, as the product leaves them. */
function stateOf(rows: Rows, membership: Membership, habit: Bought, now: Date): Partial<Membership> {
  const { paidUntil } = membership;
  const today = studioDay(now);
  if (paidUntil == null) return {};
  const lastDay = addDays(paidUntil, -1);
  switch (habit) {
    case 'ending':
      return { cancelAtPeriodEnd: true, endDate: lastDay, announcedFor: null };
    case 'over':
      return { state: 'cancelled', cancelAtPeriodEnd: true, endDate: lastDay, announcedFor: null };
    case 'paused':
      return {
        state: 'paused',
        pauseFrom: addDays(today, -8),
        pauseUntil: addDays(today, 27),
        announcedFor: null,
      };
    case 'past_due':
      return declined(rows, membership, paidUntil, now);
    default:
      return {};
  }
}

/** The renewal that the bank declined, with the attempts since. */
function declined(
  rows: Rows,
  { id, userId, planVersionId }: Membership,
  paidUntil: string,
  now: Date,
): Partial<Membership> {
  const first = collectedOn(paidUntil, `${id} is declined`);
  const attempts = [0, ...renewalRetryDays].map((days) => new Date(first.getTime() + days * dayMs));
  const made = attempts.filter((at) => at < now);
  for (const [index, at] of made.entries())
    addByCard(rows, {
      id: `payment-${id}-declined-${index + 1}`,
      of: { membershipId: id ?? '' },
      cents: sold[0].priceCents,
      at,
      key: `${renewalPrefix}${id}_${paidUntil}_${index + 1}`,
      cardId: `pm_sandbox_${userId}`,
      periodFrom: paidUntil,
      planVersionId: planVersionId ?? null,
      failureCode: 'insufficient_funds',
    });
  return {
    state: 'past_due',
    declines: made.length,
    declinedAt: first,
    nextAttemptAt: attempts[made.length] ?? null,
    endDate: addDays(paidUntil, membershipGrace.graceDays - 1),
  };
}

/** A membership for a person who helps on the floor. */
function addGranted(rows: Rows, { id: userId, joinedAt }: Client, now: Date): void {
  const id = `membership-${userId}`;
  const startDate = addDays(studioDay(joinedAt), 1);
  const endDate = addDays(startDate, 364);
  const at = awakeOn(startDate, id);
  const tier = 'Floor guard';
  rows.memberships.push({ id, userId, tier, startDate, endDate, createdAt: at });
  const state = startDate <= studioDay(now) ? 'active' : 'pending';
  addEntry(rows, {
    at,
    action: 'membership.grant',
    actorId: 'person-manager',
    target: `membership:${id}`,
    personId: userId,
    before: null,
    after: {
      id,
      tier,
      state,
      source: 'granted',
      start_date: startDate,
      end_date: endDate,
      next_payment_on: null,
      pause_from: null,
      pause_until: null,
      can_pause: false,
    },
    reason: 'Guards the floor on Sundays.',
  });
}

/** The memberships of each person, as the price of a booking depends on them. */
export function memberRates(rows: Rows): (userId: string, bookedOn: string, sessionDay: string) => boolean {
  return (userId, bookedOn, sessionDay) =>
    membershipActiveOn(
      rows.memberships
        .filter((one) => one.userId === userId && one.startDate <= bookedOn)
        .map(({ startDate, endDate, pauseFrom, pauseUntil, declinedAt }) => ({
          is_active: true,
          start_date: startDate,
          // Before the decline, its end was not known.
          end_date: declinedAt && bookedOn < studioDay(declinedAt) ? null : (endDate ?? null),
          pause_from: pauseFrom ?? null,
          pause_until: pauseUntil ?? null,
        })),
      sessionDay,
    );
}
