import { asc, eq, sql } from 'drizzle-orm';
import { registrations } from '../../src/platform/database/schema/registrations.ts';
import { sessions } from '../../src/platform/database/schema/training.ts';
import type { TestServer } from '../server.ts';

/** The sessions of a series, soonest first. */
export const sessionsOf = ({ database }: Pick<TestServer, 'database'>, id: string) =>
  database.db.select().from(sessions).where(eq(sessions.seriesId, id)).orderBy(asc(sessions.startsAt));

/** Registers people for sessions, as if they had booked earlier. */
export async function bookedBy(
  { database }: Pick<TestServer, 'database'>,
  pairs: readonly (readonly [sessionId: string, userId: string])[],
  priceCents = 0,
): Promise<void> {
  await database.db.insert(registrations).values(
    pairs.map(([sessionId, userId]) => ({
      sessionId,
      userId,
      status: 'confirmed' as const,
      priceCents,
      rate: 'public' as const,
      plan: 'full' as const,
      confirmedAt: new Date('2026-03-01T12:00:00Z'),
    })),
  );
  await database.db.execute(sql`
    update sessions s set taken = (select count(*) from registrations r where r.session_id = s.id and r.status = 'confirmed')
    where s.id in (select jsonb_array_elements_text(${JSON.stringify(pairs.map(([id]) => id))}::jsonb))`);
}
