import { mayDo, type WorklistEntry } from '@detroit-well/api-client/contract';
import { formatCents } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { dayAndTime, entry } from './entry.ts';
import { joinPerson } from '../../platform/database/records-of-person.ts';

const walkInRow = z.object({
  id: z.string(),
  state: z.enum(['stored', 'refused']),
  at: dateOfMs,
  flags: z.array(z.string()),
  why: z.string().nullable(),
  pay: z.string().nullable(),
  amountCents: z.int().nullable(),
  priceCents: z.int().nullable(),
  paidCents: z.int(),
  registrationId: z.string().nullable(),
  sessionId: z.string().nullable(),
  title: z.string().nullable(),
  personId: z.string().nullable(),
  name: z.string(),
  /** Who may be the same person. */
  others: z.array(z.string()),
  sameIds: z.array(z.string()),
});
export type WaitingWalkIn = z.output<typeof walkInRow>;

/** Walk-ins that nobody has answered. `where` refers to `w` (walk-ins). */
export const readWaitingWalkIns = (db: Db, where: SQL): Promise<WaitingWalkIn[]> =>
  readRows(
    walkInRow,
    db.execute(sql`
    select w.id, w.state, ${epochMs('w.at')} as at, w.flags, w.problem->>'message' as why, w.request->>'pay' as pay,
      w.amount_cents as "amountCents", w.price_cents as "priceCents", w.paid_cents as "paidCents",
      w.registration_id as "registrationId", s.id as "sessionId", s.title, u.id as "personId",
      coalesce(${personName('u', 'f')},
        trim(coalesce(w.request->'person'->>'first_name', '') || ' ' || coalesce(w.request->'person'->>'last_name', ''))) as name,
      (select coalesce(jsonb_agg(distinct ${personName('o', 'p')}), '[]') from users o left join profiles p on p.user_id = o.id
        where o.id = any(w.same_ids) and o.person_id is distinct from u.id) as others,
      (select coalesce(jsonb_agg(distinct o.person_id), '[]') from users o
        where o.id = any(w.same_ids) and o.person_id is distinct from u.id) as "sameIds"
    from walk_ins w left join sessions s on s.id = w.session_id
    ${joinPerson("coalesce(w.person_id, w.request->>'person_id')")}
    where w.resolved_at is null and ${where}
    order by w.recorded_at desc, w.id limit 200`),
  );

/** Walk-ins that were refused, paid another amount, or may be somebody with an account. Not for coaches. */
export async function waitingWalkIns(db: Db, { role }: StaffCaller): Promise<WorklistEntry[]> {
  if (!mayDo(role, 'walkins.write')) return [];
  return (await readWaitingWalkIns(db, sql`true`)).map(walkInEntry);
}

function walkInEntry(row: WaitingWalkIn): WorklistEntry {
  const { id, state, at, registrationId, sessionId, personId, name } = row;
  const where = `${row.title ?? 'An unknown session'}, ${dayAndTime(at)}.`;
  return entry({
    kind: 'walk_in',
    id,
    title: `${state === 'refused' ? 'Walk-in not registered' : 'Walk-in to look at'}: ${name || 'unknown person'}`,
    text: [where, ...reasonsOf(row)].join(' '),
    at,
    registrationId: registrationId ?? undefined,
    sessionId: sessionId ?? undefined,
    personId,
    samePersonId: row.sameIds[0],
    name,
    resolvable: true,
  });
}

function reasonsOf(row: WaitingWalkIn): string[] {
  const { state, why, pay, flags, amountCents, priceCents, paidCents, others } = row;
  if (state === 'refused') {
    const taken =
      pay === 'cash' && amountCents !== null ? `${formatCents(amountCents)} was taken in cash.` : '';
    return [why ?? '', taken].filter(Boolean);
  }
  const reasons: string[] = [];
  if (flags.includes('amount') && amountCents !== null && priceCents !== null)
    reasons.push(
      `The desk said ${formatCents(amountCents)}, the price is ${formatCents(priceCents)}, and ${formatCents(paidCents)} was entered.`,
    );
  if (flags.includes('same_person') && others.length > 0)
    reasons.push(`May be the same person as ${others.join(' or ')}. Nothing was merged.`);
  return reasons;
}
