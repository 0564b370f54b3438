import type { OfficePlan, PlanPricePreview } from '@detroit-well/api-client';
import { addDays, formatMediumDay } from '@detroit-well/config/studio-time';
import { priceNoticeDays, toCents } from '@detroit-well/pricing';
import { dollars } from '../../format/dollars.ts';
import { nobodyYet } from './plan-values.ts';

export type Existing = 'keep' | 'at_renewal';

/** A price that the plan could have. */
export interface AskedPrice {
  readonly plan: Pick<OfficePlan, 'price'>;
  /** For the wire. */
  readonly price: string;
  readonly existing: Existing;
}

export interface Consequence {
  readonly tone: 'ok' | 'wait' | 'plain';
  readonly text: string;
}

const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;
const emails = (count: number): string =>
  count === 1 ? 'An email goes to 1 person.' : `An email goes to ${count} people.`;

/** What the price does, in the order of its days. */
export function priceConsequences(
  { price, existing }: AskedPrice,
  preview: PlanPricePreview,
): readonly Consequence[] {
  const { people_count: count, told_count: told, unreachable_count: unreachable } = preview;
  const now = `Today: new people pay ${dollars(price)}.`;
  const alone: Consequence = { tone: 'ok', text: told > 0 ? `${now} ${emails(told)}` : now };
  if (count === 0) return [alone, ...(told > 0 ? [] : [{ tone: 'plain', text: nobodyYet } as const])];
  if (existing === 'keep')
    return [
      alone,
      { tone: 'plain', text: `${people(count)} keep their price as long as they stay.` },
      {
        tone: 'wait',
        text: `You can raise it for them later: they are told ${priceNoticeDays} days before.`,
      },
    ];
  return [
    alone,
    ...renewalTexts(price, preview),
    ...(unreachable > 0
      ? [
          {
            tone: 'wait',
            text: `${people(unreachable)} cannot be told, without an email address. They keep their price, and stand on Today.`,
          } as const,
        ]
      : []),
  ];
}

function renewalTexts(
  price: string,
  { first_on: first, all_on: all, notice_on: notice }: PlanPricePreview,
): readonly Consequence[] {
  if (first === null) return [];
  if (notice === null)
    return [
      { tone: 'ok', text: `${formatMediumDay(first)}: the first renewal at ${dollars(price)}.` },
      { tone: 'plain', text: 'Nothing is paid back for time that is paid.' },
    ];
  const from = addDays(notice, priceNoticeDays);
  return [
    {
      tone: 'wait',
      text: `Before ${formatMediumDay(from)}, ${priceNoticeDays} days after the email: renewals cost what they cost now.`,
    },
    { tone: 'wait', text: `${formatMediumDay(first)}: the first renewal at ${dollars(price)}.` },
    ...(all === null || all === first
      ? []
      : [{ tone: 'plain', text: `${formatMediumDay(all)}: everybody has paid it once.` } as const]),
  ];
}

/** `Tell 46 people, raise to $54`. */
export function priceButton(
  { plan, price, existing }: AskedPrice,
  preview: PlanPricePreview | undefined,
): string {
  const amount = dollars(price);
  const count = preview?.people_count ?? 0;
  if (preview === undefined || count === 0) return `Sell at ${amount}`;
  if (existing === 'keep') return `Sell at ${amount}, ${count} keep theirs`;
  const { told_count: told, notice_on: notice } = preview;
  if (notice !== null) return `Tell ${people(told)}, raise to ${amount}`;
  return toCents(price) < toCents(plan.price)
    ? `Lower to ${amount} for ${people(count)}`
    : `Sell at ${amount}`;
}

/** The message after the price was changed. */
export function priceDone({ price }: AskedPrice, preview: PlanPricePreview | undefined) {
  const told = preview?.told_count ?? 0;
  const first = preview?.first_on ?? null;
  const text = [
    told > 0 ? `${told === 1 ? '1 email is' : `${told} emails are`} on the way.` : '',
    first === null ? '' : `The first renewal at ${dollars(price)} is on ${formatMediumDay(first)}.`,
  ];
  return { title: `The price is ${dollars(price)} for new people.`, text: text.filter(Boolean).join(' ') };
}
