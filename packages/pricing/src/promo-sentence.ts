import type { Day } from './days.ts';
import { formatCents } from './money.ts';
import type { PromoDiscount, PromoRules, PromoUse } from './promo-codes.ts';

/** What people read about a promo code. */
export interface PromoOffer
  extends
    PromoDiscount,
    Pick<
      PromoRules,
      'appliesTo' | 'firstPurchaseOnly' | 'maxUses' | 'maxUsesPerPerson' | 'validFrom' | 'validUntil'
    > {
  /** Payments of a membership that it takes something off; null: all of them. */
  readonly periods: number | null;
  /** The names of the only plans and of the only programs that it is for; empty: all of them. */
  readonly plans: readonly string[];
  readonly programs: readonly string[];
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * The sentences that people and the desk read about a code: `30% off the first three payments of a membership. Once per person, 50
 * times in all, to April 30.` Days of another year than `today` name it.
 *
 * @example promoSentence({ percentOff: null, amountOffCents: 800, appliesTo: ['session'], ... }, '2026-03-14') // '$8 off a session.'
 */
export function promoSentence(offer: PromoOffer, today: Day): string {
  const { percentOff, amountOffCents, appliesTo } = offer;
  const off = percentOff === null ? formatCents(amountOffCents ?? 0) : `${percentOff}%`;
  const what = orList(kinds.filter((kind) => appliesTo.includes(kind)).map((kind) => thing(kind, offer)));
  const rules = [
    ...(offer.firstPurchaseOnly ? ['first purchase only'] : []),
    ...(offer.maxUsesPerPerson === null ? [] : [`${times(offer.maxUsesPerPerson)} per person`]),
    ...(offer.maxUses === null ? [] : [`${times(offer.maxUses)} in all`]),
    ...(daysText(offer, today) ?? []),
  ].join(', ');
  return [`${off} off ${what}.`, rules && `${rules.charAt(0).toUpperCase()}${rules.slice(1)}.`]
    .filter(Boolean)
    .join(' ');
}

const kinds: readonly PromoUse[] = ['session', 'pass', 'membership'];

function thing(kind: PromoUse, { periods, plans, programs }: PromoOffer): string {
  if (kind === 'session') return programs.length === 0 ? 'a session' : `a session of ${orList(programs)}`;
  const named = plans.length === 0 ? '' : ` (${orList(plans)})`;
  if (kind === 'pass') return `a pass${named}`;
  if (periods === null) return `every payment of a membership${named}`;
  if (periods === 1) return `the first payment of a membership${named}`;
  return `the first ${numbers[periods] ?? periods} payments of a membership${named}`;
}

const orList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')} times`;

function daysText({ validFrom, validUntil }: PromoOffer, today: Day): string[] | undefined {
  const from = validFrom === null || validFrom < today ? '' : `from ${dayName(validFrom, today)}`;
  const until = validUntil === null ? '' : `to ${dayName(validUntil, today)}`;
  const text = [from, until].filter(Boolean).join(' ');
  return text === '' ? undefined : [text];
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `April 30`, with the year if it is another one than today's. */
function dayName(day: Day, today: Day): string {
  if (day === today) return 'today';
  const [year, month, date] = day.split('-');
  const name = `${months[Number(month) - 1]} ${Number(date)}`;
  return year === today.slice(0, 4) ? name : `${name}, ${year}`;
}
