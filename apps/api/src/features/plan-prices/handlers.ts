import type { Contract } from '@detroit-well/api-client/contract';
import { fromCents, toCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Call, Handler, HandlersOf } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { plans } from '../../platform/database/schema/plans.ts';
import { recordHandlers } from '../../platform/records/record-handlers.ts';
import type { RecordDeps } from '../../platform/records/record-kind.ts';
import { planKind } from '../plans/plan-kind.ts';
import { onlyMembership } from '../plans/sold.ts';
import { currentVersions } from '../plans/plan-rows.ts';
import { changePrice, isHigher, moveFor } from './change-price.ts';
import { payersOf, type Payer } from './payers.ts';
import { firstPaymentAfter, paymentsAfter, type PriceMove } from './price-moves.ts';

const soldRow = z.object({ kind: z.enum(plans.kind.enumValues), cents: z.int(), name: z.string() });

async function soldNow(db: Db, id: string): Promise<z.output<typeof soldRow>> {
  const [sold] = await readRows(
    soldRow,
    db.execute(sql`select p.kind, v.price_cents as cents, v.name from ${currentVersions} where p.id = ${id}`),
  );
  if (sold === undefined) throw problem('not_found');
  return sold;
}

const chooseText = 'Say what people who have it pay: “keep” their price, or the new one “at_renewal”.';

/** Plans whose change of a price says what people who have them pay. */
const pricedPlanKind: typeof planKind = {
  ...planKind,
  alsoRecorded: ({ existing }) => (existing === undefined ? {} : { existing }),
  update: async (context, id, { existing, ...change }) => {
    const { tx } = context;
    const before = await soldNow(tx, id);
    if (existing !== undefined && before.kind === 'pass') throw fieldProblem({ existing: [onlyMembership] });
    const isNew = change.price !== undefined && toCents(change.price) !== before.cents;
    if (isNew && existing === undefined && (await payersOf(tx, id)).some(({ isWaiting }) => !isWaiting))
      throw fieldProblem({ existing: [chooseText] });
    await planKind.update(context, id, change);
    if (before.kind === 'membership' && (isNew || existing !== undefined)) {
      const { cents } = await soldNow(tx, id);
      await changePrice(context, id, cents, existing ?? 'keep');
    }
  },
};

const calls = recordHandlers(pricedPlanKind);

/** Without `existing` where it would change nothing, so that such a save makes no version. */
async function withoutIdle(
  call: Call<Contract['officePlans']['change']>,
  { office, clock }: RecordDeps,
): Promise<Call<Contract['officePlans']['change']>> {
  const { price, existing, ...rest } = call.body;
  if (existing === undefined) return call;
  const moves = await office.read(async (db) => {
    const { cents } = await soldNow(db, call.params.id);
    const newCents = price === undefined ? cents : toCents(price);
    const asked = { newCents, existing, today: studioDay(clock.now()) };
    return newCents !== cents || (await payersOf(db, call.params.id)).some((one) => moveFor(one, asked));
  });
  return moves ? call : { ...call, body: { ...rest, ...(price !== undefined && { price }) } };
}

/** How many people the preview shows, and how many payments of each. */
const shown = { people: 5, payments: 3 } as const;

const previewPrice: Handler<Contract['officePlans']['previewPrice'], RecordDeps> = (call, deps) =>
  deps.office.read(async (db) => {
    const { id } = call.params;
    const { price, existing } = call.body;
    const today = studioDay(deps.clock.now());
    const newCents = toCents(price);
    const { kind } = await soldNow(db, id);
    const payers = kind === 'pass' ? [] : await payersOf(db, id);
    const moves = payers.map((payer) => ({ payer, move: moveFor(payer, { newCents, existing, today }) }));
    const reached = moves.filter(({ payer, move }) => move === null || isTold(payer, move, newCents));
    const firsts = reached
      .flatMap(({ payer, move }) => (move === null || move.kind === 'stays' ? [] : [firstOf(payer, move)]))
      .toSorted();
    const higher = moves.filter(({ payer, move }) => move !== null && isHigher(move, payer, newCents));
    const told = moves.filter(({ payer, move }) => move !== null && payer.email !== '');
    return {
      people_count: payers.filter(({ isWaiting }) => !isWaiting).length,
      first_on: firsts[0] ?? null,
      all_on: firsts.at(-1) ?? null,
      notice_on: higher.some(({ payer }) => payer.email !== '') ? today : null,
      told_count: told.length,
      unreachable_count: higher.filter(({ payer }) => payer.email === '').length,
      people: moves
        .map(({ payer, move }) => ({
          person_id: payer.userId,
          person_name: payer.name,
          payments: paymentsAfter(
            payer,
            move !== null && isTold(payer, move, newCents) ? move : null,
            newCents,
            shown.payments,
          ).map(({ on, cents, isNew }) => ({ on, amount: fromCents(cents), is_new: isNew })),
        }))
        .toSorted((a, b) => (a.payments[0]?.on ?? '').localeCompare(b.payments[0]?.on ?? ''))
        .slice(0, shown.people),
    };
  });

/** False if a higher price cannot be told. */
const isTold = (payer: Payer, move: PriceMove, newCents: number): boolean =>
  payer.email !== '' || !isHigher(move, payer, newCents);

const firstOf = (payer: Payer, move: Exclude<PriceMove, { kind: 'stays' }>): string =>
  firstPaymentAfter(payer, move.fromDay);

export const officePlansHandlers: HandlersOf<'officePlans', RecordDeps> = {
  ...calls,
  change: async (call, deps) => calls.change(await withoutIdle(call, deps), deps),
  previewPrice,
};
