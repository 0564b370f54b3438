import { formatFullDay } from '@detroit-well/config/studio-time';
import {
  formatCents,
  leastByCard,
  promoDiscount,
  promoRefusal,
  promoRestRefusal,
  type Cents,
  type PromoRefusal,
  type PromoUse,
} from '@detroit-well/pricing';
import { fieldProblem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { FoundCode } from './find-code.ts';

/** What a code is for, and the price without it. */
export interface PromoPurchase {
  readonly kind: PromoUse;
  /** Of a pass or membership. */
  readonly planId: string | null;
  /** Of a session. */
  readonly programId: string | null;
  readonly priceCents: Cents;
}

interface CodeAsTyped {
  /** The field of the request at which a refusal stands. */
  readonly field: 'code' | 'promo_code';
  readonly typed: string;
}

/** What a code takes off, in cents. Throws a field error that says why it gives nothing. */
export function tryCode<Code extends FoundCode>(
  found: Code | undefined,
  { kind, planId, programId, priceCents }: PromoPurchase,
  { field, typed }: CodeAsTyped,
  now: Date,
): { readonly code: Code; readonly offCents: Cents } {
  const refuse = (why: PromoRefusal) => fieldProblem({ [field]: [refusalText(why, typed, found)] });
  if (found === undefined) throw refuse('unknown');
  const { uses, person } = found;
  const refusal = promoRefusal(found, { today: studioDay(now), kind, planId, programId, uses, person });
  if (refusal !== null) throw refuse(refusal);
  const offCents = promoDiscount(priceCents, found);
  const rest = promoRestRefusal(priceCents, offCents);
  if (rest !== null) throw refuse(rest);
  return { code: found, offCents };
}

const nothingHere = 'It gives nothing here.';
const kindNames = { session: 'sessions', pass: 'passes', membership: 'memberships' } as const;

function refusalText(why: PromoRefusal, typed: string, found: FoundCode | undefined): string {
  const code = found?.code ?? typed;
  switch (why) {
    case 'over':
      return `${code} is over. Its last day was ${formatFullDay(found?.validUntil ?? '')}.`;
    case 'other_kind':
      return forOthers(code, found?.appliesTo.map((kind) => kindNames[kind]).join(' and '));
    case 'other_plan':
      return forOthers(code, found?.plans.join(' or '));
    case 'other_program':
      return forOthers(code, found?.programs.join(' or '));
    case 'used_up':
      return `${code} is used up.`;
    case 'not_first':
      return `${code} is for a first purchase.`;
    case 'used_by_person':
      return `You used ${code} before.`;
    case 'nothing_to_pay':
      return 'There is nothing to pay here. Keep the code.';
    case 'rest_too_small':
      return `${code} would leave less than ${formatCents(leastByCard)}, which no card can pay. ${nothingHere}`;
    case 'unknown':
      return 'This code does not work. Check how it is spelled.';
  }
}

/** `others`: plans or programs, which may be gone by now. */
const forOthers = (code: string, others: string | undefined): string =>
  `${code} is for ${others || 'something else'}. ${nothingHere}`;
