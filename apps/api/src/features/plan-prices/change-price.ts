import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { membershipPrices } from '../../platform/database/schema/membership-prices.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import type { Email } from '../../platform/mail/email/email.ts';
import type { ChangeContext } from '../../platform/records/record-kind.ts';
import { membershipUrl } from '../memberships/payer.ts';
import { notifyPeople } from '../users/notify-people.ts';
import { emailOf } from './move-email.ts';
import { lockPayers, payersOf, type Payer } from './payers.ts';
import { moveOf, toldRises, type PriceMove } from './price-moves.ts';
import { pricedVersions } from './priced-versions.ts';

/** What people who have a plan pay after a change of its price. */
export type Existing = 'keep' | 'at_renewal';

interface Moved {
  readonly payer: Payer;
  readonly move: PriceMove;
  /** The terms of the payer at the new price. */
  readonly versionId: string;
}

/** True if it needs a notice: the payer will pay more. */
export const isHigher = ({ kind }: PriceMove, { cents }: Pick<Payer, 'cents'>, newCents: number): boolean =>
  kind === 'rises' || (kind === 'begins' && newCents > cents);

/** The move of a payer. A waiting change of the plan begins with the price of its day, whatever others keep. */
export const moveFor = (
  payer: Payer,
  { newCents, existing, today }: { newCents: number; existing: Existing; today: string },
): PriceMove | null => (existing === 'keep' && !payer.isWaiting ? null : moveOf(payer, newCents, today));

/**
 * Brings the price of a plan to those who pay for it, with one email each. The caller has locked the plan. Who cannot be told of a
 * higher price keeps theirs, and stands on the worklist.
 */
export async function changePrice(
  context: Pick<ChangeContext, 'tx' | 'now' | 'mail' | 'settings'>,
  planId: string,
  newCents: number,
  existing: Existing,
  { lock = lockPayers }: Guards<{ lock: typeof lockPayers }> = {},
): Promise<void> {
  const { tx, now } = context;
  const asked = { newCents, existing, today: studioDay(now) };
  const versionOf = await pricedVersions(tx, planId, newCents);
  const moved: Moved[] = [];
  await lock(tx, planId);
  for (const payer of await payersOf(tx, planId)) {
    const move = moveFor(payer, asked);
    if (move !== null) moved.push({ payer, move, versionId: await versionOf(payer) });
  }
  if (moved.length === 0) return;
  await forgetPrices(tx, moved);
  await storePrices(context, moved, newCents);
  await notifyPeople(tx, sql`select unnest(${idsOf(moved.map(({ payer }) => payer.userId))})`);
}

const idsOf = (ids: readonly string[]) => sql`${sql.param([...ids])}::text[]`;

/** A fall replaces every price that waits, a rise only rises; what could not be told before is over. */
async function forgetPrices(tx: Db, moved: readonly Moved[]): Promise<void> {
  const replaced = moved.flatMap(({ payer, move }) =>
    move.kind === 'falls' || move.kind === 'begins' ? payer.prices : toldRises(payer),
  );
  const untold = moved.map(({ payer }) => payer.id);
  await tx
    .delete(membershipPrices)
    .where(
      or(
        inArray(membershipPrices.id, ['', ...replaced.map(({ id }) => id)]),
        and(inArray(membershipPrices.membershipId, untold), isNull(membershipPrices.fromDay)),
      ),
    );
}

async function storePrices(
  { tx, mail, settings }: Pick<ChangeContext, 'tx' | 'mail' | 'settings'>,
  moved: readonly Moved[],
  newCents: number,
): Promise<void> {
  const emails: Email[] = [];
  const told: Moved[] = [];
  for (const each of moved) {
    const { payer, move, versionId } = each;
    const higher = isHigher(move, payer, newCents);
    if (higher && payer.email === '') {
      await tx.insert(membershipPrices).values({ membershipId: payer.id, versionId, fromDay: null });
      continue;
    }
    told.push(each);
    const email = emailOf(payer, move, newCents, membershipUrl(settings));
    // Without a sender, the outbox keeps emails, and no price waits for them.
    const noticeId = move.kind === 'rises' && settings.mail.via === 'smtp' ? randomUUID() : null;
    if (noticeId !== null) await tx.insert(outboxMails).values({ ...mail.row(email), id: noticeId });
    else emails.push(email);
    if (move.kind === 'rises' || move.kind === 'falls') {
      const { fromDay } = move;
      await tx.insert(membershipPrices).values({ membershipId: payer.id, versionId, fromDay, noticeId });
    }
    if (move.kind === 'begins')
      await tx.update(memberships).set({ nextPlanVersionId: versionId }).where(eq(memberships.id, payer.id));
  }
  await mail.sendAll(tx, emails);
  // A payment that was announced may cost something else now.
  const ids = told.map(({ payer }) => payer.id);
  if (ids.length > 0)
    await tx.update(memberships).set({ announcedFor: null }).where(inArray(memberships.id, ids));
}
