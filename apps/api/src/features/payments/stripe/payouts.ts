import type { Stripe } from 'stripe';
import type { PayoutEntry, ProviderPayout } from '../port/provider.ts';

const statuses: Readonly<Record<string, ProviderPayout['status']>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};

/** Reads the payouts that arrive since a day, page by page. */
export async function* payouts(stripe: Stripe, since: Date): AsyncIterable<ProviderPayout> {
  const page = { arrival_date: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  for await (const payout of stripe.payouts.list(page)) {
    const { id, amount: cents, status, arrival_date: arrives, automatic } = payout;
    // A day, as midnight in UTC.
    const arrivesOn = new Date(arrives * 1000).toISOString().slice(0, 10);
    yield {
      id,
      cents,
      status: statuses[status] ?? 'on_its_way',
      arrivesOn,
      // Stripe lists the parts of payouts of the schedule only, and answers 400 for one by hand, instant ones included.
      entries: () => (automatic ? entriesOf(stripe, id) : Promise.resolve([])),
    };
  }
}

async function entriesOf(stripe: Stripe, payout: string): Promise<PayoutEntry[]> {
  const entries: PayoutEntry[] = [];
  for await (const part of stripe.balanceTransactions.list({ payout, limit: 100, expand: ['data.source'] })) {
    // The payout itself is a part of its own list.
    if (part.type !== 'payout') entries.push(entryOf(part));
  }
  return entries;
}

function entryOf({ id, amount: cents, fee: feeCents, source }: Stripe.BalanceTransaction): PayoutEntry {
  if (typeof source === 'object' && source?.object === 'charge') {
    const { payment_intent: intent } = source;
    const ref = typeof intent === 'string' ? intent : (intent?.id ?? source.id);
    return { kind: 'charge', ref, cents, feeCents };
  }
  if (typeof source === 'object' && source?.object === 'refund')
    return { kind: 'refund', ref: source.id, cents, feeCents };
  return { kind: 'other', ref: id, cents, feeCents };
}
