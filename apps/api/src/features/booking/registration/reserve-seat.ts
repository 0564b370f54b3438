import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { problem } from '../../../platform/calls/problem.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import { violatedConstraint } from '../../../platform/database/violated-constraint.ts';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.ts';
import { newKeyColumns, newKeyValues } from '../../../platform/idempotency/keys.ts';
import { tryAgain, type TryAgain } from '../../../platform/idempotency/run-idempotent.ts';
import type { OutboxRow } from '../../../platform/mail/mail.ts';
import { usingCredit } from '../ledger/seat-credit.ts';
import type { ClaimSeatStatement } from '../seats/claim-seat.ts';
import { holdMs, type Draft } from './draft.ts';

/** The outcome of a reservation request. `tryAgain`: another request with the same idempotency key was first. */
export type ReservationResult =
  'taken' | 'full' | 'already_registered' | 'address_busy' | 'credit_used' | TryAgain;

export interface ReservationRequest {
  readonly draft: Draft;
  readonly idempotentRequest: IdempotentRequest | null;
  /** `held` while a charge is under way, `confirmed` where nothing is charged now. */
  readonly status: 'held' | 'confirmed';
  /** Known in advance where nothing is charged, so that one statement stores the response with its effect. */
  readonly response: { readonly status: number; readonly reply: unknown } | null;
  readonly provider: 'sandbox' | 'stripe';
  /** The email for a registration that is confirmed at once. */
  readonly email: OutboxRow | null;
  /** The registration that moves to this seat, if it is the hold of a move. */
  readonly moves?: string;
  /** The real time, for the lock of the key and the first attempt to send the email. */
  readonly systemNow: Date;
}

/**
 * The member, if the account is open. The lock keeps it open until the registration is stored; the foreign key takes
 * the same lock anyway.
 */
const openMember = (userId: string | null) =>
  sql`(select id from users where id = ${userId}::text and is_active and merged_into is null for key share)`;

/**
 * Reserves the seat and writes everything that belongs to it in one statement: idempotency key, registration, plan and
 * pending charge. Either all of it is stored or nothing. Returns known collisions as results instead of throwing.
 * Throws `token_invalid` if the account has been closed.
 */
export async function reserveSeat(
  database: Pick<Database, 'prepared'>,
  claim: ClaimSeatStatement,
  { draft, idempotentRequest, status, response, provider, email, moves, systemNow }: ReservationRequest,
  { member = openMember }: Guards<{ member: typeof openMember }> = {},
): Promise<ReservationResult> {
  const { charge } = draft;
  const heldUntil = status === 'held' ? new Date(draft.createdAt.getTime() + holdMs).toISOString() : null;
  const plan = draft.instalments.map(({ id, position, dueOn, cents }) => ({
    id,
    position,
    due_on: dueOn,
    amount_cents: cents,
  }));
  const progress = { registration_id: draft.id, payment_id: charge?.id ?? null };
  const createdAt = sql`${draft.createdAt.toISOString()}::timestamptz`;
  const storingKey = idempotentRequest
    ? sql`, stored_key as (
        insert into idempotency_keys (${newKeyColumns})
        select ${newKeyValues(idempotentRequest, systemNow, response, progress)} from seat)`
    : sql``;
  const charging = charge
    ? sql`, charging as (
        insert into payments (id, registration_id, instalment_id, kind, amount_cents, status, provider, idempotency_key, created_at, updated_at)
        select ${charge.id}::text, registered.id, ${draft.instalments[0]?.id ?? null}::text, 'charge', ${charge.cents}::int,
          'pending', ${provider}::text, ${charge.key}::text, ${createdAt}, ${createdAt}
        from registered)`
    : sql``;
  const crediting =
    draft.credit === null
      ? sql``
      : usingCredit(draft.credit, {
          instalmentId: draft.instalments[0]?.id ?? null,
          cents: draft.priceCents,
          at: createdAt,
        });
  // A waiting member may register when a seat is free to all. The statement that claims an offer's seat accepts the
  // offer itself.
  const accepting =
    draft.entry?.status === 'waiting'
      ? sql`, accepting as (
        update waitlist_entries w set status = 'accepted', updated_at = ${createdAt}
        from registered where w.id = ${draft.entry.id} and w.status = 'waiting')`
      : sql``;
  const mailing = email?.recipient
    ? sql`, mailing as (
        insert into outbox_mails (id, recipient, template, subject, text_body, content, links, attachments, next_attempt_at,
          created_at)
        select ${randomUUID()}::text, ${email.recipient}::text, ${email.template}::text, ${email.subject}::text,
          ${email.textBody}::text, ${JSON.stringify(email.content)}::jsonb, ${JSON.stringify(email.links ?? [])}::jsonb,
          ${JSON.stringify(email.attachments ?? [])}::jsonb, ${systemNow.toISOString()}::timestamptz, ${createdAt} from registered)`
    : sql``;
  const statement = sql`
    with seat as (${claim(draft.sessionId, draft.createdAt)}), registered as (
      insert into registrations (id, session_id, user_id, guest_email, guest_draft, status, held_until, price_cents,
        rate, plan, policy, notes, source, payment_method_ref, waitlist_entry_id, moves, confirmed_at, created_at, updated_at)
      select ${draft.id}::text, seat.id, ${member(draft.userId)}, ${draft.guest?.email ?? null}::text,
        ${draft.guest ? JSON.stringify(draft.guest) : null}::jsonb, ${status}::text, ${heldUntil}::timestamptz,
        ${draft.priceCents}::int, ${draft.rate}::text, ${draft.plan}::text, ${draft.policy}::text, ${draft.notes}::text,
        ${sourceOf(draft)}::text, ${draft.paymentMethodRef}::text, ${draft.entry?.id ?? null}::text,
        ${moves ?? null}::text, ${status === 'confirmed' ? createdAt : sql`null::timestamptz`},
        ${createdAt}, ${createdAt}
      from seat returning id
    ), planned as (
      insert into instalments (id, registration_id, position, due_on, amount_cents, status)
      select i.id, registered.id, i.position, i.due_on, i.amount_cents, ${draft.credit === null ? 'due' : 'paid'}::text
      from registered, jsonb_to_recordset(${JSON.stringify(plan)}::jsonb)
        as i(id text, position int, due_on date, amount_cents int)
    )${storingKey}${charging}${crediting}${accepting}${mailing}
    select id from registered`;
  try {
    const { rows } = await database.prepared(statement);
    return rows.length > 0 ? 'taken' : 'full';
  } catch (error) {
    const constraint = violatedConstraint(error) ?? '';
    if (withoutPerson.has(constraint)) throw problem('token_invalid');
    const collision = collisions[constraint];
    if (collision === undefined) throw error;
    return collision;
  }
}

function sourceOf({ guest, entry }: Draft): 'guest' | 'waitlist' | 'member' {
  if (guest !== null) return 'guest';
  return entry?.purpose === 'waitlist' ? 'waitlist' : 'member';
}

/** Constraints that reject a registration without a person: the member's account is closed. */
const withoutPerson: ReadonlySet<string> = new Set([
  'registrations_member_or_guest',
  'registrations_guest_only_holds',
]);

const collisions: Readonly<Record<string, ReservationResult>> = {
  registrations_one_live: 'already_registered',
  registrations_one_guest_hold: 'address_busy',
  idempotency_keys_owner_key_operation_pk: tryAgain,
  pass_uses_one_current: 'credit_used',
  included_uses_one_current: 'credit_used',
  sessions_capacity: 'full',
};
