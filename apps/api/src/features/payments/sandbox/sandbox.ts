import { and, eq, gte, sql } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import { studioNow } from '../../../platform/database/schema/database-time.ts';
import type { Database, Db } from '../../../platform/database/database.ts';
import { sandboxCards, sandboxCharges } from '../../../platform/database/schema/sandbox.ts';
import type { ChargeOutcome, FinalOutcome, PaymentProvider } from '../port/provider.ts';
import type { CheckedCard } from '@detroit-well/validation/card';
import { sandboxPayouts } from './sandbox-payouts.ts';
import { sandboxRefund } from './sandbox-refund.ts';
import { type CardBehaviour, behaviourOf } from './test-cards.ts';

type Charge = typeof sandboxCharges.$inferSelect;

/** The embedded provider. It moves no money, but keeps its own records of charges and refunds as a real provider does. */
export interface SandboxProvider extends PaymentProvider {
  /** Stores the card's simulated behavior, brand, last four digits and expiry, never its number. Returns the token. */
  createPaymentMethod(card: CheckedCard): Promise<string>;
  /** Completes the simulated 3-D Secure challenge. Returns null when no charge has this client secret. */
  authenticate(clientSecret: string, approve: boolean): Promise<ChargeOutcome | null>;
}

/** Opens the sandbox on the given tables. Its statements never join a transaction of the server, as with a remote provider. */
export function openSandbox(
  records: Db,
  withTx: Database['withTx'] = (work) => records.transaction(work),
): SandboxProvider {
  const byKey = async (key: string): Promise<Charge | undefined> =>
    (await records.select().from(sandboxCharges).where(eq(sandboxCharges.idempotencyKey, key)))[0];
  const bySecret = async (secret: string): Promise<Charge | undefined> =>
    (await records.select().from(sandboxCharges).where(eq(sandboxCharges.clientSecret, secret)))[0];

  const outcome = (charge: Charge | undefined) => withStoredCard(records, charge, outcomeOf(charge));

  return {
    name: 'sandbox',
    publishableKey: 'pk_sandbox',
    async createPaymentMethod(card) {
      const id = `pm_sandbox_${randomUUID()}`;
      const { brand, last4, expMonth, expYear } = card;
      const behaviour = behaviourOf(card.digits);
      await records.insert(sandboxCards).values({ id, behaviour, brand, last4, expMonth, expYear });
      return id;
    },
    async charge({ cents, paymentMethodId, key, description, registrationId, keep, offSession: unattended }) {
      const cards = await records.select().from(sandboxCards).where(eq(sandboxCards.id, paymentMethodId));
      const behaviour = cards[0]?.behaviour ?? 'unknown';
      const unanswered = behaviour === 'asks' && unattended === true;
      await records
        .insert(sandboxCharges)
        .values({
          id: `ch_sandbox_${randomUUID()}`,
          kind: 'charge',
          idempotencyKey: key,
          cardId: cards[0]?.id ?? null,
          amountCents: cents,
          status: unanswered ? 'failed' : (statusAfter[behaviour] ?? 'failed'),
          clientSecret: newSecret(),
          metadata: {
            behaviour,
            description,
            ...(registrationId === undefined ? {} : { registration_id: registrationId }),
            ...(keep === undefined ? {} : { keep: keep.as }),
          },
        })
        .onConflictDoNothing({ target: sandboxCharges.idempotencyKey });
      return outcome(await byKey(key));
    },
    find: async (key) => {
      const charge = await byKey(key);
      return charge === undefined ? { status: 'none' } : outcome(charge);
    },
    async authenticate(secret, approve) {
      await records
        .update(sandboxCharges)
        .set({ status: approve ? 'succeeded' : 'failed', updatedAt: studioNow })
        .where(and(eq(sandboxCharges.clientSecret, secret), eq(sandboxCharges.status, 'requires_action')));
      const charge = await bySecret(secret);
      return charge === undefined ? null : outcome(charge);
    },
    async abandon(key, cents) {
      const [charge] = await records
        .insert(sandboxCharges)
        .values({
          id: `ch_sandbox_${randomUUID()}`,
          kind: 'charge',
          idempotencyKey: key,
          amountCents: cents,
          status: 'cancelled',
          clientSecret: newSecret(),
        })
        .onConflictDoUpdate({
          target: sandboxCharges.idempotencyKey,
          set: {
            status: sql`case when ${sandboxCharges.status} = 'requires_action' then 'cancelled' else ${sandboxCharges.status} end`,
          },
        })
        .returning();
      return withStoredCard(records, charge, finalOutcomeOf(charge));
    },
    refund: (request) => sandboxRefund({ db: records, withTx }, request),
    async *list(since) {
      const { status, createdAt } = sandboxCharges;
      const found = await records
        .select()
        .from(sandboxCharges)
        .where(and(eq(status, 'succeeded'), gte(createdAt, since)));
      for (const { id, kind, idempotencyKey: key, amountCents: cents, createdAt: at } of found)
        yield { id, kind, key, cents, at };
    },
    payouts: (since) => sandboxPayouts(records, since),
    async storeCard({ paymentMethodId }) {
      const [stored] = await records.select().from(sandboxCards).where(eq(sandboxCards.id, paymentMethodId));
      const behaviour = stored?.behaviour ?? 'unknown';
      if (stored === undefined || behaviour !== 'succeeds')
        return { status: 'declined', reason: reasons[behaviour] ?? behaviour };
      const { id: ref, brand, last4, expMonth, expYear } = stored;
      return { status: 'stored', card: { ref, as: 'saved', brand, last4, expMonth, expYear } };
    },
    // Charges refer to the card row, so the sandbox disables the card instead of deleting it.
    forgetCard: async (ref) =>
      void (await records
        .update(sandboxCards)
        .set({ behaviour: 'unsupported' })
        .where(eq(sandboxCards.id, ref))),
  };
}

/** A card with any other behavior is declined. */
const statusAfter: Partial<Record<CardBehaviour | 'unknown', Charge['status']>> = {
  succeeds: 'succeeded',
  asks: 'requires_action',
};

const reasons: Readonly<Record<string, string>> = {
  declines: 'card_declined',
  unsupported: 'card_not_supported',
  unknown: 'payment_method_unknown',
  asks: 'authentication_failed',
};

function outcomeOf(charge: Charge | undefined): ChargeOutcome {
  if (charge?.status === 'requires_action') {
    return { status: 'requires_action', clientSecret: charge.clientSecret, cents: charge.amountCents };
  }
  return finalOutcomeOf(charge);
}

function finalOutcomeOf(charge: Charge | undefined): FinalOutcome {
  if (charge === undefined) return { status: 'declined', reason: 'not_found' };
  if (charge.status === 'succeeded') {
    return { status: 'succeeded', chargeId: charge.id, cents: charge.amountCents };
  }
  if (charge.status === 'cancelled') return { status: 'declined', reason: 'cancelled' };
  const { behaviour = 'declines' } = charge.metadata;
  return { status: 'declined', reason: reasons[behaviour] ?? behaviour };
}

/** Adds the card to a successful outcome when the request asked to store it. */
async function withStoredCard<Outcome extends ChargeOutcome>(
  records: Db,
  charge: Charge | undefined,
  outcome: Outcome,
): Promise<Outcome> {
  const as = charge?.metadata['keep'];
  if (outcome.status !== 'succeeded' || !charge?.cardId || (as !== 'saved' && as !== 'plan')) return outcome;
  const [card] = await records.select().from(sandboxCards).where(eq(sandboxCards.id, charge.cardId));
  if (card === undefined) return outcome;
  const { id: ref, brand, last4, expMonth, expYear } = card;
  return { ...outcome, card: { ref, as, brand, last4, expMonth, expYear } };
}

const newSecret = () => `secret_sandbox_${randomBytes(24).toString('base64url')}`;
