import type { Contract } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { sendPaymentLink } from '../payment-links/send-payment-link.ts';
import { membershipCardLinkEmail } from './email-templates.ts';
import { takesCard } from './membership-view.ts';
import type { MembershipDeps } from './office-view.ts';
import { lockOwn } from './own-membership.ts';
import { payerOf } from './payer.ts';

/** Makes a link with which a person stores the card of their membership, and sends it. */
export const sendCardLink: Handler<Contract['officeMemberships']['sendCardLink'], MembershipDeps> = (
  call,
  deps,
) =>
  deps.office.change(call, async (tx, record) => {
    const { params, body, caller } = call;
    const { id: userId, membership_id: id } = params;
    const now = deps.clock.now();
    const today = studioDay(now);
    const membership = await lockOwn(tx, id, userId, today);
    if (!takesCard(membership, today)) throw problem('not_renewing');
    const { tier } = membership;
    const payer = await payerOf(tx, userId);
    const { send, made } = await sendPaymentLink(tx, deps, {
      wanted: { userId, amountCents: null, actorId: caller.userId, of: { pays: 'card', membershipId: id } },
      send: body.send,
      email: payer.email,
      emailOf: (to, url) => membershipCardLinkEmail(to, { firstName: payer.firstName, tier, url }),
      asks: 'Please choose the card of your membership',
    });
    if (send !== 'none') await tx.update(memberships).set({ linkSentAt: now }).where(eq(memberships.id, id));
    await record({
      action: 'membership.link',
      target: `membership:${id}`,
      personId: userId,
      before: null,
      after: { membership: tier, send },
    });
    return made;
  });
