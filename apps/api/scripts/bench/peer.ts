/**
 * A bare Fastify with drizzle, as a good team would write it in an afternoon. One prepared query returns the next 20 sessions
 * with program, coach and free seats. It has no sign-in, personal prices, checks or cache. It uses DATABASE_URL, or else the
 * embedded database in DATA_DIR. The signed-in session list is compared with it.
 */
import { asc, eq, gt, sql } from 'drizzle-orm';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import { join } from 'node:path';
import pg from 'pg';
import { categories, coaches, programs, sessions } from '../../src/platform/database/schema/training.ts';

const url = process.env['DATABASE_URL'];
const db =
  url === undefined
    ? overPglite(await PGlite.create({ dataDir: join(process.env['DATA_DIR'] ?? '', 'database') }))
    : overPostgres(new pg.Pool({ connectionString: url, max: 10 }));
// Both drivers build the same query; only the type of the handle differs.
const next = (db as ReturnType<typeof overPostgres>)
  .select({
    session: sessions,
    program: { id: programs.id, title: programs.title, difficulty: programs.difficultyLevel },
    category: categories.name,
    description: programs.description,
    coach: coaches,
  })
  .from(sessions)
  .innerJoin(programs, eq(programs.id, sessions.programId))
  .innerJoin(categories, eq(categories.id, programs.categoryId))
  .leftJoin(coaches, eq(coaches.id, sessions.coachId))
  .where(gt(sessions.startsAt, sql.placeholder('now')))
  .orderBy(asc(sessions.startsAt), asc(sessions.id))
  .limit(20)
  .prepare('next_sessions');

const dollars = (cents: number) => (cents / 100).toFixed(2);

const app = Fastify({ logger: false });
app.get('/*', async () => {
  const rows = await next.execute({ now: new Date() });
  return {
    count: rows.length,
    upcoming_sessions: rows.map(({ session, program, category, description, coach }) => ({
      public_id: session.id,
      title: session.title,
      description: session.description,
      program: { ...program, category, description },
      coach_name: coach?.name ?? '',
      coach: coach && { name: coach.name, bio: coach.bio, certifications: coach.certifications },
      start_datetime: session.startsAt,
      end_datetime: session.endsAt,
      location: session.location,
      price_member: dollars(session.priceMemberCents),
      price_public: dollars(session.pricePublicCents),
      max_participants: session.maxParticipants,
      current_registrations: session.taken,
      available_spots: session.maxParticipants === null ? null : session.maxParticipants - session.taken,
      is_full: session.maxParticipants !== null && session.taken >= session.maxParticipants,
      requirements: session.requirements,
      what_to_bring: session.whatToBring,
      status: session.status,
    })),
  };
});
console.log(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
