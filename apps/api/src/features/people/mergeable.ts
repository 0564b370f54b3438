import type { MergePreview, MergeRefusal } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';
import { listed, liveMembershipStates } from '../../platform/database/schema/statuses.ts';
import { creditBalance } from '../booking/ledger/credit.ts';
import { freeCredits } from '../booking/ledger/pass-credits.ts';
import { noPassword } from '../users/people.ts';
import { visitsOf } from './attendance.ts';

const recordRow = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  contactEmail: z.string().nullable(),
  phone: z.string(),
  born: z.string().nullable(),
  hasPassword: z.boolean(),
  createdAt: dateOfMs,
  contacts: z.int(),
  membership: z.string().nullable(),
  tags: z.array(z.string()),
  isOpen: z.boolean(),
  isMerged: z.boolean(),
  hasMerged: z.boolean(),
  isTeam: z.boolean(),
});

/** A record before a merge, with what decides whether it may be. */
interface MergingRecord {
  readonly shown: MergePreview['kept'];
  readonly tags: readonly string[];
  readonly isOpen: boolean;
  /** It is part of another record. */
  readonly isMerged: boolean;
  /** Another record is part of it. */
  readonly hasMerged: boolean;
  readonly isTeam: boolean;
}

async function readRecord(db: Db, id: string): Promise<MergingRecord> {
  const [row] = await readRows(
    recordRow,
    db.execute(sql`
    select u.id, coalesce(f.first_name, '') as "firstName", coalesce(f.last_name, '') as "lastName",
      coalesce(u.email, '') as email, u.contact_email as "contactEmail", coalesce(f.phone, '') as phone,
      f.date_of_birth::text as born, u.password_hash <> ${noPassword} as "hasPassword", ${epochMs('u.created_at')} as "createdAt",
      (select count(*)::int from emergency_contacts e where e.user_id in ${recordsOf(sql`u.id`)}) as contacts,
      (select b.tier from memberships b where b.user_id in ${recordsOf(sql`u.id`)} and b.state in ${listed(liveMembershipStates)} limit 1)
        as membership,
      u.tags, u.is_active as "isOpen", u.merged_into is not null as "isMerged",
      exists (select 1 from users o where o.merged_into = u.id) as "hasMerged",
      exists (select 1 from team_members t where t.user_id = u.id)
        or exists (select 1 from coaches c where c.user_id = u.id) as "isTeam"
    from users u left join profiles f on f.user_id = u.id where u.id = ${id}`),
  );
  if (row === undefined) throw problem('not_found');
  const { tags, isOpen, isMerged, hasMerged, isTeam } = row;
  return {
    shown: {
      id,
      first_name: row.firstName,
      last_name: row.lastName,
      email: row.email,
      contact_email: row.contactEmail,
      phone: row.phone || null,
      date_of_birth: row.born,
      has_password: row.hasPassword,
      created_at: toStudioIso(row.createdAt),
      visits_count: (await visitsOf(db, id, 0)).count,
      contacts_count: row.contacts,
      membership: row.membership,
    },
    tags,
    isOpen,
    isMerged,
    hasMerged,
    isTeam,
  };
}

const countsRow = z.object({ registrations: z.int(), payments: z.int(), notes: z.int() });
const waiverRow = z.object({ version: z.string(), acceptedAt: dateOfMs, signer_name: z.string() });
const bookedRow = z.object({ session_id: z.string(), title: z.string(), startsAt: dateOfMs });

/** Two records, what comes together in a merge, and what stays as it was. */
export async function readBoth(
  db: Db,
  { kept_id: keptId, other_id: otherId }: Readonly<Record<'kept_id' | 'other_id', string>>,
  now: Date,
) {
  const [kept, other] = [await readRecord(db, keptId), await readRecord(db, otherId)];
  const both = sql`(select own.id from users own where own.person_id in (${keptId}, ${otherId}))`;
  const [counts] = await readRows(
    countsRow,
    db.execute(sql`
    select (select count(*)::int from registrations r where r.user_id in ${both} and r.status in ('confirmed', 'cancelled')) as registrations,
      (select count(*)::int from person_notes n where n.user_id in ${both} and n.removed_at is null) as notes,
      (select count(*)::int from payments m left join registrations r on r.id = m.registration_id
        left join memberships b on b.id = m.membership_id left join passes p on p.id = m.pass_id
        left join gift_cards g on g.id = m.gift_card_id
        where coalesce(r.user_id, b.user_id, p.user_id, g.buyer_id) in ${both} and m.status = 'succeeded') as payments`),
  );
  const waivers = await readRows(
    waiverRow,
    db.execute(sql`
    select a.version, ${epochMs('a.accepted_at')} as "acceptedAt",
      trim(coalesce(n.first_name, '') || ' ' || coalesce(n.last_name, '')) as signer_name
    from waiver_acceptances a left join waiver_signers n on n.acceptance_id = a.id
    where a.user_id in ${both} order by a.sequence desc`),
  );
  const bothBooked = await readRows(
    bookedRow,
    db.execute(sql`
    select s.id as session_id, s.title, ${epochMs('s.starts_at')} as "startsAt" from sessions s
    where s.status <> 'cancelled' and s.ends_at > ${now.toISOString()}::timestamptz
      and exists (select 1 from registrations r where r.session_id = s.id and r.status = 'confirmed' and r.user_id in ${recordsOf(keptId)})
      and exists (select 1 from registrations r where r.session_id = s.id and r.status = 'confirmed' and r.user_id in ${recordsOf(otherId)})
    order by s.starts_at, s.id`),
  );
  const { registrations = 0, payments = 0, notes = 0 } = counts ?? {};
  return {
    kept,
    other,
    waivers,
    bothBooked,
    together: {
      registrations_count: registrations,
      visits_count: kept.shown.visits_count + other.shown.visits_count,
      pass_credits: (await freeCredits(db, keptId)).length + (await freeCredits(db, otherId)).length,
      studio_credit: (await creditBalance(db, keptId)) + (await creditBalance(db, otherId)),
      notes_count: notes,
      contacts_count: kept.shown.contacts_count + other.shown.contacts_count,
      payments_count: payments,
    },
  };
}

const refusals: Readonly<Record<MergeRefusal, string>> = {
  same_record: 'This is one record already.',
  team: 'One of them is in the team. People of the team are not merged.',
  closed: 'One of these accounts is closed.',
  merged: 'One of them was merged before. Undo that first, or keep the other record.',
  two_memberships: 'Both have a live membership. End one first, then they can be one.',
};

function refusalOf(kept: MergingRecord, other: MergingRecord): MergeRefusal | undefined {
  if (kept.shown.id === other.shown.id) return 'same_record';
  if (!kept.isOpen || !other.isOpen) return 'closed';
  if (kept.isTeam || other.isTeam) return 'team';
  if (kept.isMerged || other.isMerged || other.hasMerged) return 'merged';
  return kept.shown.membership !== null && other.shown.membership !== null ? 'two_memberships' : undefined;
}

/** Throws with the reason why two records cannot become one. */
export function requireMergeable(kept: MergingRecord, other: MergingRecord): void {
  const refusal = refusalOf(kept, other);
  if (refusal)
    throw problem('merge_refused', { refusal, message: `${refusals[refusal]} Nothing was changed.` });
}
