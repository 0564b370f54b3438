import { sql, type SQL } from 'drizzle-orm';
import { listed, openInstalmentStatuses } from '../../platform/database/schema/statuses.ts';
import { versionInForce } from '../../platform/database/waiver-in-force.ts';
import { personOf, recordsLike } from '../../platform/database/records-of-person.ts';

/*
 * The facts about a person that the team needs before a session, as parts of queries over `r` (registrations). `day` is the day
 * of the meeting.
 */

/** The records of the person who is registered. */
const ofPerson = recordsLike(sql`r.user_id`);

/** The state of the person's signature of the waiver in force: `signed`, `outdated` or `missing`. */
export const waiverState = (now: Date): SQL => sql`coalesce((
  select case when a.version = ${versionInForce(now)}
      and a.waiver_accepted then 'signed' else 'outdated' end
    from waiver_acceptances a where a.user_id in ${ofPerson} order by a.sequence desc limit 1), 'missing')`;

/** The amount that is due by a day and not paid, in cents. A registration that ended owes nothing. */
export const dueCents = (day: SQL): SQL => sql`(
  select coalesce(sum(i.amount_cents), 0)::int from instalments i
    where i.registration_id = r.id and r.status = 'confirmed' and i.due_on <= ${day}
      and i.status in ${listed(openInstalmentStatuses)})`;

/** The tier of the membership on a day; null without one. */
export const membershipOn = (day: SQL): SQL => sql`(
  select m.tier from memberships m where m.user_id in ${ofPerson} and m.is_active and m.start_date <= ${day}
      and (m.end_date is null or m.end_date >= ${day})
      and not coalesce(m.pause_from <= ${day} and ${day} < m.pause_until, false)
    order by m.start_date desc, m.id limit 1)`;

/** True if the person was never booked for a session that began before a time. */
export const isFirstVisit = (startsAt: SQL): SQL => sql`not exists (
  select 1 from registrations e join sessions t on t.id = e.session_id
    where e.user_id in ${ofPerson} and e.id <> r.id and e.status = 'confirmed' and t.status <> 'cancelled'
      and t.starts_at < ${startsAt})`;

/** The team's notes about the person, as JSON, newest first. */
export const teamNotes: SQL = sql`coalesce((
  select jsonb_agg(n.text order by n.created_at desc, n.id) from person_notes n
    where n.user_id in ${ofPerson} and n.removed_at is null), '[]')`;

/** Emergency contacts as JSON: the primary one first, then in the order in which they were added. */
export const contacts: SQL = sql`coalesce((
  select jsonb_agg(jsonb_build_object('name', e.name, 'relationship', e.relationship, 'phone', e.phone)
      order by e.is_primary desc, e.user_id <> ${personOf(sql`r.user_id`)}, e.created_at, e.id)
    from emergency_contacts e where e.user_id in ${ofPerson}), '[]')`;
