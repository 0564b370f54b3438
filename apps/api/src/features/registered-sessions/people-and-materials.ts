import type { Contract, Material } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { requireSessionAccess } from './session-access.ts';

type Calls = Contract['registeredSessions'];

interface Person extends Record<string, unknown> {
  id: string;
  first_name: string;
  last_name: string;
  is_coach: boolean;
}

/** Lists participants by first name and initial only (SPEC-B 11). */
export const participants: Handler<Calls['participants']> = async ({ params, caller }, { database }) => {
  const { sessionId } = await requireSessionAccess(database.db, caller.userId, params.id);
  const { rows } = await database.db.execute<Person>(sql`
    select r.id, f.first_name, f.last_name,
      exists (select 1 from coaches c where c.user_id = r.user_id) as is_coach
    from registrations r join profiles f on f.user_id = r.user_id
    where r.session_id = ${sessionId} and r.status = 'confirmed'
    order by f.first_name, r.id`);
  // The id of the registration, because the id of the account would identify the person elsewhere.
  return rows.map(({ id, first_name: first, last_name: last, is_coach }) => ({
    public_id: id,
    name: [first || 'Guest', last ? `${Array.from(last)[0] ?? ''}.` : ''].join(' ').trim(),
    avatar: null,
    is_coach,
  }));
};

/** Lists the files of the session. */
export const materials: Handler<Calls['materials']> = async ({ params, caller }, { database }) => {
  const { sessionId } = await requireSessionAccess(database.db, caller.userId, params.id);
  const { rows } = await database.db.execute<Material & Record<string, unknown>>(sql`
    select id as public_id, title, file_name, content_type, bytes as size_bytes
    from session_materials where session_id = ${sessionId} order by created_at, id`);
  return rows;
};
