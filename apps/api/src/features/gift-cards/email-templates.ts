import { giftCardTexts } from '@detroit-well/config/gift-cards';
import { formatLongDay } from '@detroit-well/config/studio-time';
import { formatCents } from '@detroit-well/pricing';
import { emailTemplate } from '../../platform/mail/email/email.ts';

interface Bought {
  readonly cents: number;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
  /** Null: at once. */
  readonly sendOn: string | null;
  /** Where the recipient enters the code. */
  readonly redeemUrl: string;
}

const becomesCredit = 'It becomes studio credit, pays for any session and never expires.';

const written = (message: string) => (message === '' ? {} : { quote: message });

/** Without an address it is printed. */
function wayOf({ recipientEmail, sendOn }: Bought): string {
  if (recipientEmail === '') return 'printed at the desk';
  return sendOn === null
    ? `sent to ${recipientEmail} now`
    : `sent to ${recipientEmail} on ${formatLongDay(sendOn)}, at 9:00 AM in Detroit`;
}

/** The receipt of the buyer. */
export const giftCardBoughtEmail = emailTemplate<Bought>('gift_card_bought', (card) => ({
  subject: `Receipt: ${formatCents(card.cents)} gift card for ${card.recipientName}`,
  headline: card.recipientEmail === '' ? 'It’s yours to give.' : giftCardTexts.onItsWay,
  paragraphs: [
    `Your gift card for ${card.recipientName} is ${wayOf(card)}.`,
    `The code is only ${card.recipientEmail === '' ? 'on it' : 'in that email'}. ${becomesCredit}`,
  ],
  ...written(card.message),
  amounts: { title: 'Payment', rows: [['Paid', formatCents(card.cents)]] },
  after: [`${giftCardTexts.refund} To get it, reply to this email.`],
  reason: 'You get this because you bought a gift card.',
}));

interface Sent extends Bought {
  readonly senderName: string;
  readonly code: string;
}

/** The gift card itself: the only place where its code is. */
export const giftCardEmail = emailTemplate<Omit<Sent, 'sendOn' | 'recipientEmail'>>(
  'gift_card',
  ({ cents, recipientName, senderName, message, code, redeemUrl }) => ({
    subject: senderName === '' ? giftCardTexts.received : `${senderName} sent you a gift card`,
    headline: `${formatCents(cents)} on the floor, ${recipientName}`,
    preheader: message || `${formatCents(cents)} for any session.`,
    paragraphs: [],
    ...written(message),
    facts: [
      ...(senderName === '' ? [] : [['From', senderName] as const]),
      ['Your code', code],
      ['Worth', formatCents(cents)],
    ],
    link: { label: 'Redeem your gift card', url: redeemUrl },
    after: [
      `Sign in or create an account, and enter the code. ${becomesCredit}`,
      'Keep this email: the code is nowhere else.',
    ],
    reason: 'You get this because somebody gave you a gift card.',
  }),
);
