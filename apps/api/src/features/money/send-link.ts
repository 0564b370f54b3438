import type { Contract } from '@detroit-well/api-client/contract';
import { formatCents, fromCents } from '@detroit-well/pricing';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { openInstalments, owedCents } from '../booking/ledger/open-instalments.ts';
import { sendPaymentLink } from '../payment-links/send-payment-link.ts';
import type { MoneyDeps } from './dependencies.ts';
import { paymentLinkEmail } from './email-templates.ts';
import { lockRegistration, requirePayable } from './payable.ts';

/** Makes a link with which a person pays all that is open, or the next payment of a plan, and sends it. */
export const sendLink: Handler<Contract['officePayments']['sendLink'], MoneyDeps> = (call, deps) =>
  deps.office.change(call, async (tx, record) => {
    const { body, caller } = call;
    const { registration_id: id, send: how } = body;
    const registration = await lockRegistration(tx, id);
    const open = openInstalments(registration);
    requirePayable(registration, owedCents(registration));
    const { firstName, sessionTitle, userId, startsAt } = registration;
    if (userId === null) throw new Error('a confirmed registration without an account');
    const cents = open[0]?.cents ?? 0;
    const position = open.length > 1 ? (open[0]?.position ?? null) : null;
    const { send, email, made } = await sendPaymentLink(tx, deps, {
      wanted: {
        userId,
        amountCents: cents,
        actorId: caller.userId,
        of: { pays: 'registration', registrationId: id, position },
        startsAt,
      },
      send: how,
      email: registration.email,
      emailOf: (to, url) => paymentLinkEmail(to, { firstName, sessionTitle, cents, url }),
      asks: `Please pay ${formatCents(cents)} for ${sessionTitle}`,
    });
    if (send !== 'none')
      await tx.update(registrations).set({ linkSentAt: deps.clock.now() }).where(eq(registrations.id, id));
    await record({
      action: 'payment.link',
      target: `registration:${id}`,
      personId: userId,
      before: null,
      after: { owed: fromCents(cents), send },
    });
    return { id, email, owed: fromCents(cents), ...made };
  });
