import { formatLongDay } from '@detroit-well/config/studio-time';
import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';
import { reason, seeIt } from './email-templates.ts';

interface EndingMembership {
  readonly firstName: string;
  readonly tier: string;
  readonly lastDay: string;
  readonly url: string;
}

/** A membership that does not renew ends in a week. */
export const membershipEndsEmail = emailTemplate<EndingMembership>(
  'membership_ends',
  ({ firstName, tier, lastDay, url }) => ({
    subject: `Ends on ${formatLongDay(lastDay)}: ${tier} membership`,
    paragraphs: [
      greeting(firstName),
      `Your ${tier} membership holds through ${formatLongDay(lastDay)}. No card is stored for it, so nothing is charged and it does not renew.`,
      'To go on, store a card under Membership before then, or pay at the desk.',
    ],
    link: { label: seeIt, url },
    reason,
  }),
);
