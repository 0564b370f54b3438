import { formatLongDay } from '@detroit-well/config/studio-time';
import { formatCents, type PlanPeriod } from '@detroit-well/pricing';
import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';
import { howToStop, reason, seeIt } from '../memberships/email-templates.ts';

interface ChangedPrice {
  readonly firstName: string;
  readonly tier: string;
  readonly period: PlanPeriod;
  readonly before: number;
  readonly after: number;
  /** A promo code lowers what they pay of it. */
  readonly hasCode?: boolean;
  /** The first payment at the new price. */
  readonly firstOn: string;
  /** The membership in the portal. */
  readonly url: string;
}

interface RisenPrice extends ChangedPrice {
  /** No payment before this day costs more. */
  readonly fromDay: string;
}

const fromTo = ({ before, after, period }: ChangedPrice): string =>
  `from ${formatCents(before)} to ${formatCents(after)} a ${period}`;

const changeText = (data: ChangedPrice): string =>
  `The price of your ${data.tier} membership goes ${fromTo(data)}.`;

const codeText = ({ hasCode = false }: Pick<ChangedPrice, 'hasCode'>): string[] =>
  hasCode
    ? ['These are the prices without your promo code. It goes on taking its part off them, as you agreed.']
    : [];

export const priceRisesEmail = emailTemplate<RisenPrice>('membership_price_rises', (data) => ({
  subject: `${formatCents(data.after)} from ${formatLongDay(data.firstOn)}: ${data.tier} membership`,
  paragraphs: [
    greeting(data.firstName),
    changeText(data),
    ...codeText(data),
    `Your first payment at ${formatCents(data.after)} is on ${formatLongDay(data.firstOn)}. Every payment before ${formatLongDay(data.fromDay)} still costs ${formatCents(data.before)}.`,
    `If you do not want it, cancel before ${formatLongDay(data.firstOn)}. ${howToStop}`,
  ],
  link: { label: seeIt, url: data.url },
  reason,
}));

export const priceFallsEmail = emailTemplate<ChangedPrice>('membership_price_falls', (data) => ({
  subject: `You pay less: ${data.tier} membership`,
  paragraphs: [
    greeting(data.firstName),
    changeText(data),
    ...codeText(data),
    `Your next payment, on ${formatLongDay(data.firstOn)}, costs ${formatCents(data.after)}. You do not need to do anything.`,
  ],
  link: { label: seeIt, url: data.url },
  reason,
}));

export const priceStaysEmail = emailTemplate<Omit<ChangedPrice, 'after' | 'firstOn'>>(
  'membership_price_stays',
  ({ firstName, tier, period, before, hasCode, url }) => ({
    subject: `Your price stays: ${tier} membership`,
    paragraphs: [
      greeting(firstName),
      `We told you that your ${tier} membership would cost more. It does not: you go on paying ${formatCents(before)} a ${period}.`,
      ...codeText({ hasCode: hasCode ?? false }),
    ],
    link: { label: seeIt, url },
    reason,
  }),
);

export const plannedPriceRisesEmail = emailTemplate<ChangedPrice>(
  'membership_planned_price_rises',
  (data) => ({
    subject: `${formatCents(data.after)} from ${formatLongDay(data.firstOn)}: ${data.tier} membership`,
    paragraphs: [
      greeting(data.firstName),
      `On ${formatLongDay(data.firstOn)} your membership changes to ${data.tier}, as you chose. Since then its price went ${fromTo(data)}, and that is what you pay from that day on.`,
      ...codeText(data),
      'If you do not want it, open your dashboard, then Membership, before that day: take the change back, choose another plan, or cancel.',
    ],
    link: { label: seeIt, url: data.url },
    reason,
  }),
);
