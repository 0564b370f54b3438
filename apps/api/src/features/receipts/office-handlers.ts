import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { paidForJoins, payerId, payerName } from '../payments/paid-for.ts';
import { receiptEmail } from './email-templates.ts';
import { findReceipt } from './find-receipt.ts';
import { pdfOf } from './handlers.ts';

type Deps = OfficeDatabaseDeps & Pick<PlatformDeps, 'mail'>;

const payerRow = z.object({
  id: z.string().nullable(),
  name: z.string(),
  firstName: z.string(),
  email: z.string().nullable(),
});

/** Who paid, and where mail reaches them. */
async function payerOf(db: Db, paymentId: string) {
  const [payer] = await readRows(
    payerRow,
    db.execute(sql`
      select ${payerId} as id, ${payerName} as name, coalesce(f.first_name, '') as "firstName",
        coalesce(u.email, u.contact_email, r.guest_email, g.sender_email) as email
      from payments m ${paidForJoins} where m.id = ${paymentId}`),
  );
  if (payer === undefined) throw problem('not_found');
  return payer;
}

const nameOf = ({ name, email }: z.output<typeof payerRow>) =>
  [name, email].filter((each, index, all) => each && all.indexOf(each) === index).join(', ');

export const officeReceiptsHandlers: Pick<HandlersOf<'officePayments', Deps>, 'receipt' | 'sendReceipt'> = {
  receipt: async ({ params: { id } }, { office }) =>
    pdfOf(await office.read(async (db) => findReceipt(db, id, { payer: nameOf(await payerOf(db, id)) }))),
  sendReceipt: (call, { office, mail }) =>
    office.change(call, async (tx, record) => {
      const { id } = call.params;
      const payer = await payerOf(tx, id);
      const receipt = await findReceipt(tx, id, { payer: nameOf(payer) });
      if (payer.email === null) throw problem('email_missing');
      await mail.send(tx, receiptEmail(payer.email, { firstName: payer.firstName, receipt }));
      await record({
        action: 'payment.receipt',
        target: `payment:${id}`,
        personId: payer.id,
        before: null,
        after: { sent: true },
      });
      return { email: payer.email };
    }),
};
