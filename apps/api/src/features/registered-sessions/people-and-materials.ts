import type { Contract } from '@detroit-well/api-client/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { profiles } from '../../platform/database/schema/people.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { coaches, sessionMaterials } from '../../platform/database/schema/training.ts';
import { requireSessionAccess } from './session-access.ts';
import { personOf } from '../../platform/database/records-of-person.ts';

type Calls = Contract['registeredSessions'];

/** Lists participants by first name and initial only (SPEC-B 11). */
export const participants: Handler<Calls['participants']> = async ({ params, caller }, { database }) => {
  const { sessionId } = await requireSessionAccess(database.db, caller.userId, params.id);
  const rows = await database.db
    .select({
      id: registrations.id,
      first: profiles.firstName,
      last: profiles.lastName,
      coachId: coaches.id,
    })
    .from(registrations)
    .innerJoin(profiles, eq(profiles.userId, personOf(sql`${registrations.userId}`)))
    .leftJoin(coaches, eq(coaches.userId, profiles.userId))
    .where(and(eq(registrations.sessionId, sessionId), eq(registrations.status, 'confirmed')))
    .orderBy(asc(profiles.firstName), asc(registrations.id));
  // The id of the registration, because the id of the account would identify the person elsewhere.
  return rows.map(({ id, first, last, coachId }) => ({
    public_id: id,
    name: [first || 'Guest', last ? `${Array.from(last)[0] ?? ''}.` : ''].join(' ').trim(),
    avatar: null,
    is_coach: coachId !== null,
  }));
};

/** Lists the files of the session. */
export const materials: Handler<Calls['materials']> = async ({ params, caller }, { database }) => {
  const { sessionId } = await requireSessionAccess(database.db, caller.userId, params.id);
  return database.db
    .select({
      public_id: sessionMaterials.id,
      title: sessionMaterials.title,
      file_name: sessionMaterials.fileName,
      content_type: sessionMaterials.contentType,
      size_bytes: sessionMaterials.bytes,
    })
    .from(sessionMaterials)
    .where(eq(sessionMaterials.sessionId, sessionId))
    .orderBy(asc(sessionMaterials.createdAt), asc(sessionMaterials.id));
};
