import type { Contract } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { owedCents } from '../booking/ledger/open-instalments.ts';
import { sessionUrl } from '../booking/registration/session-url.ts';
import type { MoneyDeps } from './dependencies.ts';
import { paymentLinkEmail } from './email-templates.ts';
import { lockRegistration, requirePayable } from './payable.ts';

/** Emails a person the page on which they pay what is open. */
export const sendLink: Handler<Contract['officePayments']['sendLink'], MoneyDeps> = (
  call,
  { office, mail, settings, clock },
) =>
  office.change(call, async (tx, record) => {
    const { registration_id: id } = call.body;
    const registration = await lockRegistration(tx, id);
    const cents = owedCents(registration);
    requirePayable(registration, cents);
    const { email, firstName, sessionTitle, sessionId, userId } = registration;
    if (email === '') throw problem('email_missing');
    const url = sessionUrl(sessionId, settings);
    await mail.send(tx, paymentLinkEmail(email, { firstName, sessionTitle, cents, url }));
    await tx.update(registrations).set({ linkSentAt: clock.now() }).where(eq(registrations.id, id));
    await record({
      action: 'payment.link',
      target: `registration:${id}`,
      personId: userId,
      before: null,
      after: { owed: fromCents(cents) },
    });
    return { id, email, owed: fromCents(cents) };
  });
