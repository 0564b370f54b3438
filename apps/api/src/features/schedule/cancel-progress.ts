import type { Contract, SessionCancelProgress } from '@detroit-well/api-client/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { listed, openRefundStatuses } from '../../platform/database/schema/statuses.ts';
import { closures } from '../../platform/database/schema/training.ts';
import type { RecordDeps } from '../../platform/records/record-kind.ts';
import { findSession } from './session-list.ts';
import { joinPerson } from '../../platform/database/records-of-person.ts';

const personRow = z.object({
  id: z.string(),
  personId: z.string().nullable(),
  name: z.string(),
  state: z.enum(['waiting', 'failed', 'done']),
});

type Person = z.output<typeof personRow>;

/**
 * The people of cancelled sessions and the states of their refunds. `which` refers to `s`. A registration that the job has not
 * reached is still confirmed. One is done when nothing of its refunds is open; a failed one counts until a later refund of the
 * same charge succeeds.
 */
const refundedPeople = (db: Db, which: SQL): Promise<Person[]> =>
  readRows(
    personRow,
    db.execute(sql`
    select r.id, u.id as "personId", coalesce(${personName('u', 'f')}, r.guest_email, '') as name,
      case
        when r.status = 'confirmed' or exists (select 1 from payments m
          where m.registration_id = r.id and m.kind = 'refund' and m.status in ${listed(openRefundStatuses)}) then 'waiting'
        when exists (select 1 from payments m where m.registration_id = r.id and m.kind = 'refund' and m.status = 'failed'
          and not exists (select 1 from payments n
            where n.refund_of_id = m.refund_of_id and n.kind = 'refund' and n.status = 'succeeded' and n.created_at >= m.created_at))
          then 'failed'
        else 'done' end as state
    from registrations r join sessions s on s.id = r.session_id
      ${joinPerson('r.user_id')}
    where ${which} and (r.status = 'confirmed' or r.cancelled_by = 'business')
    order by r.id`),
  );

function progressOf(people: readonly Person[]): SessionCancelProgress {
  const inState = (state: Person['state']) => people.filter((one) => one.state === state);
  return {
    people_count: people.length,
    done_count: inState('done').length,
    waiting_count: inState('waiting').length,
    failed: inState('failed').map(({ personId, name }) => ({ person_id: personId, name })),
  };
}

/** The progress of the refunds of a cancelled session. */
export const cancelProgress: Handler<Contract['officeSessions']['cancelProgress'], RecordDeps> = (
  call,
  { office },
) =>
  office.read(async (db) => {
    const session = await findSession(db, call.params.id);
    if (session.status !== 'cancelled') throw problem('not_found');
    return progressOf(await refundedPeople(db, sql`s.id = ${session.id}`));
  });

/** The same of all sessions that were cancelled for a closure, each person counted once, in the state that needs most. */
export const closureCancelProgress: Handler<Contract['officeClosures']['cancelProgress'], RecordDeps> = (
  call,
  { office },
) =>
  office.read(async (db) => {
    if ((await db.$count(closures, eq(closures.id, call.params.id))) === 0) throw problem('not_found');
    const people = new Map<string, Person>();
    for (const one of await refundedPeople(db, sql`s.cancelled_for = ${call.params.id}`)) {
      const key = one.personId ?? one.id;
      const known = people.get(key);
      if (!known || urgency.indexOf(one.state) > urgency.indexOf(known.state)) people.set(key, one);
    }
    return progressOf([...people.values()]);
  });

const urgency: readonly Person['state'][] = ['done', 'waiting', 'failed'];
