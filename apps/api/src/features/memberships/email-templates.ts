import { addDays, formatLongDay } from '@detroit-well/config/studio-time';
import { formatCents, type PlanPeriod } from '@detroit-well/pricing';
import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';
import { periodsText } from './periods-text.ts';

interface PaidMembership {
  readonly firstName: string;
  readonly tier: string;
  readonly cents: number;
  /** Of each later period. */
  readonly price: number;
  readonly period: PlanPeriod;
  /** The first day that is not paid. */
  readonly paidUntil: string;
  readonly renews: boolean;
  /** What they agreed to at the desk, word for word. */
  readonly agreed?: string | null;
  /** The first later payment at another price than the next one. */
  readonly changes?: { readonly on: string; readonly cents: number } | null;
  /** The membership in the portal. */
  readonly url: string;
}

export const reason = 'You get this because you have a membership with us.';
export const seeIt = 'See your membership';

const noMore = 'Nothing more is charged.';

const nextText = (price: number, on: string, period: PlanPeriod): string =>
  `The next payment is ${formatCents(price)} on ${formatLongDay(on)}, then every ${period}, until you cancel.`;

const priceChangeText = (changes: PaidMembership['changes']): string =>
  changes ? ` From ${formatLongDay(changes.on)} on it is ${formatCents(changes.cents)}, as we told you.` : '';

const howItGoesOn = ({ renews, price, paidUntil, period, changes }: PaidMembership): string =>
  renews
    ? nextText(price, paidUntil, period) + priceChangeText(changes)
    : `Your membership holds through ${formatLongDay(addDays(paidUntil, -1))}. ${noMore}`;

const agreedText = (agreed: PaidMembership['agreed']): string[] =>
  agreed ? [`At the desk you agreed: "${agreed}"`] : [];

export const howToStop = 'To stop, open your dashboard, then Membership, and cancel. You keep what is paid.';

const howToGoOn = 'To go on after that day, store a card under Membership, or pay at the desk again.';

export const membershipJoinedEmail = emailTemplate<PaidMembership>('membership_joined', (data) => ({
  subject: `You are a member: ${data.tier}`,
  paragraphs: [
    greeting(data.firstName),
    'Your membership begins today. You pay the member rate from now on.',
    howItGoesOn(data),
    ...agreedText(data.agreed),
  ],
  headline: 'Welcome, member.',
  amounts: { title: 'Payment', rows: [['Paid today', formatCents(data.cents)]] },
  link: { label: seeIt, url: data.url },
  after: [data.renews ? howToStop : howToGoOn],
  reason,
}));

export const membershipRenewedEmail = emailTemplate<PaidMembership>('membership_renewed', (data) => ({
  subject: `Payment received: ${data.tier} membership`,
  paragraphs: [
    greeting(data.firstName),
    `We received ${formatCents(data.cents)} for your membership.`,
    howItGoesOn(data),
    ...agreedText(data.agreed),
  ],
  amounts: { title: 'Payment', rows: [['Paid', formatCents(data.cents)]] },
  link: { label: seeIt, url: data.url },
  after: data.renews ? [howToStop] : [],
  reason,
}));

interface ChangedMembership extends PaidMembership {
  /** The number of paid ones. */
  readonly periods: number;
  /** The value of the unused days of the plan before. */
  readonly prorationCents: number;
}

export const planChangedEmail = emailTemplate<ChangedMembership>('membership_plan_changed', (data) => ({
  subject: `Your plan is changed: ${data.tier} membership`,
  paragraphs: [
    greeting(data.firstName),
    `Your membership is ${data.tier}, each ${data.period}, from today on.`,
    howItGoesOn(data),
  ],
  amounts: {
    title: 'Payment',
    rows: [
      [
        `${data.tier}, ${periodsText(data.periods, data.period)}`,
        formatCents(data.cents + data.prorationCents),
      ],
      ['Unused days of your plan before', `-${formatCents(data.prorationCents)}`],
      ['Paid today', formatCents(data.cents)],
    ],
  },
  link: { label: seeIt, url: data.url },
  after: [howToStop],
  reason,
}));

interface PlannedChange {
  readonly firstName: string;
  readonly tier: string;
  readonly price: number;
  readonly period: PlanPeriod;
  /** The day of the next payment. */
  readonly on: string;
  /** True if a planned change was taken back. */
  readonly isOwn: boolean;
  readonly url: string;
}

export const planChangePlannedEmail = emailTemplate<PlannedChange>(
  'membership_plan_planned',
  ({ firstName, tier, price, period, on, isOwn, url }) => ({
    subject: isOwn
      ? `You keep your plan: ${tier} membership`
      : `Your plan changes on ${formatLongDay(on)}: ${tier}`,
    paragraphs: [
      greeting(firstName),
      isOwn
        ? 'You took back the change of your plan. It stays as it is.'
        : `Your membership changes to ${tier} on ${formatLongDay(on)}. Until then it stays as it is. Nothing was charged.`,
      nextText(price, on, period),
    ],
    link: { label: seeIt, url },
    reason,
  }),
);

interface RenewingMembership {
  readonly firstName: string;
  readonly tier: string;
  readonly cents: number;
  /** The day of the payment. */
  readonly on: string;
  readonly url: string;
}

/** A payment is a week away. */
export const membershipRenewsEmail = emailTemplate<RenewingMembership>(
  'membership_renews',
  ({ firstName, tier, cents, on, url }) => ({
    subject: `Renews on ${formatLongDay(on)}: ${tier} membership`,
    paragraphs: [
      greeting(firstName),
      `Your membership renews on ${formatLongDay(on)}. We charge ${formatCents(cents)} to your saved card then; you do not need to do anything.`,
      'To pause or cancel it before that, open your dashboard, then Membership.',
    ],
    link: { label: seeIt, url },
    reason,
  }),
);

interface CancelledMembership {
  readonly firstName: string;
  readonly tier: string;
  /** The last day with the member rate; null if it has ended. */
  readonly lastDay: string | null;
  /** True while a payment is not decided, such as one that the bank asks about. */
  readonly isPaying: boolean;
  /** True if the studio did it for the member. */
  readonly byTeam?: boolean;
  readonly url: string;
}

function whatHolds(lastDay: string | null, isPaying: boolean): string {
  if (lastDay === null) return `, and it has ended. ${noMore}`;
  return isPaying
    ? '. The payment that has begun is still taken if you confirm it, and what it pays is yours. Nothing more is charged after it.'
    : `. It holds through ${formatLongDay(lastDay)}, and nothing more is charged. Until then you can take this back.`;
}

export const membershipCancelledEmail = emailTemplate<CancelledMembership>(
  'membership_cancelled',
  ({ firstName, tier, lastDay, isPaying, byTeam, url }) => ({
    subject: `Cancelled: ${tier} membership`,
    paragraphs: [
      greeting(firstName),
      `${byTeam ? 'The studio cancelled your membership for you' : 'You cancelled your membership'}${whatHolds(lastDay, isPaying)}`,
    ],
    link: { label: seeIt, url },
    reason,
  }),
);

interface DeclinedRenewal {
  readonly firstName: string;
  readonly tier: string;
  readonly cents: number;
  /** True if the bank wants the member to confirm the payment. */
  readonly asks: boolean;
  /** What the bank said; null if it said nothing. */
  readonly bankSaid: string | null;
  /** The last day with the member rate; null if it is over. */
  readonly lastDay: string | null;
  /** The day of the next attempt; null if there is none. */
  readonly againOn: string | null;
  /** The last day on which one payment brings the membership back. */
  readonly revivableUntil: string;
  readonly url: string;
}

function declinedSubject(tier: string, { asks, hasEnded }: { asks: boolean; hasEnded: boolean }): string {
  if (hasEnded) return `Expired: ${tier} membership`;
  return asks ? `Please confirm: ${tier} membership` : `Payment declined: ${tier} membership`;
}

/** The card was declined for a renewal, or the bank asks its owner to confirm. */
export const membershipDeclinedEmail = emailTemplate<DeclinedRenewal>(
  'membership_declined',
  ({ firstName, tier, cents, asks, bankSaid, lastDay, againOn, revivableUntil, url }) => ({
    subject: declinedSubject(tier, { asks, hasEnded: againOn === null }),
    paragraphs: [
      greeting(firstName),
      asks
        ? `${formatCents(cents)} for your membership is due, and your bank wants you to confirm it yourself. Nothing was charged.`
        : `${formatCents(cents)} for your membership is due, and your card was declined. Nothing was charged.`,
      ...(bankSaid === null || asks ? [] : [`Your bank said: ${bankSaid}.`]),
      ...(lastDay === null ? [] : [`You keep the member rate through ${formatLongDay(lastDay)}.`]),
      againOn === null
        ? `Your membership has expired, and no further attempt follows. If you pay by ${formatLongDay(revivableUntil)}, it begins again.`
        : `The next attempt is on ${formatLongDay(againOn)}. You can pay sooner, also with another card.`,
    ],
    link: { label: asks && againOn !== null ? 'Confirm the payment' : 'Pay now', url },
    reason,
  }),
);

interface CardOfMembership {
  readonly firstName: string;
  readonly tier: string;
  /** Such as `Visa 4242`. */
  readonly card: string;
  readonly cents: number;
  /** The day of the next payment. */
  readonly on: string;
  readonly url: string;
}

/** Another card pays from now on. */
export const membershipCardEmail = emailTemplate<CardOfMembership>(
  'membership_card',
  ({ firstName, tier, card, cents, on, url }) => ({
    subject: `Another card: ${tier} membership`,
    paragraphs: [
      greeting(firstName),
      `${card} pays your membership from now on, as you agreed. Nothing was charged.`,
      `The next payment is ${formatCents(cents)} on ${formatLongDay(on)}.`,
    ],
    link: { label: seeIt, url },
    after: [howToStop],
    reason,
  }),
);

interface EndingCard extends CardOfMembership {
  /** The last day of the card. */
  readonly endsOn: string;
}

/** The card ends before the next payment. */
export const membershipCardEndsEmail = emailTemplate<EndingCard>(
  'membership_card_ends',
  ({ firstName, tier, card, cents, on, endsOn, url }) => ({
    subject: `Your card ends before ${formatLongDay(on)}: ${tier} membership`,
    paragraphs: [
      greeting(firstName),
      `${card} ends on ${formatLongDay(endsOn)}, and ${formatCents(cents)} for your membership is due on ${formatLongDay(on)}.`,
      'Some banks give us the new card by themselves. If yours does not, change it before that day; nothing is charged for it.',
    ],
    link: { label: 'Change card', url },
    reason,
  }),
);

interface CardLink {
  readonly firstName: string;
  readonly tier: string;
  readonly url: string;
}

/** The team sends the way to another card. */
export const membershipCardLinkEmail = emailTemplate<CardLink>(
  'membership_card_link',
  ({ firstName, tier, url }) => ({
    subject: `The card of your ${tier} membership`,
    paragraphs: [
      greeting(firstName),
      'Here you choose the card that pays your membership. Nothing is charged for changing it.',
    ],
    link: { label: 'Choose the card', url },
    reason,
  }),
);
