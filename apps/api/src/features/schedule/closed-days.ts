import { sql, type SQL } from 'drizzle-orm';

const midnight = (day: string): string => `((${day})::timestamp at time zone 'America/Detroit')`;
const [from, to] = [midnight('k.start_date'), midnight('k.end_date + 1')];

/** True if the instant `at` is on a day of the closure `k`. */
const onDays = (at: string): string => `${at} >= ${from} and ${at} < ${to}`;

/** When the session `s` first meets on a day of the closure `k`; null if it does not. */
export const firstOnDays = `(select min(m.starts_at) from (
  select t.starts_at from session_meetings t where t.session_id = s.id union all select s.starts_at) m
  where ${onDays('m.starts_at')})`;

/** True if the session `s` meets on a day of the closure `k`. */
export const meetsOnDays: SQL = sql.raw(
  `s.ends_at > ${from} and s.starts_at < ${to} and ${firstOnDays} is not null`,
);

/** True if every meeting of the session `s` is on a day of the closure `k`. */
export const allOnDays: SQL = sql.raw(`(${onDays('s.starts_at')} and not exists (
  select 1 from session_meetings t where t.session_id = s.id and not (${onDays('t.starts_at')})))`);
