import { laterPlans, schedule, type PaymentPlan } from '@detroit-well/pricing';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { problem } from '../../../platform/calls/problem.ts';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import type { Db } from '../../../platform/database/database.ts';
import { instalments, registrations } from '../../../platform/database/schema/registrations.ts';
import { isOneOf, openInstalmentStatuses } from '../../../platform/database/schema/statuses.ts';
import type { PlanStart } from '../ledger/charges.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';

const planIsSet = 'This registration already has a payment plan.';

/**
 * The plan that a payment of a reserved seat starts (ADR-010), or null if it pays an instalment as it is. Throws
 * `plan_unavailable` if the plan would end after the session.
 */
export function planStartOf(
  registration: RegistrationRecord,
  plan: PaymentPlan | undefined,
  now: Date,
): PlanStart | null {
  const [first] = registration.instalments;
  const isPaid = first === undefined || !isOneOf(openInstalmentStatuses, first.status);
  if (plan === undefined || plan === registration.plan || isPaid) return null;
  const days = { today: studioDay(now), sessionDay: studioDay(registration.startsAt) };
  const offered = laterPlans(registration, days);
  if (!offered.includes(plan)) {
    const { message } = problem('plan_unavailable', offered.length === 0 ? { message: planIsSet } : {});
    throw problem('plan_unavailable', { message, payment_plan: [message] });
  }
  const cents = schedule(registration.priceCents, plan, days.today)[0]?.cents ?? 0;
  return { plan, cents };
}

/** A payment that starts a plan. */
interface FirstPayment {
  readonly registrationId: string;
  /** The instalment with the whole price, which becomes the first of the plan. */
  readonly instalmentId: string;
  readonly plan: PaymentPlan;
  readonly priceCents: number;
  readonly requestedAt: Date;
}

/**
 * Replaces the one payment of a reserved seat by its plan, in the transaction that records the first payment as successful. Due
 * dates count from the day on which that payment was requested, as the member saw them.
 */
export async function startPlan(
  tx: Db,
  { registrationId, instalmentId, plan, priceCents, requestedAt }: FirstPayment,
  now: Date,
): Promise<void> {
  const [first, ...later] = schedule(priceCents, plan, studioDay(requestedAt));
  if (first === undefined) throw new Error(`Registration ${registrationId} has no price to pay in a plan.`);
  await tx
    .update(instalments)
    .set({ amountCents: first.cents, dueOn: first.dueOn, updatedAt: now })
    .where(eq(instalments.id, instalmentId));
  if (later.length > 0) {
    await tx.insert(instalments).values(
      later.map(({ cents, dueOn }, index) => ({
        id: randomUUID(),
        registrationId,
        position: index + 2,
        dueOn,
        amountCents: cents,
        status: 'due' as const,
        updatedAt: now,
      })),
    );
  }
  await tx.update(registrations).set({ plan, updatedAt: now }).where(eq(registrations.id, registrationId));
}
