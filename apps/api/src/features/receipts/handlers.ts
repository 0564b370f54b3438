import { eq, sql } from 'drizzle-orm';
import { FileReply, type HandlersOf } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';
import { isOneOf, moneylessMethods } from '../../platform/database/schema/statuses.ts';
import { receiptPdf, type Receipt } from '../../platform/pdf/receipt-pdf.ts';
import { findRegistrations, type PaymentRecord } from '../booking/ledger/registration-queries.ts';
import { findMemberships } from '../memberships/membership-records.ts';
import { findPasses } from '../passes/pass-records.ts';
import { findPaidGiftCard } from './paid-gift-cards.ts';
import { giftCardReceiptOf, membershipReceiptOf, passReceiptOf, receiptOf } from './receipt.ts';

export const receiptsHandlers: Pick<HandlersOf<'payments'>, 'receipt'> = {
  /** A payment of another person, a refund, an entry without money and a charge that did not succeed are not found. */
  receipt: async ({ params: { id }, caller: { userId } }, { database: { db } }) => {
    const [registration] = await findRegistrations(
      db,
      sql`r.user_id = ${userId} and r.id = (select m.registration_id from payments m where m.id = ${id})`,
    );
    const charge = registration?.payments.find((payment) => payment.id === id);
    const payer = await payerName(db, userId);
    if (registration && charge && hasReceipt(charge)) return pdfOf(receiptOf(registration, charge, payer));
    const [membership] = await findMemberships(
      db,
      sql`memberships.user_id = ${userId} and memberships.id = (select m.membership_id from payments m where m.id = ${id})`,
    );
    const period = membership?.payments.find((payment) => payment.id === id);
    if (membership && period && isTaken(period)) return pdfOf(membershipReceiptOf(membership, period, payer));
    const [pass] = await findPasses(
      db,
      sql`p.user_id = ${userId} and p.id = (select m.pass_id from payments m where m.id = ${id})`,
    );
    const price = pass?.payments.find((payment) => payment.id === id);
    if (pass && price && isTaken(price)) return pdfOf(passReceiptOf(pass, price, payer));
    const card = await findPaidGiftCard(db, userId, id);
    const gift = card?.payments.find((payment) => payment.id === id);
    if (card === undefined || gift === undefined || !isTaken(gift)) throw problem('not_found');
    return pdfOf(giftCardReceiptOf(card, gift, payer));
  },
};

const pdfOf = async (receipt: Receipt): Promise<FileReply> =>
  new FileReply(await receiptPdf(receipt), 'application/pdf', `receipt-${studioDay(receipt.paidAt)}.pdf`);

const isTaken = ({ kind, status }: Pick<PaymentRecord, 'kind' | 'status'>) =>
  kind === 'charge' && status === 'succeeded';

const hasReceipt = (payment: PaymentRecord) => !isOneOf(moneylessMethods, payment.method) && isTaken(payment);

async function payerName(db: Db, userId: string): Promise<string> {
  const [person] = await db
    .select({ email: users.email, first: profiles.firstName, last: profiles.lastName })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  const name = `${person?.first ?? ''} ${person?.last ?? ''}`.trim();
  return [name, person?.email].filter(Boolean).join(', ');
}
