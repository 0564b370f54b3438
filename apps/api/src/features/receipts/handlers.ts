import { eq } from 'drizzle-orm';
import { FileReply, type HandlersOf } from '../../platform/calls/calls.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';
import { receiptPdf, type Receipt } from '../../platform/pdf/receipt-pdf.ts';
import { findReceipt } from './find-receipt.ts';

export const receiptsHandlers: Pick<HandlersOf<'payments'>, 'receipt'> = {
  /** A payment of another person is not found. */
  receipt: async ({ params: { id }, caller: { userId } }, { database: { db } }) =>
    pdfOf(await findReceipt(db, id, { payer: await payerName(db, userId), userId })),
};

export const pdfOf = async (receipt: Receipt): Promise<FileReply> =>
  new FileReply(await receiptPdf(receipt), 'application/pdf', `receipt-${studioDay(receipt.paidAt)}.pdf`);

async function payerName(db: Db, userId: string): Promise<string> {
  const [person] = await db
    .select({ email: users.email, first: profiles.firstName, last: profiles.lastName })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  const name = `${person?.first ?? ''} ${person?.last ?? ''}`.trim();
  return [name, person?.email].filter(Boolean).join(', ');
}
