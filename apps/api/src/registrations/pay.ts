import type { Contract } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Handler } from '../calls.ts';
import { violatedConstraint } from '../db/violated-constraint.ts';
import type { Deps } from '../deps.ts';
import { inProgress } from '../idempotency/in-progress.ts';
import { intentOf, keyReused } from '../idempotency/intent-of.ts';
import type { Intent } from '../idempotency/intent.ts';
import { dropKey, newKeyColumns, newKeyValues } from '../idempotency/keys.ts';
import { waitForKey } from '../idempotency/wait-for-key.ts';
import { requireUsableCard } from '../payments/saved-cards.ts';
import { settledCharge } from '../payments/settled.ts';
import { refuse } from '../refusals.ts';
import { keptRegistration, type Kept } from './kept.ts';
import { takePlace } from './place.ts';
import { reconcileCharge } from './reconcile.ts';
import { resume, stateOf } from './resume.ts';
import { settle } from './settle.ts';

interface Due extends Record<string, unknown> {
  id: string;
  cents: number;
}

/**
 * Pays the next open instalment of a confirmed registration; where no plan was chosen that is the whole price. The
 * database lets one charge per instalment be under way or done, so pressing twice pays once.
 */
export const pay: Handler<Contract['registrations']['pay']> = async (call, deps) => {
  const intent = intentOf(call);
  const tools = { ...deps, place: takePlace };
  const kept = await keptRegistration(deps.database.db, call.params.id);
  if (kept === null || kept.userId !== call.caller.userId) throw refuse('not_found');
  const { payment_method_id: paymentMethodId, save_payment_method: saveCard } = call.body;
  await requireUsableCard(deps.database.db, deps.payments.name, paymentMethodId, call.caller.userId);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const state = intent
      ? await waitForKey(deps.database.db, intent, () => deps.clock.now())
      : { state: 'fresh' as const };
    if (state.state === 'reused') throw keyReused();
    if (state.state === 'in_progress' && state.lockedUntil > deps.clock.now()) throw inProgress();
    if (intent && state.state !== 'fresh') {
      const resumed = await resume(tools, intent, state, 200);
      if (resumed !== null) return resumed;
      await dropKey(deps.database.db, intent);
    }
    if (kept.status !== 'confirmed') throw refuse('nothing_to_pay');
    const paymentId = randomUUID();
    const due = await beginCharge(deps, kept, intent, paymentId);
    if (due === 'busy') continue;
    if (due === null) throw refuse('nothing_to_pay');
    const outcome = await settledCharge(deps.payments, {
      cents: due.cents,
      paymentMethodId,
      key: `charge_${paymentId}`,
      description: `Registration ${kept.id}`,
      registrationId: kept.id,
      ...(saveCard ? { keep: { owner: call.caller.userId, as: 'saved' as const } } : {}),
    });
    const { id: registrationId, sessionId } = kept;
    await settle(
      deps,
      { paymentId, registrationId, sessionId, instalmentId: due.id, provider: deps.payments.name },
      outcome,
    );
    return stateOf(tools, intent, kept.id, paymentId, 200);
  }
  throw inProgress();
};

/**
 * Writes the charge down before it is asked for; the registration is locked first, then the instalment, as settling does: in the
 * other order the two wait for each other. `busy`: another is under way, or this intent is known already.
 */
async function beginCharge(
  deps: Deps,
  kept: Kept,
  intent: Intent | null,
  paymentId: string,
): Promise<Due | 'busy' | null> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const progress = { registration_id: kept.id, payment_id: paymentId };
  const keeping = intent
    ? sql`, kept as (insert into idempotency_keys (${newKeyColumns}) select ${newKeyValues(intent, now, null, progress)} from due)`
    : sql``;
  try {
    const { rows } = await db.execute<Due>(sql`
      with locked as materialized (
        select id from registrations where id = ${kept.id} and status = 'confirmed' for update
      ), due as (
        select i.id, i.amount_cents as cents from instalments i join locked on locked.id = i.registration_id
        where i.status in ('due', 'failed') order by i.position limit 1 for update of i
      ), charging as (
        insert into payments (id, registration_id, instalment_id, kind, amount_cents, status, provider,
          idempotency_key, created_at, updated_at)
        select ${paymentId}::text, ${kept.id}::text, due.id, 'charge', due.cents, 'pending',
          ${deps.payments.name}::text, ${`charge_${paymentId}`}::text, ${at}, ${at} from due
      )${keeping}
      select id, cents from due`);
    return rows[0] ?? null;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'idempotency_keys_owner_key_operation_pk') return 'busy';
    if (constraint !== 'payments_one_charge') throw error;
    await giveUpOpenCharges(deps, kept.id);
    return 'busy';
  }
}

/** A card's question that was left open gives way to another try. */
async function giveUpOpenCharges(deps: Deps, registrationId: string): Promise<void> {
  const kept = await keptRegistration(deps.database.db, registrationId);
  for (const { id, kind, status } of kept?.payments ?? []) {
    if (kind === 'charge' && ['pending', 'requires_action', 'unknown'].includes(status)) {
      await reconcileCharge(deps, id, { giveUp: true });
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
}
