import { studioZone } from '@detroit-well/config/studio-time';
import { officeRecord, recordNouns, type RecordNoun } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import { personName } from '../../platform/database/person-name.ts';

const day = sql.raw(`to_char(s.starts_at at time zone '${studioZone}', 'Mon FMDD, YYYY')`);

/** The columns that name records whose column is not called `name`. */
const nameColumns: Partial<Record<RecordNoun, string>> = {
  program: 'title',
  series: 'title',
  closure: 'reason',
  promo_code: 'code',
};

/** The names of records that are a column of their table. */
const columnNames = recordNouns
  .filter((noun) => noun !== 'plan' && noun !== 'session')
  .map(
    (noun) => sql`when ref.kind = ${sql.raw(`'${noun}'`)} then (
      select ${sql.identifier(nameColumns[noun] ?? 'name')} from ${sql.identifier(officeRecord(noun).table)} where id = ref.id)`,
  );

/** The present name of the record `ref`; null if it is gone, or if records of its kind have no name. */
const name = sql`case
  ${sql.join(columnNames, sql` `)}
  when ref.kind = 'plan' then (
    select name from plan_versions where plan_id = ref.id and not for_members order by number desc limit 1)
  when ref.kind = 'session' then (select concat_ws(', ', s.title, ${day}) from sessions s where s.id = ref.id)
  when ref.kind = 'invitation' then (select email from team_invitations where id = ref.id)
  when ref.kind in ('person', 'team', 'buyer') then (
    select ${personName('u', 'f')} from users u left join profiles f on f.user_id = u.id where u.id = ref.id)
  when ref.kind = 'registration' then (
    select concat_ws(', ', coalesce(${personName('u', 'f')}, r.guest_email), s.title, ${day})
    from registrations r join sessions s on s.id = r.session_id
      left join users u on u.id = r.user_id left join profiles f on f.user_id = u.id
    where r.id = ref.id)
  when ref.kind = 'membership' then (
    select concat_ws(', ', ${personName('u', 'f')}, b.tier)
    from memberships b join users u on u.id = b.user_id left join profiles f on f.user_id = u.id
    where b.id = ref.id)
  when ref.kind = 'pass' then (
    select concat_ws(', ', ${personName('u', 'f')}, v.name)
    from passes p join plan_versions v on v.id = p.plan_version_id
      join users u on u.id = p.user_id left join profiles f on f.user_id = u.id
    where p.id = ref.id)
  when ref.kind = 'gift_card' then (select 'Gift card for ' || recipient_name from gift_cards where id = ref.id)
  when ref.kind in ('payment', 'refund') then (
    select concat_ws(', ', coalesce(${personName('u', 'f')}, r.guest_email, g.sender_name),
      coalesce(s.title, b.tier, v.name, 'Gift card for ' || g.recipient_name))
    from payments m left join registrations r on r.id = m.registration_id left join sessions s on s.id = r.session_id
      left join memberships b on b.id = m.membership_id left join passes p on p.id = m.pass_id
      left join plan_versions v on v.id = p.plan_version_id left join gift_cards g on g.id = m.gift_card_id
      left join users u on u.id = coalesce(r.user_id, b.user_id, p.user_id, g.buyer_id)
      left join profiles f on f.user_id = u.id
    where m.id = ref.id)
end`;

/** The fields of the entry `a` that can hold the id of another record. */
const fields = sql`(
  select * from jsonb_each_text(a.before)
  union all select * from jsonb_each_text(a.after)
  union all select * from jsonb_each_text(case jsonb_typeof(a.after -> 'changes') when 'object' then a.after -> 'changes' end)
) field`;

const facts = sql`jsonb_array_elements(case jsonb_typeof(a.after -> 'facts') when 'array' then a.after -> 'facts' end) fact`;

/** The names of the records of the entry `a`, by kind and id: its target, its member, and those in its fields. */
export const recordNames = sql`(
  select coalesce(jsonb_object_agg(named.kind || ':' || named.id, named.name), '{}'::jsonb) from (
    select ref.kind, ref.id, ${name} as name from (
      select split_part(a.target, ':', 1) as kind, substr(a.target, strpos(a.target, ':') + 1) as id
      union select 'person', a.person_id
      union select regexp_replace(field.key, '_id$', ''), field.value from ${fields} where field.key ~ '_id$'
      union select 'registration', fact ->> 'registration_id' from ${facts}
    ) ref
  ) named where named.name is not null)`;
