import type { OfficePerson, OfficePlan, PromoCodeCheck } from '@detroit-well/api-client';
import { addDays, formatMonthAndDay, formatShortDate, formatTime } from '@detroit-well/config/studio-time';
import { fromCents, passExpiresOn, periodStart, toCents } from '@detroit-well/pricing';
import { exactCents, exactDollars } from '../format/dollars.ts';
import type { CashGiven } from './cash.ts';
import type { Item } from './item.ts';
import { needsAgreement, type Way } from './ways.ts';

/** What a promo code takes off what is sold. */
export type Lowered = Pick<PromoCodeCheck, 'code' | 'amount_off' | 'sentence'> & {
  /** Of a membership: how many payments it lowers, the first included; null: all. */
  readonly payments: number | null;
};

/** What is about to be sold, and how it is paid. */
export interface Sale {
  readonly person: Pick<OfficePerson, 'first_name' | 'email' | 'contact_email' | 'memberships'>;
  /** At the price after the code. */
  readonly item: Item;
  /** The promo code that the price has, typed now or when the membership began; absent without one. */
  readonly promo?: Lowered | undefined;
  /** Where a gift card is sent; empty: it is printed. */
  readonly sentTo: string;
  readonly way: Way;
  /** The name of the saved card. */
  readonly card: string | null;
  readonly agrees: boolean;
  /** The studio's day. */
  readonly today: string;
  /** Of a place: what its price is called, and when it begins. */
  readonly place: { readonly rate: 'member' | 'public'; readonly at: string } | null;
}

export interface NextLine {
  readonly text: string;
  readonly tone?: 'ok' | 'wait';
}

type Membership = OfficePerson['memberships'][number];

/** The membership that a person has, if any. */
export const liveMembership = (memberships: readonly Membership[]): Membership | undefined =>
  memberships.find(({ state }) => state !== 'cancelled' && state !== 'expired');

/** Whether the desk can sell the next period of a membership, because nothing renews it. */
const takesNextPeriod = (has: Membership, plan: Pick<Item, 'id'>): boolean =>
  has.source === 'bought' && has.plan_id === plan.id && has.state === 'active' && !has.renews;

/** The membership whose next period a plan is for a person; undefined: it begins a new one, or is a pass. */
export function nextPeriodOf(
  memberships: readonly Membership[],
  plan: Pick<Item, 'id'> | undefined,
): Membership | undefined {
  const has = liveMembership(memberships);
  return has && plan && takesNextPeriod(has, plan) ? has : undefined;
}

/** Why a plan cannot be sold to a person. */
export function notSold(
  {
    first_name: name,
    memberships,
    visits_count: visits,
  }: Pick<OfficePerson, 'first_name' | 'memberships' | 'visits_count'>,
  plan: Pick<OfficePlan, 'id' | 'kind' | 'introductory'>,
): string | undefined {
  if (plan.introductory && visits > 0) return `${name} was here before`;
  const has = liveMembership(memberships);
  if (plan.kind !== 'membership' || !has || takesNextPeriod(has, plan)) return undefined;
  const until = has.end_date === null ? '' : ` until ${formatMonthAndDay(has.end_date)}`;
  return `${name} has ${has.tier}${until}`;
}

/** The first and the last day of the period that is sold. */
function periodOf({ person, item, today }: Sale): { readonly from: string; readonly last: string } {
  const has = liveMembership(person.memberships);
  const from = has?.end_date != null ? addDays(has.end_date, 1) : today;
  return { from, last: addDays(periodStart(from, item.period ?? 'month', 1), -1) };
}

/** What is sold, without the code. */
export const fullPrice = ({ item, promo }: Pick<Sale, 'item' | 'promo'>): string =>
  promo ? fromCents(toCents(item.price) + toCents(promo.amount_off)) : item.price;

/** The payments of a membership from this one on. */
export function paymentsOf(sale: Sale) {
  const { item, promo } = sale;
  const period = item.period ?? 'month';
  const { from } = periodOf(sale);
  return {
    price: fullPrice(sale),
    first: item.price,
    payments: promo?.payments ?? null,
    period,
    startOf: (index: number) => periodStart(from, period, index),
  };
}

/** Under what is sold: its days, or its credits. */
export function whatNote(sale: Sale): string {
  const { item, today } = sale;
  if (item.kind === 'gift_card') return 'Never expires';
  if (sale.place)
    return `${sale.place.rate === 'member' ? 'Member rate' : 'Public rate'}, ${whenText(sale.place.at)}`;
  if (item.kind === 'pass') return `${item.credits ?? 0} credits, to ${passLastDay(item, today)}`;
  const { from, last } = periodOf(sale);
  return `${formatMonthAndDay(from)} to ${formatMonthAndDay(last)}`;
}

const passLastDay = ({ valid_days: days }: Item, today: string): string =>
  formatMonthAndDay(passExpiresOn(today, days ?? 0));

/** Everything that follows, in its order. */
export const nextLines = (sale: Sale): NextLine[] => (sale.way === 'link' ? linkLines(sale) : linesNow(sale));

const linkLines = ({ person: { first_name: name }, item, promo }: Sale): NextLine[] => [
  {
    text: `${name} pays ${exactDollars(item.price)} on a phone, ${item.kind === 'place' ? 'before the session starts' : 'within 24 hours'}.`,
    tone: 'wait',
  },
  item.kind === 'place'
    ? { text: 'The place is held for 30 minutes, then it goes to who pays first.' }
    : { text: 'Nothing is given before it is paid.' },
  ...(item.kind === 'membership' ? [{ text: `${name} agrees to the later payments there.` }] : []),
  ...(promo ? [{ text: `${promo.code} is used when the link is paid, and not kept until then.` }] : []),
  { text: 'The link can be withdrawn, and stops at once.' },
];

const linesNow = (sale: Sale): NextLine[] => [
  moneyLine(sale),
  ...linesOf[sale.item.kind](sale),
  ...(sale.way === 'complimentary' ? [{ text: 'The audit log has your name and the reason.' }] : []),
  receiptLine(sale),
];

function moneyLine({ item, way, card, agrees }: Sale): NextLine {
  const amount = exactDollars(item.price);
  if (way === 'complimentary') return { text: 'No money moves. It counts as no income.' };
  if (way === 'pass') return { text: 'One credit of a pass pays all of it.' };
  if (way === 'included') return { text: 'An included session of the membership pays all of it.' };
  if (way === 'credit') return { text: `${amount} comes off the studio credit.` };
  if (way === 'cash') return { text: `${amount} goes into the drawer, under your name.` };
  if (way === 'saved') return { text: `${card ?? 'The saved card'} is charged ${amount} now.` };
  return {
    text: `The keyed card is charged ${amount} now${agrees ? ' and kept for renewals' : '. It is not kept'}.`,
  };
}

function membershipLines(sale: Sale): NextLine[] {
  const { person, item, way, agrees } = sale;
  const { from, last } = periodOf(sale);
  const renews = agrees && needsAgreement(item, way);
  return [
    from === sale.today
      ? { text: 'Member rate from this minute.', tone: 'ok' }
      : { text: `${item.name} goes on to ${formatMonthAndDay(last)}.`, tone: 'ok' },
    renews
      ? {
          text: `${formatMonthAndDay(addDays(last, 1))}: ${laterText(sale)}, until ${person.first_name} cancels.`,
          tone: 'wait',
        }
      : { text: `Ends ${formatMonthAndDay(last)}. Nothing renews, until a card is stored.`, tone: 'wait' },
  ];
}

/** What the next payments cost, and the later ones without the code. */
function laterText(sale: Sale): string {
  const { price, first, payments, period, startOf } = paymentsOf(sale);
  if (payments === null || payments === 1)
    return `${exactDollars(payments === 1 ? price : first)}, then every ${period}`;
  return `${exactDollars(first)}, then every ${period}, ${exactDollars(price)} from ${formatMonthAndDay(startOf(payments))} on`;
}

function passLines({ person, item, today }: Sale): NextLine[] {
  const ends = `Ends ${passLastDay(item, today)}.`;
  return [
    { text: `${item.credits ?? 0} credits from now on.`, tone: 'ok' },
    {
      text: hasEmail(person)
        ? ends
        : `${ends} ${person.first_name} has no email, so nobody warns them: say it.`,
      tone: 'wait',
    },
  ];
}

const giftLines = ({ sentTo }: Sale): NextLine[] => [
  {
    text:
      sentTo === ''
        ? 'The card is printed here. Its code is shown once.'
        : `The card is emailed to ${sentTo} with its code.`,
    tone: 'ok',
  },
];

const placeLines = ({ person, place }: Sale): NextLine[] =>
  place === null
    ? []
    : [{ text: `${person.first_name} is on the roster, ${whenText(place.at)}.`, tone: 'ok' }];

const whenText = (at: string): string => `${formatShortDate(at)}, ${formatTime(at)}`;

const linesOf = { place: placeLines, membership: membershipLines, pass: passLines, gift_card: giftLines };

const hasEmail = ({ email, contact_email: contact }: Sale['person']): boolean =>
  email !== '' || contact !== null;

const receiptLine = ({ person }: Sale): NextLine => ({
  text: hasEmail(person)
    ? `Receipt to ${person.email || person.contact_email}.`
    : 'No email address: print the receipt, or add one.',
});

/** What the button says. It repeats the sum. */
export function sellText({ item, way }: Sale, given: CashGiven | null | undefined): string {
  const amount = exactDollars(item.price);
  if (way === 'pass') return 'Register with 1 credit';
  if (way === 'included') return 'Register with an included session';
  if (way === 'credit') return `Use ${amount} of credit`;
  if (way === 'link') return `Send a link for ${amount}`;
  if (way === 'complimentary') return `Give ${item.name} for $0.00`;
  if (way !== 'cash') return `Charge ${amount}`;
  return given && given.change > 0
    ? `Take ${amount}, give back ${exactCents(given.change)}`
    : `Take ${amount} in cash`;
}
