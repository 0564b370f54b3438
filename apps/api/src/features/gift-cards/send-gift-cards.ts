import { addDays, studioInstant } from '@detroit-well/config/studio-time';
import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { endedRefundStatuses, listed } from '../../platform/database/schema/statuses.ts';
import { startJobRun, type JobRunLimits } from '../../platform/jobs/job-run.ts';
import { redeemUrl } from './gift-card-good.ts';
import { hashOfCode, newCode } from './code.ts';
import { giftCardEmail } from './email-templates.ts';

type Deps = Pick<PlatformDeps, 'database' | 'clock' | 'mail' | 'settings'>;

/** True if no part of the gift card was or is being refunded. Refers to `gift_cards` by its name. */
export const isKept = sql`not exists (
  select 1 from payments m where m.gift_card_id = gift_cards.id and m.kind = 'refund'
    and m.status not in ${listed(endedRefundStatuses)})`;

/** The last day whose gift cards are sent at this instant: from 9 in the morning on, today. */
function lastDay(now: Date): string {
  const today = studioDay(now);
  return now >= studioInstant(today, '09:00') ? today : addDays(today, -1);
}

/** Sends the gift cards whose day has come. */
export async function sendGiftCards(deps: Deps, limits: JobRunLimits = {}): Promise<void> {
  const run = startJobRun(limits);
  const due = await readRows(
    z.object({ id: z.string() }),
    deps.database.db.execute(sql`
    select id from gift_cards where status = 'paid' and recipient_email <> '' and coalesce(send_on, '-infinity') <= ${lastDay(deps.clock.now())}::date
      and ${isKept}
    order by send_on nulls first, created_at limit 200`),
  );
  await run.each(due, ({ id }) => sendOne(deps, id));
  run.end();
}

/** Of several runs at once, one sends. */
async function sendOne(deps: Deps, id: string): Promise<void> {
  await deps.database.withTx(async (tx) => {
    await tx.execute(sql`select 1 from gift_cards where id = ${id} for update`);
    await sendNewCode(tx, deps, id, 'paid');
  });
}

type Coded = typeof giftCards.$inferSelect & { readonly code: string };

/** Gives a gift card in this state a new code, which nothing stores. Null: it is not in this state. */
export async function giveCode(
  tx: Db,
  { clock }: Pick<Deps, 'clock'>,
  id: string,
  from: 'paid' | 'sent',
): Promise<Coded | null> {
  const code = newCode();
  const [card] = await tx
    .update(giftCards)
    .set({ status: 'sent', codeHash: hashOfCode(code), sentAt: clock.now() })
    .where(and(eq(giftCards.id, id), eq(giftCards.status, from), isKept))
    .returning();
  return card === undefined ? null : { ...card, code };
}

/** Makes a code and sends it in the caller's transaction: only its email contains it. False: the card is not in this state. */
export async function sendNewCode(
  tx: Db,
  { clock, mail, settings }: Pick<Deps, 'clock' | 'mail' | 'settings'>,
  id: string,
  from: 'paid' | 'sent',
): Promise<boolean> {
  const card = await giveCode(tx, { clock }, id, from);
  if (card === null) return false;
  const { amountCents: cents, recipientEmail, recipientName, senderName, message, code } = card;
  await mail.send(
    tx,
    giftCardEmail(recipientEmail, {
      cents,
      recipientName,
      senderName,
      message,
      code,
      redeemUrl: redeemUrl(settings),
    }),
  );
  return true;
}
