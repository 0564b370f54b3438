import type { Contract } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { listed, openRefundStatuses } from '../../platform/database/schema/statuses.ts';
import type { RecordDeps } from '../../platform/records/record-kind.ts';
import { findSession } from './session-list.ts';

const personRow = z.object({
  personId: z.string().nullable(),
  name: z.string(),
  state: z.enum(['waiting', 'failed', 'done']),
});

/**
 * The progress of the refunds of a cancelled session. A registration that the job has not reached is still confirmed. One is done
 * when nothing of its refunds is open; a failed one counts until a later refund of the same charge succeeds.
 */
export const cancelProgress: Handler<Contract['officeSessions']['cancelProgress'], RecordDeps> = (
  call,
  { office },
) =>
  office.read(async (db) => {
    const session = await findSession(db, call.params.id);
    if (session.status !== 'cancelled') throw problem('not_found');
    const people = await readRows(
      personRow,
      db.execute(sql`
      select r.user_id as "personId", coalesce(${personName('u', 'f')}, r.guest_email, '') as name,
        case
          when r.status = 'confirmed' or exists (select 1 from payments m
            where m.registration_id = r.id and m.kind = 'refund' and m.status in ${listed(openRefundStatuses)}) then 'waiting'
          when exists (select 1 from payments m where m.registration_id = r.id and m.kind = 'refund' and m.status = 'failed'
            and not exists (select 1 from payments n
              where n.refund_of_id = m.refund_of_id and n.kind = 'refund' and n.status = 'succeeded' and n.created_at >= m.created_at))
            then 'failed'
          else 'done' end as state
      from registrations r left join users u on u.id = r.user_id left join profiles f on f.user_id = u.id
      where r.session_id = ${session.id} and (r.status = 'confirmed' or r.cancelled_by = 'business')
      order by r.id`),
    );
    const inState = (state: (typeof people)[number]['state']) => people.filter((one) => one.state === state);
    return {
      people_count: people.length,
      done_count: inState('done').length,
      waiting_count: inState('waiting').length,
      failed: inState('failed').map(({ personId, name }) => ({ person_id: personId, name })),
    };
  });
