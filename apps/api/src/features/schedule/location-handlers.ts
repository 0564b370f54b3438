import { studioDay } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { findRecord, recordHandlers } from '../../platform/records/record-handlers.ts';
import type { RecordDeps } from '../../platform/records/record-kind.ts';
import { locationKind } from './location-kind.ts';
import { bookedAt } from './tell-of-place.ts';

const bookedRow = z.object({ sessions: z.int(), people: z.int(), last: dateOfMs.nullable() });

export const officeLocationsHandlers: HandlersOf<'officeLocations', RecordDeps> = {
  ...recordHandlers(locationKind),
  booked: ({ params: { id } }, { office, clock }) =>
    office.read(async (db) => {
      await findRecord(locationKind, db, id);
      const [row] = await readRows(
        bookedRow,
        db.execute(sql`
          select count(distinct s.id)::int as sessions, count(distinct own.person_id)::int as people,
            ${epochMs('max(s.starts_at)')} as last
          from registrations r join sessions s on s.id = r.session_id join users own on own.id = r.user_id join users u on u.id = own.person_id
          where ${bookedAt(id, clock.now())}`),
      );
      return {
        sessions_count: row?.sessions ?? 0,
        people_count: row?.people ?? 0,
        last_day: row?.last ? studioDay(row.last) : null,
      };
    }),
};
