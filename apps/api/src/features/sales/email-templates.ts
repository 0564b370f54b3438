import { brand } from '@detroit-well/config/brand';
import { heldPlaceText } from '@detroit-well/config/held-place';
import { formatCents } from '@detroit-well/pricing';
import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';

interface SaleLink {
  readonly firstName: string;
  /** What is sold. */
  readonly what: string;
  readonly cents: number;
  readonly url: string;
  /** Of a place: until when it is held. */
  readonly heldUntil: Date | null;
}

export const saleLinkEmail = emailTemplate<SaleLink>(
  'sale_link',
  ({ firstName, what, cents, url, heldUntil }) => ({
    subject: `${what} at ${brand.name}: pay here`,
    paragraphs: [
      greeting(firstName),
      `${what} costs ${formatCents(cents)}. You pay it with the link below, without a password, within 24 hours. It is yours when it is paid, and nothing was charged by this email.`,
      ...(heldUntil === null ? [] : [heldPlaceText(heldUntil)]),
    ],
    headline: 'Ready for you.',
    link: { label: 'Look and pay', url },
    reason: 'You get this because you asked the studio for a link to pay with.',
  }),
);
