import type { Contract } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { membershipCardLinkEmail } from './email-templates.ts';
import { takesCard } from './membership-view.ts';
import type { MembershipDeps } from './office-view.ts';
import { lockOwn } from './own-membership.ts';
import { membershipUrl, payerOf } from './payer.ts';

/** Emails a person the page of their membership, where they choose its card. */
export const sendCardLink: Handler<Contract['officeMemberships']['sendCardLink'], MembershipDeps> = (
  call,
  { office, mail, settings, clock },
) =>
  office.change(call, async (tx, record) => {
    const { id: userId, membership_id: id } = call.params;
    const today = studioDay(clock.now());
    const membership = await lockOwn(tx, id, userId, today);
    if (!takesCard(membership, today)) throw problem('not_renewing');
    const { email, firstName } = await payerOf(tx, userId);
    if (email === '') throw problem('email_missing');
    const { tier } = membership;
    await mail.send(tx, membershipCardLinkEmail(email, { firstName, tier, url: membershipUrl(settings) }));
    await tx.update(memberships).set({ linkSentAt: clock.now() }).where(eq(memberships.id, id));
    await record({
      action: 'membership.link',
      target: `membership:${id}`,
      personId: userId,
      before: null,
      after: { membership: tier },
    });
    return { sent_to: email };
  });
