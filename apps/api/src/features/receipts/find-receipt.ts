import { eq, sql } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { paymentAgreements } from '../../platform/database/schema/payment-agreements.ts';
import { isOneOf, moneylessMethods } from '../../platform/database/schema/statuses.ts';
import type { Receipt } from '../../platform/pdf/receipt-pdf.ts';
import { findRegistrations, type PaymentRecord } from '../booking/ledger/registration-queries.ts';
import { findMemberships } from '../memberships/membership-records.ts';
import { findPasses } from '../passes/pass-records.ts';
import { findPaidGiftCard } from './paid-gift-cards.ts';
import { giftCardReceiptOf, membershipReceiptOf, passReceiptOf, receiptOf } from './receipt.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/**
 * The receipt of a payment; with `userId`, only of that person. A refund, an entry without money and a charge that did not succeed
 * have none.
 */
export async function findReceipt(
  db: Db,
  id: string,
  { payer, userId }: { readonly payer: string; readonly userId?: string },
): Promise<Receipt> {
  const isOwn = (column: string) =>
    userId === undefined ? sql`true` : sql`${sql.raw(column)} in ${recordsOf(userId)}`;
  const [registration] = await findRegistrations(
    db,
    sql`${isOwn('r.user_id')} and r.id = (select m.registration_id from payments m where m.id = ${id})`,
  );
  const charge = registration?.payments.find((payment) => payment.id === id);
  if (registration && charge && hasReceipt(charge)) return receiptOf(registration, charge, payer);
  const [membership] = await findMemberships(
    db,
    sql`${isOwn('memberships.user_id')} and memberships.id = (select m.membership_id from payments m where m.id = ${id})`,
  );
  const period = membership?.payments.find((payment) => payment.id === id);
  if (membership && period && isTaken(period))
    return { ...membershipReceiptOf(membership, period, payer), notes: await agreedWith(db, id) };
  const [pass] = await findPasses(
    db,
    sql`${isOwn('p.user_id')} and p.id = (select m.pass_id from payments m where m.id = ${id})`,
  );
  const price = pass?.payments.find((payment) => payment.id === id);
  if (pass && price && isTaken(price)) return passReceiptOf(pass, price, payer);
  const card = await findPaidGiftCard(db, id, userId);
  const gift = card?.payments.find((payment) => payment.id === id);
  if (card === undefined || gift === undefined || !isTaken(gift)) throw problem('not_found');
  return giftCardReceiptOf(card, gift, payer);
}

/** What was agreed to at the desk with a payment, for who has no email that says it. */
async function agreedWith(db: Db, paymentId: string): Promise<string[]> {
  const found = await db
    .select({ text: paymentAgreements.text })
    .from(paymentAgreements)
    .where(eq(paymentAgreements.paymentId, paymentId));
  return found.map(
    ({ text }) => `Agreed to: “${text}” You end it by cancelling, in your account or at the desk.`,
  );
}

const isTaken = ({ kind, status }: Pick<PaymentRecord, 'kind' | 'status'>) =>
  kind === 'charge' && status === 'succeeded';

const hasReceipt = (payment: PaymentRecord) => !isOneOf(moneylessMethods, payment.method) && isTaken(payment);
