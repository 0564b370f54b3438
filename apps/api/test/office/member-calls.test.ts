import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openPostgres } from '../../src/platform/database/open-postgres.ts';
import { aCard, aSession, registrationIn, seedStudio } from '../booking.ts';
import { realServer } from '../database.ts';
import { aBooking, same } from '../moving.ts';
import { testServer } from '../server.ts';
import { aTeamMember } from '../team-fixture.ts';

/** The function of the triggers on audited tables, and the setting that makes them call it. */
const check = 'require_audit_entry';

it('the audit of the office costs the calls of members no statement, and its own calls one check for each row', async () => {
  const postgres = await realServer();
  onTestFinished(() => postgres.stop());
  /** Runs `work` on a server of its own; its connections report what they did when they close. */
  const withServer = async (work: (server: Awaited<ReturnType<typeof testServer>>) => Promise<unknown>) => {
    const server = await testServer({ database: await openPostgres(postgres.url, { poolSize: 4 }) });
    await work(server);
    await server.close();
  };
  /** How often PostgreSQL has called the function of the triggers. */
  const checks = async () => {
    const database = await openPostgres(postgres.url, { poolSize: 1 });
    const { rows } = await database.db.execute<{ calls: number }>(
      sql`select calls::int as calls from pg_stat_user_functions where funcname = ${check}`,
    );
    await database.close();
    return rows[0]?.calls ?? 0;
  };

  await withServer(async ({ database }) => {
    await database.db.execute(sql`alter system set track_functions = 'pl'`);
    await database.db.execute(sql`select pg_reload_conf()`);
    await seedStudio(database);
  });
  await withServer(async (server) => {
    const member = await aBooking(server, { card: await aCard(server) });
    const moved = await member.move(await aSession(server.database, same));
    expect(moved.status).toBe(200);
    const id = String(registrationIn(moved)['session_id']);
    const send = (method: string, path: string, body: object) =>
      server.call(method, path, { token: member.token, body });
    expect((await send('POST', `/sessions/registered/${id}/cancel/`, {})).status).toBe(200);
    expect((await send('PATCH', '/me/', { profile: { first_name: 'Dana' } })).status).toBe(200);
    const full = await aSession(server.database, { maxParticipants: 1, taken: 1 });
    const waiting = { session_id: full, notification_preference: 'email' };
    expect((await send('POST', '/training/waitlist/', waiting)).status).toBe(201);
  });
  expect(await checks()).toBe(0);

  await withServer(async (server) => {
    const { token } = await aTeamMember(server, 'owner');
    const made = await server.call('POST', '/office/categories/', { token, body: { name: 'Balance' } });
    expect(made.status).toBe(201);
  });
  expect(await checks()).toBe(1);
});
