import { paths, portalUrl } from '@detroit-well/config/paths';
import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { isOneOf, listed, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { recordPaymentOutcome } from '../booking/ledger/charges.ts';
import { recordRefund, runRefunds } from '../booking/ledger/refunds.ts';
import { paymentReturnedEmail } from '../payments/email-templates.ts';
import type { GiftCardCharge, InSameTransaction } from '../payments/port/charge-records.ts';
import type { ChargeOutcome, PaymentsDeps } from '../payments/port/provider.ts';
import { giftCardBoughtEmail } from './email-templates.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { type JobRunLimits, startJobRun } from '../../platform/jobs/job-run.ts';
import { settleOpenCharge, wasAsked } from '../payments/port/settle-open-charge.ts';

type OutcomeDeps = Pick<PaymentsDeps, 'database' | 'payments' | 'clock' | 'mail' | 'settings'>;

const paymentRow = z.object({ status: z.enum(payments.status.enumValues) });

/**
 * Applies a charge outcome to the gift card: success makes it wait for its day and sends the receipt, a certain failure ends it. A
 * payment that arrives after the purchase was given up still buys the card, unless its buyer bought it again meanwhile or was
 * erased; then it goes back by itself. Applying an outcome again has no effect. `also` runs in the same transaction.
 */
export async function applyGiftCardOutcome(
  deps: Pick<PaymentsDeps, 'database' | 'payments' | 'clock' | 'mail' | 'settings'>,
  charge: GiftCardCharge,
  outcome: ChargeOutcome,
  { abandoned = false, also = async () => {} }: { abandoned?: boolean; also?: InSameTransaction } = {},
): Promise<void> {
  const { giftCardId, paymentId } = charge;
  const now = deps.clock.now();
  const isReturned = await deps.database.withTx(async (tx) => {
    await also(tx);
    const [card] = await tx.select().from(giftCards).where(eq(giftCards.id, giftCardId)).for('update');
    const [payment] = await readRows(
      paymentRow,
      tx.execute(sql`select status from payments where id = ${paymentId} for update`),
    );
    if (card === undefined || payment === undefined || payment.status === 'succeeded') return false;
    if (outcome.status === 'succeeded') {
      await recordPaymentOutcome(
        tx,
        paymentId,
        { status: 'succeeded', providerRef: outcome.chargeId, failureCode: null },
        now,
      );
      const isGiven = card.status === 'pending' || (await canStillBegin(tx, card));
      if (!isGiven) {
        await giveBack(tx, deps, charge, card, now);
        return true;
      }
      await tx
        .update(giftCards)
        .set({ status: 'paid' })
        .where(and(eq(giftCards.id, giftCardId), inArray(giftCards.status, ['pending', 'cancelled'])));
      const { amountCents: cents, senderEmail } = card;
      const bought = { ...card, cents, redeemUrl: redeemUrl(deps.settings) };
      await deps.mail.send(tx, giftCardBoughtEmail(senderEmail, bought));
      return false;
    }
    if (!isOneOf(openChargeStatuses, payment.status)) return false;
    if (outcome.status === 'declined') {
      const status = abandoned || outcome.reason === 'cancelled' ? 'cancelled' : 'failed';
      await recordPaymentOutcome(tx, paymentId, { status, failureCode: outcome.reason }, now);
      await tx.update(giftCards).set({ status: 'cancelled' }).where(eq(giftCards.id, giftCardId));
    } else if (outcome.status === 'requires_action') {
      const { clientSecret } = outcome;
      await recordPaymentOutcome(tx, paymentId, { status: 'requires_action', clientSecret }, now);
    } else await recordPaymentOutcome(tx, paymentId, { status: 'unknown' }, now);
    return false;
  });
  if (isReturned) await runRefunds(deps, giftCardId);
}

type GiftCard = typeof giftCards.$inferSelect;

/** True if a purchase that was given up can still be completed: nobody in it was erased, and it was not made again. */
async function canStillBegin(tx: Db, card: GiftCard): Promise<boolean> {
  const { id, status, senderEmail, recipientEmail, amountCents, createdAt } = card;
  if (status !== 'cancelled' || senderEmail === '' || recipientEmail === '') return false;
  const again = await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(
      and(
        ne(giftCards.id, id),
        ne(giftCards.status, 'cancelled'),
        gte(giftCards.createdAt, createdAt),
        eq(giftCards.senderEmail, senderEmail),
        eq(giftCards.recipientEmail, recipientEmail),
        eq(giftCards.amountCents, amountCents),
      ),
    );
  return again.length === 0;
}

/** Of a buyer who was erased no address is left. */
async function giveBack(
  tx: Db,
  { mail }: Pick<PaymentsDeps, 'mail'>,
  { giftCardId, paymentId, provider }: GiftCardCharge,
  { senderName, senderEmail, amountCents: cents }: GiftCard,
  now: Date,
): Promise<void> {
  await recordRefund(
    tx,
    { of: { giftCardId }, paymentId, cents, destination: 'card', provider, cause: 'ended' },
    now,
  );
  if (senderEmail === '') return;
  const why = 'When your payment for the gift card arrived, the purchase had ended.';
  await mail.send(
    tx,
    paymentReturnedEmail(senderEmail, { firstName: senderName, what: 'Gift card', cents, why }),
  );
}

/** Where the recipient enters the code. */
export const redeemUrl = ({ addresses }: PlatformDeps['settings']): string =>
  portalUrl(addresses.portalUrl, paths.dashboard.gift());

const openRow = z.object({
  paymentId: z.string(),
  giftCardId: z.string(),
  provider: z.enum(payments.provider.enumValues),
  key: z.string(),
  cents: z.int(),
  status: z.string(),
  updatedMs: z.number(),
  expiresMs: z.number(),
});

const open = ({ database }: Pick<OutcomeDeps, 'database'>, where: ReturnType<typeof sql>) =>
  readRows(
    openRow,
    database.db.execute(sql`
    select m.id as "paymentId", m.gift_card_id as "giftCardId", m.provider, m.idempotency_key as key,
      m.amount_cents as cents, m.status, ${epochMs('m.updated_at')} as "updatedMs",
      ${epochMs("m.updated_at + interval '15 minutes'")} as "expiresMs"
    from payments m
    where m.gift_card_id is not null and m.kind = 'charge' and m.status in ${listed(openChargeStatuses)} and ${where}
    order by (m.status = 'requires_action'), random() limit 200`),
  );

const settle = (
  deps: OutcomeDeps,
  charge: z.output<typeof openRow>,
  how: { ownerIsDead: boolean; abandonCharge?: boolean },
): Promise<boolean> =>
  settleOpenCharge(deps, charge, how, (outcome, abandoned) =>
    applyGiftCardOutcome(deps, charge, outcome, { abandoned }),
  );

/** Asks the provider for the outcome of one charge. False if it is not known yet. */
export async function reconcileGiftCardCharge(
  deps: OutcomeDeps,
  paymentId: string,
  { ownerIsDead = false, abandonCharge = false }: { ownerIsDead?: boolean; abandonCharge?: boolean } = {},
): Promise<boolean> {
  const [charge] = await open(deps, sql`m.id = ${paymentId}`);
  return charge === undefined || wasAsked(settle(deps, charge, { ownerIsDead, abandonCharge }));
}

/** Repairs what a crash or an unresponsive provider left behind. */
export async function reconcileGiftCards(
  deps: OutcomeDeps,
  { ownerIsDead = false, ...limits }: JobRunLimits & { ownerIsDead?: boolean } = {},
): Promise<void> {
  const run = startJobRun(limits);
  await run.each(await open(deps, sql`true`), (charge) => settle(deps, charge, { ownerIsDead }));
  run.end();
}
