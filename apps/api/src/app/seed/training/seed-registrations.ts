import { dayMs } from '@detroit-well/config/durations';
import { currentRefundPolicy, refundPolicyName, schedule } from '@detroit-well/pricing';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import type { Db } from '../../../platform/database/database.ts';
import { attendanceFacts } from '../../../platform/database/schema/attendance.ts';
import { payments } from '../../../platform/database/schema/payments.ts';
import { sandboxCards, sandboxCharges } from '../../../platform/database/schema/sandbox.ts';
import { instalments, registrations } from '../../../platform/database/schema/registrations.ts';
import { extraAttendees } from '../people/demo-people.ts';
import { attendanceOf } from './attendance-of.ts';
import type { PlannedSession } from './calendar.ts';
import { memberRegistrations, type SeededRegistration } from './member-registrations.ts';

interface Rows {
  registrations: (typeof registrations.$inferInsert)[];
  attendance: (typeof attendanceFacts.$inferInsert)[];
  instalments: (typeof instalments.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
  charges: (typeof sandboxCharges.$inferInsert)[];
  cards: (typeof sandboxCards.$inferInsert)[];
}

/**
 * Fills the calendar with registrations, one per taken seat. Each has its plan, its ledger row and the sandbox provider's
 * records, so that refunds work.
 */
export async function seedRegistrations(
  tx: Db,
  calendar: readonly PlannedSession[],
  now: Date,
): Promise<void> {
  const own = memberRegistrations(calendar, now);
  const others = calendar.flatMap((session, place) => {
    const taken = own.filter((seeded) => seeded.session.id === session.id).length;
    return extraAttendees.slice(0, session.taken - taken).map(({ id }, index): SeededRegistration => {
      const registeredAt = new Date(Math.min(now.getTime(), session.startsAt.getTime()) - 5 * dayMs);
      return {
        session,
        userId: id,
        rate: 'public',
        plan: 'full',
        paid: 1,
        registeredAt,
        turn: place + 4 * index,
      };
    });
  });
  const rows = [...own, ...others].map((seeded) => rowsOf(seeded, now));
  await tx.insert(sandboxCards).values(rows.flatMap((row) => row.cards));
  await tx.insert(registrations).values(rows.flatMap((row) => row.registrations));
  await tx.insert(attendanceFacts).values(rows.flatMap((row) => row.attendance));
  await tx.insert(instalments).values(rows.flatMap((row) => row.instalments));
  await tx.insert(sandboxCharges).values(rows.flatMap((row) => row.charges));
  await tx.insert(payments).values(rows.flatMap((row) => row.payments));
}

function rowsOf(
  { session, userId, rate, plan, paid, registeredAt, turn }: SeededRegistration,
  now: Date,
): Rows {
  const id = `registration-${session.id}-${userId}`;
  const priceCents = rate === 'member' ? session.of.priceMemberCents : session.of.pricePublicCents;
  const rows: Rows = {
    registrations: [],
    attendance: [],
    instalments: [],
    payments: [],
    charges: [],
    cards: [],
  };
  // The card of the first payment also pays the remaining instalments.
  const cardId = plan !== 'full' && paid > 0 ? `pm_sandbox_${id}` : null;
  if (cardId !== null) {
    rows.cards.push({
      id: cardId,
      behaviour: 'succeeds',
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: now.getUTCFullYear() + 4,
    });
  }
  rows.registrations.push({
    id,
    sessionId: session.id,
    userId,
    status: 'confirmed',
    priceCents,
    rate,
    plan,
    policy: refundPolicyName(currentRefundPolicy),
    paymentMethodRef: cardId,
    source: 'seed',
    confirmedAt: registeredAt,
    createdAt: registeredAt,
    updatedAt: registeredAt,
  });
  session.meetings.forEach((meeting, index) => {
    if (meeting.endsAt >= now) return;
    const recorded = attendanceOf(turn + index, meeting);
    rows.attendance.push({
      id: `${id}-attendance-${index + 1}`,
      registrationId: id,
      sessionId: session.id,
      meeting: index + 1,
      ...recorded,
      recordedAt: recorded.at,
    });
  });
  schedule(priceCents, plan, studioDay(registeredAt)).forEach(({ dueOn, cents }, index) => {
    const instalmentId = `${id}-${index + 1}`;
    const isPaid = index < paid;
    rows.instalments.push({
      id: instalmentId,
      registrationId: id,
      position: index + 1,
      dueOn,
      amountCents: cents,
      status: isPaid ? 'paid' : 'due',
    });
    if (!isPaid) return;
    const chargeId = `ch_sandbox_${instalmentId}`;
    const money = {
      kind: 'charge' as const,
      amountCents: cents,
      createdAt: registeredAt,
      updatedAt: registeredAt,
    };
    const clientSecret = `secret_sandbox_${instalmentId}`;
    rows.charges.push({
      ...money,
      id: chargeId,
      idempotencyKey: instalmentId,
      status: 'succeeded',
      clientSecret,
    });
    rows.payments.push({
      ...money,
      id: `payment-${instalmentId}`,
      registrationId: id,
      instalmentId,
      status: 'succeeded',
      provider: 'sandbox',
      providerRef: chargeId,
      idempotencyKey: instalmentId,
    });
  });
  return rows;
}
