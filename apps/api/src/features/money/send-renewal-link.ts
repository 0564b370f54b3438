import type { Contract } from '@detroit-well/api-client/contract';
import { addDays } from '@detroit-well/config/studio-time';
import { formatCents, fromCents, membershipGrace, revivableUntil } from '@detroit-well/pricing';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { membershipDeclinedEmail } from '../memberships/email-templates.ts';
import { dueOf } from '../memberships/pay-due.ts';
import { canPay } from '../memberships/membership-view.ts';
import { payerOf } from '../memberships/payer.ts';
import { sendPaymentLink } from '../payment-links/send-payment-link.ts';
import { bankWords } from '../payments/port/bank-words.ts';
import { asksToConfirm } from '../payments/port/decline-reason.ts';
import type { MoneyDeps } from './dependencies.ts';
import { lockMembership, notDue } from './renewals.ts';

/** Makes a link with which a member pays a declined renewal, also with another card, and sends it. */
export const sendRenewalLink: Handler<Contract['officePayments']['sendRenewalLink'], MoneyDeps> = (
  call,
  deps,
) =>
  deps.office.change(call, async (tx, record) => {
    const { params, body, caller } = call;
    const now = deps.clock.now();
    const today = studioDay(now);
    const membership = await lockMembership(tx, params.id);
    const { id, userId, tier, paidUntil, nextAttemptMs, declinedMs } = membership;
    const due = canPay(membership, today) ? dueOf(membership, today) : null;
    if (due === null || paidUntil === null) throw problem('nothing_to_pay', { message: notDue });
    const { cents } = due;
    const payer = await payerOf(tx, userId);
    const lastDay = addDays(
      declinedMs === null ? paidUntil : studioDay(new Date(declinedMs)),
      membershipGrace.graceDays - 1,
    );
    const { send, email, made } = await sendPaymentLink(tx, deps, {
      wanted: {
        userId,
        amountCents: cents,
        actorId: caller.userId,
        of: { pays: 'renewal', membershipId: id },
      },
      send: body.send,
      email: payer.email,
      emailOf: (to, url) =>
        membershipDeclinedEmail(to, {
          firstName: payer.firstName,
          tier,
          cents,
          asks: asksToConfirm(membership.payments[0]?.failureCode ?? null),
          bankSaid: bankWords(membership.payments[0]?.failureCode ?? null),
          lastDay: lastDay >= today ? lastDay : null,
          againOn: nextAttemptMs === null ? null : studioDay(new Date(nextAttemptMs)),
          revivableUntil: revivableUntil(paidUntil),
          url,
        }),
      asks: `Please pay ${formatCents(cents)} for your membership`,
    });
    if (send !== 'none') await tx.update(memberships).set({ linkSentAt: now }).where(eq(memberships.id, id));
    const owed = fromCents(cents);
    await record({
      action: 'payment.link',
      target: `membership:${id}`,
      personId: userId,
      before: null,
      after: { owed, send },
    });
    return { id, email, owed, ...made };
  });
