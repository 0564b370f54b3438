import { chances } from '../amounts.ts';

/** What is bought. */
export const goods = ['pass', 'gift-card', 'membership', 'plan-change', 'renewal', 'desk-pass'] as const;
export type Good = (typeof goods)[number];

/**
 * How it is paid. `saved`: a card that was stored before. `job`: the saved card, by the job of the renewals. `desk`: the same, because
 * the desk tries again. `planned`: a change to a cheaper plan, which charges nothing.
 */
export type Method = 'card' | 'token' | 'saved' | 'cash' | 'job' | 'desk' | 'planned';

const declines = [
  'declines',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'stolen_card',
] as const;

/** What happens to the purchase. */
export const outcomes = [
  'paid',
  ...declines,
  /** The bank asks for a confirmation, and nobody is there. */
  'asks-nobody',
  /** The provider or the server refuses the card itself. */
  'refused-card',
  'asks-approved',
  'asks-rejected',
  'asks-abandoned',
  /** While the bank asks, another purchase begins. */
  'asks-replaced',
  /** The payment succeeds although it was given up, or what it pays for has changed. */
  'late-success',
  'request-lost',
  'response-lost',
  /** The response is lost, and the provider answers no question for a while. */
  'provider-down',
  'dies-begin',
  'dies-charge',
  'dies-intent',
  'dies-outcome',
  'dies-reply',
  /** Two requests with one key at once. */
  'together',
  /** A second request with another key. */
  'doubled',
  /** A second request with the same key and another body. */
  'other-body',
] as const;
export type Outcome = (typeof outcomes)[number];

/** What happens to the payment afterwards. */
export const aftermaths = [
  'none',
  'refund-full',
  'refund-part',
  'refund-cash',
  'refund-credit',
  'refund-reply-lost',
  'refund-dies',
  'refund-failed',
  'provider-refund-full',
  'provider-refund-part',
  'dispute-open',
  'dispute-won',
  'dispute-lost',
  'refund-while-disputed',
] as const;
export type Aftermath = (typeof aftermaths)[number];

/** When the first request is sent again with its key. `open`: before its outcome is known, where it is open. */
export const retries = ['never', 'open', 'after', 'next-day'] as const;
type Retry = (typeof retries)[number];

/** One history. */
export interface Plan {
  readonly good: Good;
  readonly number: number;
  /** How many histories with this outcome come before it. */
  readonly round: number;
  readonly method: Method;
  readonly outcome: Outcome;
  readonly aftermath: Aftermath;
  readonly retry: Retry;
  /** Decides its details, from the beginning of each play. */
  readonly chance: () => number;
}

export const methodsOf: Readonly<Record<Good, readonly Method[]>> = {
  pass: ['card', 'token', 'saved'],
  'gift-card': ['card', 'token', 'saved'],
  membership: ['card', 'token', 'saved'],
  'plan-change': ['saved', 'card', 'token', 'planned'],
  renewal: ['job', 'card', 'token', 'desk'],
  'desk-pass': ['saved', 'cash', 'saved'],
};

const isUnattended = (good: Good, method: Method) =>
  method === 'job' || method === 'desk' || good === 'desk-pass';
const isCharged = (method: Method) => method !== 'cash' && method !== 'planned';

/** Why an outcome cannot happen to a good paid like this; null: it can. */
function impossible(good: Good, method: Method, outcome: Outcome): string | null {
  const needsCard = !['paid', 'dies-begin', 'dies-reply', 'together', 'doubled', 'other-body'].includes(
    outcome,
  );
  if (needsCard && !isCharged(method)) return 'nothing is charged to a card';
  const unattended = isUnattended(good, method);
  if (outcome === 'asks-nobody' && !unattended) return 'the cardholder is there, so the bank asks them';
  if (outcome !== 'asks-nobody' && /^asks|^late/.test(outcome) && unattended)
    return 'nobody is there: a card that asks is declined';
  if (outcome === 'other-body' && method === 'desk') return 'the request has no body';
  if (outcome === 'refused-card' && (method === 'job' || method === 'desk'))
    return 'the card was charged before';
  if (outcome === 'refused-card' && good === 'plan-change' && method === 'saved')
    return 'the card was charged before';
  if (method === 'job' && ['dies-begin', 'dies-reply', 'other-body'].includes(outcome))
    return 'the job has no request, and claims in one statement';
  return null;
}

/** The reason for each cell of good and outcome that no method reaches. */
export function impossibleCells(): string[] {
  return goods.flatMap((good) =>
    outcomes.flatMap((outcome) => {
      const reasons = methodsOf[good].map((method) => impossible(good, method, outcome));
      return reasons.includes(null) ? [] : [`${good} ${outcome}: ${[...new Set(reasons)].join('; ')}`];
    }),
  );
}

/** Outcomes after which a payment has been made. */
const paying: readonly Outcome[] = [
  'paid',
  'asks-approved',
  'response-lost',
  'provider-down',
  'dies-outcome',
  'dies-reply',
  'together',
  'doubled',
  'other-body',
];

/** What can happen to a payment in cash. */
const cashAftermaths: readonly Aftermath[] = [
  'none',
  'refund-full',
  'refund-part',
  'refund-cash',
  'refund-credit',
];

const rounds = 3;
/** Histories that are just paid, beside the rounds through all outcomes, for what happens afterwards. */
const paidOnly: Readonly<Record<Good, number>> = {
  pass: 16,
  'gift-card': 16,
  membership: 16,
  'plan-change': 24,
  renewal: 20,
  'desk-pass': 24,
};

function chanceOf(good: Good, number: number): () => number {
  const chance = chances(goods.indexOf(good) * 1_000_003 + number * 7_919);
  // The first numbers of similar seeds are similar.
  for (let skipped = 0; skipped < 8; skipped += 1) chance();
  return chance;
}

/** The same plan from its beginning. */
export const fromTheStart = (plan: Plan): Plan => ({ ...plan, chance: chanceOf(plan.good, plan.number) });

/** Where the rounds of an outcome begin in a list of three or more, so that all outcomes together reach all of it. */
const shiftOf = (outcome: Outcome): number => outcomes.indexOf(outcome);

/** Two of three rounds send again, and one of them while the outcome is open. */
const retryStarts = [0, 1, 3] as const;

/** All histories of a good: every possible outcome in each round, with another method each time, and payments for each aftermath. */
export function plansOf(good: Good): Plan[] {
  const plans: Plan[] = [];
  const counts = new Map<string, number>();
  const next = <Entry>(list: readonly Entry[], name: string, start = 0): Entry => {
    const count = counts.get(name) ?? start;
    counts.set(name, count + 1);
    return list[count % list.length] as Entry;
  };
  const add = (method: Method, outcome: Outcome, round: number) => {
    const number = plans.length + 1;
    const hasPayment = paying.includes(outcome) && method !== 'planned';
    const ofMethod = method === 'cash' ? cashAftermaths : aftermaths;
    const aftermath = hasPayment ? next(ofMethod, method === 'cash' ? 'cash' : 'card') : 'none';
    const retry = next(retries, outcome, retryStarts[shiftOf(outcome) % 3]);
    plans.push({ good, number, round, method, outcome, aftermath, retry, chance: chanceOf(good, number) });
  };
  for (let round = 0; round < rounds; round += 1)
    for (const outcome of outcomes) {
      const possible = methodsOf[good].filter((method) => impossible(good, method, outcome) === null);
      if (possible.length > 0) add(next(possible, `method ${outcome}`, shiftOf(outcome)), outcome, round);
    }
  const charged = methodsOf[good].filter(isCharged);
  for (let extra = 0; extra < paidOnly[good]; extra += 1)
    add(next(charged, 'paid only'), 'paid', rounds + extra);
  return plans;
}
