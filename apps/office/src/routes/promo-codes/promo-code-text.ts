import type { OfficePromoCode } from '@detroit-well/api-client';
import { formatMonthAndDay, formatMediumDay } from '@detroit-well/config/studio-time';
import {
  formatCents,
  promoDiscount,
  toCents,
  type PromoDiscount,
  type PromoOffer,
} from '@detroit-well/pricing';
import type { PromoKind } from './promo-code-values.ts';

export const promoKindNames: Readonly<Record<PromoKind, string>> = {
  session: 'Sessions',
  pass: 'Passes',
  membership: 'Memberships',
};

type Terms = Omit<OfficePromoCode, 'id' | 'archived' | 'version' | 'uses_count' | 'uses_left'>;

/** What the sentence about a code is made of. `nameOf`: the name of a plan or program. */
export const offerOf = (code: Omit<Terms, 'code'>, nameOf: (id: string) => string): PromoOffer => ({
  percentOff: code.percent_off,
  amountOffCents: code.amount_off === null ? null : toCents(code.amount_off),
  appliesTo: code.applies_to,
  firstPurchaseOnly: code.first_purchase_only,
  maxUses: code.max_uses,
  maxUsesPerPerson: code.max_uses_per_person,
  validFrom: code.valid_from,
  validUntil: code.valid_until,
  periods: code.periods,
  plans: code.plan_ids.map(nameOf),
  programs: code.program_ids.map(nameOf),
});

/** Prices that an example of a code is counted with, in cents. */
const examples = { session: 3_200, pass: 15_000, membership: 4_900 } as const;

/** `A session of $32 costs $22.40 with it.`: the first kind that the code is for. */
export function exampleText(kinds: readonly PromoKind[], discount: PromoDiscount): string {
  const [kind] = kinds;
  if (kind === undefined) return '';
  const cents = examples[kind];
  const left = cents - promoDiscount(cents, discount);
  return `A ${kind} of ${formatCents(cents)} costs ${formatCents(left)} with it.`;
}

/** `12 of 50`, or `41` without a limit. */
export const usedText = ({ uses_count: uses, max_uses: max }: OfficePromoCode): string =>
  max === null ? String(uses) : `${uses} of ${max}`;

/** `Used 12 of 50 times. 38 left.` */
export function usedSentence({ uses_count: uses, max_uses: max, uses_left: left }: OfficePromoCode): string {
  if (max === null || left === null) return `Used ${uses === 1 ? 'once' : `${uses} times`}.`;
  return `Used ${uses} of ${max} times. ${left} left.`;
}

const dayText = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatMonthAndDay(day) : formatMediumDay(day);

/** `To April 30`, `From April 1`, or `No end`. */
export function whenText(
  { valid_from: from, valid_until: until }: Pick<OfficePromoCode, 'valid_from' | 'valid_until'>,
  today: string,
): string {
  if (from !== null && from > today) return `From ${dayText(from, today)}`;
  return until === null ? 'No end' : `To ${dayText(until, today)}`;
}

/** Whether people can use a code on this day, in a word or two. */
export function stateOf(
  { valid_from: from, valid_until: until, uses_left: left }: OfficePromoCode,
  today: string,
): { readonly text: string; readonly works: boolean } {
  if (until !== null && until < today) return { text: 'Over', works: false };
  if (left === 0) return { text: 'Used up', works: false };
  if (from !== null && from > today) return { text: 'Not yet', works: false };
  return { text: 'Works', works: true };
}
