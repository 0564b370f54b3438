import { giftCardTexts } from '@detroit-well/config/gift-cards';
import { passRefundableCents } from '@detroit-well/pricing';
import { eq, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { failedCents, refundableCents, type LedgerLine } from '../booking/ledger/refunds.ts';
import type { Charged } from './charged.ts';

const passRow = z.object({ userId: z.string(), credits: z.int(), spentCredits: z.int() });

/** A pass gives nothing back by itself. What may go back is the share of its credits that pay for no session. */
export async function chargeOfPass(db: Db, passId: string, id: string): Promise<Charged | null> {
  const [pass] = await readRows(
    passRow,
    db.execute(sql`
    select p.user_id as "userId", v.credits, (select count(*)::int from pass_uses u
      where u.pass_id = p.id and u.registration_id is not null and u.returned_at is null) as "spentCredits"
    from passes p join plan_versions v on v.id = p.plan_version_id where p.id = ${passId}`),
  );
  const ledger = await ledgerOf(db, sql`${payments.passId} = ${passId}`);
  const charge = ledger.find((payment) => payment.id === id && payment.kind === 'charge');
  if (pass === undefined || charge === undefined) return null;
  const { credits, spentCredits } = pass;
  const restCents = refundableCents(ledger, charge);
  const refundedCents = charge.cents - restCents;
  return {
    of: { passId },
    subjectId: passId,
    userId: pass.userId,
    ledger,
    charge,
    leftCents: Math.min(
      restCents,
      passRefundableCents({ paidCents: charge.cents, credits, refundedCents, spentCredits }),
    ),
    isWhole: false,
    proposedCents: failedCents(ledger, charge),
    policy: 'A pass holds to its last day, and gives nothing back by itself.',
    effect: `${spentText(spentCredits, credits)} A refund takes away every credit whose price it covers; all that is left ends the pass.`,
  };
}

const spentText = (spent: number, credits: number): string =>
  spent === 0
    ? `None of the ${credits} credits pays for a session.`
    : `${spent} of ${credits} credits paid for sessions.`;

/** A gift card is refunded whole, before it is redeemed. */
export async function chargeOfGiftCard(db: Db, giftCardId: string, id: string): Promise<Charged | null> {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, giftCardId));
  const ledger = await ledgerOf(db, sql`${payments.giftCardId} = ${giftCardId}`);
  const charge = ledger.find((payment) => payment.id === id && payment.kind === 'charge');
  if (card === undefined || charge === undefined) return null;
  const leftCents = card.status === 'redeemed' ? 0 : refundableCents(ledger, charge);
  return {
    of: { giftCardId },
    subjectId: giftCardId,
    userId: card.buyerId,
    ledger,
    charge,
    leftCents,
    isWhole: true,
    proposedCents: leftCents,
    policy: giftCardTexts.refund,
    effect:
      card.status === 'redeemed'
        ? 'It was redeemed. Its amount is the studio credit of the person who did that.'
        : 'Its code can then no longer be redeemed.',
  };
}

const ledgerOf = (db: Db, where: SQL): Promise<LedgerLine[]> =>
  db
    .select({
      id: payments.id,
      kind: payments.kind,
      method: payments.method,
      status: payments.status,
      cents: payments.amountCents,
      refundOfId: payments.refundOfId,
    })
    .from(payments)
    .where(where);
