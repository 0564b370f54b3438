import type { PassResult } from '@detroit-well/api-client/contract';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { passExpiresOn } from '@detroit-well/pricing';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { mailAddress } from '../../platform/database/mail-address.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { passCredits, passes } from '../../platform/database/schema/passes.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { chargeTexts } from '../payments/port/charge-texts.ts';
import { mayHave } from '../plans/introductory.ts';
import type { Good, GoodCharge, OutcomeDeps, Returned } from '../purchases/good.ts';
import { returnUse, takeUseAgain } from '../promo-codes/take-use.ts';
import { reconciling } from '../purchases/reconcile.ts';
import { storeCard } from '../saved-cards/saved-cards.ts';
import { firstNameOf } from '../users/first-name.ts';
import { notifyPerson } from '../users/notify-people.ts';
import { isOpen } from '../users/require-open.ts';
import { passBoughtEmail } from './email-templates.ts';

/**
 * A pass, whose payment makes its credits. One that arrives after the purchase was given up still does, unless its person bought the
 * same again meanwhile or closed the account.
 */
export const passGood: Good<Pick<PassResult, 'pass_id'>> = {
  noun: 'Pass',
  column: payments.passId,
  subject: (passId) => ({ passId }),
  view: async (_db, id) => ({ pass_id: id }),
  given: `${chargeTexts.received} Your credits are ready.`,
  returned: chargeTexts.returned,
  lock: async (tx, charge, deps, now) => {
    const { goodId: passId, provider } = charge;
    const found = await lockBoth(tx, charge);
    if (found === undefined) return undefined;
    const { userId } = found;
    return {
      ...found,
      give: async ({ card }) => {
        const returned = await whyReturned(tx, { ...found, passId }, now);
        if (returned !== null) return returned;
        if (card) await storeCard(tx, provider, sql`select ${userId}::text`, card);
        await startPass(tx, deps, { ...found, passId }, now);
        return 'given';
      },
      end: async () => {
        await tx.update(passes).set({ state: 'cancelled' }).where(eq(passes.id, passId));
        await returnUse(tx, { passId }, now);
      },
    };
  },
};

export const reconcilePasses = reconciling(passGood);

const lockedRow = z.object({
  userId: z.string(),
  email: z.string(),
  state: z.enum(passes.state.enumValues),
  isReplaced: z.boolean(),
  name: z.string(),
  credits: z.int(),
  validDays: z.int(),
  isIntroductory: z.boolean(),
  paymentStatus: z.enum(payments.status.enumValues),
  cents: z.int(),
});
type Locked = z.output<typeof lockedRow>;

/** Locks and reads both rows, so that concurrent outcomes of one charge are applied one after the other. */
async function lockBoth(
  tx: Db,
  { goodId: passId, paymentId }: Pick<GoodCharge, 'goodId' | 'paymentId'>,
): Promise<Locked | undefined> {
  await tx.execute(sql`select 1 from passes where id = ${passId} for update`);
  const [locked] = await readRows(
    lockedRow,
    tx.execute(sql`
    select p.user_id as "userId", ${mailAddress('u')} as email, p.state, exists (select 1 from passes o where o.user_id = p.user_id
        and o.plan_version_id = p.plan_version_id and o.id <> p.id and o.created_at >= p.created_at
        and o.state <> 'cancelled') as "isReplaced", v.name, v.credits, v.valid_days as "validDays",
      o.introductory as "isIntroductory", m.status as "paymentStatus", m.amount_cents as cents
    from passes p join payments m on m.pass_id = p.id join plan_versions v on v.id = p.plan_version_id
      join plans o on o.id = v.plan_id join users own on own.id = p.user_id join users u on u.id = own.person_id
    where p.id = ${passId} and m.id = ${paymentId} for update of m`),
  );
  return locked;
}

/** Null: the pass can be given. Its account then stays open until the transaction ends. */
async function whyReturned(
  tx: Db,
  { passId, userId, email, state, isReplaced, name, isIntroductory }: Locked & { readonly passId: string },
  now: Date,
): Promise<Returned | null> {
  const isOwned = await isOpen(tx, userId);
  const canBegin =
    state === 'pending' ||
    (state === 'cancelled' &&
      !isReplaced &&
      isOwned &&
      (await mayHave(tx, { isIntroductory }, { userId, goodId: passId }, now)));
  if (canBegin && (await takeUseAgain(tx, { passId }))) return null;
  return {
    email: isOwned ? email : null,
    firstName: await firstNameOf(tx, userId),
    what: name,
    why: `When your payment for ${name} arrived, the purchase had ended.`,
  };
}

interface Paid extends Pick<Locked, 'userId' | 'email' | 'name' | 'credits' | 'validDays' | 'cents'> {
  readonly passId: string;
}

async function startPass(
  tx: Db,
  deps: Pick<OutcomeDeps, 'mail' | 'settings'>,
  { passId, userId, email, name, credits, validDays, cents }: Paid,
  now: Date,
): Promise<void> {
  const expiresOn = passExpiresOn(studioDay(now), validDays);
  await tx.update(passes).set({ state: 'active', paidAt: now }).where(eq(passes.id, passId));
  await tx
    .insert(passCredits)
    .values(Array.from({ length: credits }, (_, index) => ({ passId, number: index + 1, expiresOn })));
  const url = siteUrl(deps.settings.addresses.siteUrl, paths.training());
  const firstName = await firstNameOf(tx, userId);
  await deps.mail.send(tx, passBoughtEmail(email, { firstName, name, credits, cents, expiresOn, url }));
  await notifyPerson(tx, userId);
}

const freeRow = lockedRow.pick({ userId: true, email: true, name: true, credits: true, validDays: true });

/** Gives a pass that a promo code made free, in the transaction that stores it. */
export async function startFreePass(
  tx: Db,
  deps: Pick<OutcomeDeps, 'mail' | 'settings'>,
  passId: string,
  now: Date,
): Promise<void> {
  const [pass] = await readRows(
    freeRow,
    tx.execute(sql`
    select p.user_id as "userId", ${mailAddress('u')} as email, v.name, v.credits, v.valid_days as "validDays"
    from passes p join plan_versions v on v.id = p.plan_version_id
      join users own on own.id = p.user_id join users u on u.id = own.person_id
    where p.id = ${passId}`),
  );
  if (pass === undefined) throw new Error('a pass that was not stored');
  await startPass(tx, deps, { ...pass, passId, cents: 0 }, now);
}
