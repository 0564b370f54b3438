import { sql } from 'drizzle-orm';

/**
 * The visits of each person, as `user_id`, `visits`, `first` and `last`. A visit is a check-in that stands, at the start of its
 * meeting. Closed accounts leave no person.
 */
export const visitsByPerson = sql`
  select u.id as user_id, count(*) as visits, min(coalesce(m.starts_at, s.starts_at)) as first,
      max(coalesce(m.starts_at, s.starts_at)) as last
    from attendance_facts a join registrations r on r.id = a.registration_id join sessions s on s.id = a.session_id
      left join session_meetings m on m.session_id = a.session_id and m.number = a.meeting
      join users own on own.id = r.user_id join users u on u.id = own.person_id and u.is_active
    where a.standing
    group by u.id`;
