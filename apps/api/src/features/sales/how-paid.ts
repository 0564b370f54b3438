import type { SellParams } from '@detroit-well/api-client/contract';
import { formatCents, fromCents } from '@detroit-well/pricing';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PaymentProvider } from '../payments/port/provider.ts';
import type { DeskCharge } from '../purchases/run-purchase.ts';
import { requireWithinLimit } from '../team/limits.ts';
import { cardForSale, type CardForSale } from './card-for-sale.ts';

/** How a person pays at the desk. */
export interface Paying extends Pick<
  SellParams,
  'payment_method_id' | 'payment_consent' | 'use_credit' | 'promo_code'
> {
  readonly method: Exclude<SellParams['method'], 'link'>;
  /** What the person was told, in cents; null: nothing was said. */
  readonly shownCents: number | null;
  readonly reason: string | null;
}

interface Payer {
  readonly userId: string;
  readonly actorId: string;
  /** The studio credit that pays, locked; null: it is paid otherwise. */
  readonly credit: number | null;
  readonly cents: number;
}

type Paid = { readonly card: CardForSale } | { readonly method: DeskCharge['method'] };

/** Throws for what no sale can be. */
export function requireComplete({
  method,
  reason,
  payment_consent: consent,
  use_credit: byCredit,
  promo_code: code,
}: Paying): void {
  if (method === 'complimentary' && code !== undefined)
    throw fieldProblem({ promo_code: ['What is given away needs no code.'] });
  if (method === 'complimentary' && !reason)
    throw fieldProblem({ reason: ['What is given away needs a reason.'] });
  if (method === 'complimentary' && byCredit === true)
    throw fieldProblem({ use_credit: ['What is given away needs no studio credit.'] });
  if ((method !== 'card' || byCredit === true) && consent === true)
    throw fieldProblem({ payment_consent: ['Only a card can pay what comes later.'] });
}

/** Refuses a price that the person was not told, and a way in which they cannot pay it. */
export async function howPaid(
  tx: Db,
  provider: Pick<PaymentProvider, 'name'>,
  { userId, actorId, credit, cents }: Payer,
  paying: Paying,
): Promise<Paid> {
  const { method } = paying;
  requireShown(paying, cents);
  if (credit !== null) {
    if (credit >= cents) return { method: 'credit' };
    const text = `There is ${formatCents(credit)} of studio credit. It pays all of it, or nothing.`;
    throw fieldProblem({ use_credit: [text] });
  }
  if (method === 'complimentary') await requireWithinLimit(tx, actorId, cents);
  return method === 'card'
    ? { card: await cardForSale(tx, provider.name, userId, paying.payment_method_id) }
    : { method };
}

/** Nothing is taken of what is given away or paid with studio credit, so 0.00 is right for it, too. */
export function requireShown(
  {
    shownCents,
    method,
    use_credit: byCredit,
  }: Pick<Paying, 'shownCents' | 'use_credit'> & Pick<SellParams, 'method'>,
  cents: number,
): void {
  if (shownCents === null || shownCents === cents) return;
  if (shownCents === 0 && (method === 'complimentary' || byCredit === true)) return;
  throw problem('price_changed', {
    price: fromCents(cents),
    message: `It was ${formatCents(shownCents)} when you opened this, it is ${formatCents(cents)} now. Nothing was taken.`,
  });
}

/** Refuses a code that leaves nothing to take: a sale has a payment. */
export const coversAll = (code: string): Error =>
  fieldProblem({
    promo_code: [
      `${code} covers the whole price, so there is nothing to take. The person can use it online, or it is given away with a reason.`,
    ],
  });

/** The part of the charge that says how. A card that was keyed is stored for who agreed that it is charged again. */
export function chargedBy(how: Paid, keptFor: string | null) {
  if (!('card' in how)) return how;
  const { ref, isSaved } = how.card;
  const paymentMethodId = ref;
  // A saved card is stored already.
  if (isSaved) return { paymentMethodId, withoutOwner: true };
  return keptFor === null
    ? { paymentMethodId }
    : { paymentMethodId, keep: { owner: keptFor, as: 'saved' as const } };
}

/** What the log says about it. */
export const methodOf = (how: Paid): string => ('card' in how ? 'card' : how.method);
