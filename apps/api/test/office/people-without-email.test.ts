import type { Endpoint } from '@detroit-well/api-client/contract';
import { dayMs } from '@detroit-well/config/durations';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '../../src/app/jobs.ts';
import { allCalls } from '../../src/app/routes.ts';
import { seed } from '../../src/app/seed/seed.ts';
import { registerJobs } from '../../src/platform/jobs/claim-job.ts';
import { runDue } from '../../src/platform/jobs/scheduler.ts';
import { aMember, seedStudio, type Person } from '../booking.ts';
import { testServer, type TestServer } from '../server.ts';
import { withFiles } from '../with-files.ts';
import { aTeamMember } from '../team-fixture.ts';
import { officeCases } from './cases.ts';
import type { OfficeRequest } from './prepare.ts';

const named = allCalls()
  .filter(({ noun }) => noun.startsWith('office'))
  .map((call) => [`${call.noun}.${call.name}`, call.endpoint] as const);

/** Calls that send an email or need an address, and how they answer without one. */
const needsAnAddress: Readonly<Record<string, readonly [status: number, code: string]>> = {
  'officePeople.invite': [409, 'email_missing'],
  'officePayments.sendLink': [409, 'email_missing'],
  'officePayments.sendReceipt': [409, 'email_missing'],
  'officePayments.sendRenewalLink': [409, 'email_missing'],
  'officeMemberships.sendCardLink': [409, 'email_missing'],
  'officePeople.resendEmail': [404, 'not_found'],
  // The preview that was made before showed their addresses.
  'officePeople.merge': [409, 'preview_changed'],
  'officeWaiverLinks.send': [400, 'validation_failed'],
  'officeTeam.acceptInvitation': [403, 'invitation_of_another'],
};

/** Takes the address of everybody who is not in the team. */
const withoutEmails = ({ database }: TestServer) =>
  database.db.execute(sql`
    update users set email = null, email_verified_at = null
    where is_active and email is not null and not exists (select 1 from team_members t where t.user_id = users.id)`);

describe('with people who have no email, the office', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer();
    await seedStudio(server.database);
  });
  afterAll(() => server?.close());

  const send = ({ method, path }: Endpoint, request: OfficeRequest, owner: Person) =>
    server.call(
      method,
      path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => request.params?.[key] ?? key),
      {
        token: (request.by ?? owner).token,
        ...(method !== 'GET' && request.body !== undefined && { body: withFiles(request.body) }),
      },
    );

  it.each(named)('answers %s', async (name, call) => {
    const prepare = officeCases[name];
    if (prepare === undefined) throw new Error(`test/office/cases.ts has no request for ${name}`);
    const owner = await aTeamMember(server, 'owner');
    const request = await prepare(server, owner);
    await withoutEmails(server);
    const { status, body } = await send(call, request, owner);
    const success = [call.status ?? (call.reply === 'nothing' ? 204 : 200), undefined];
    // A promo code has a field of this name.
    const problem = status < 400 ? undefined : body['code'];
    expect([status, problem]).toEqual(needsAnAddress[name] ?? success);
    const { rows } = await server.database.db.execute(sql`select 1 from outbox_mails where recipient = ''`);
    expect(rows).toEqual([]);
  });
});

describe('a studio whose people have no email', () => {
  let server: TestServer;
  let owner: Person;
  beforeAll(async () => {
    server = await testServer();
    await seed(server.database, server.clock.now());
    owner = await aTeamMember(server, 'owner');
    await withoutEmails(server);
    // Every second one has an address of somebody else.
    await server.database.db.execute(sql`
      update users set contact_email = 'family@demo.test' where email is null and length(id) % 2 = 0`);
  }, 60_000);
  afterAll(() => server?.close());

  const lists = named.filter(([, { csv }]) => csv === true);

  it.each(lists.filter(([, { path }]) => !path.includes('{')))(
    'has a file of %s',
    async (_name, { path }) => {
      const headers = { accept: 'text/csv' };
      const file = await server.call('GET', path, { token: owner.token, headers });
      expect([file.status, file.text.length > 0]).toEqual([200, true]);
      expect(file.text).not.toMatch(/"null"|undefined/);
    },
  );

  it.each(lists.filter(([, { path }]) => !path.includes('{')))(
    'searches %s',
    async (_name, { path, query }) => {
      if (query === undefined || !('search' in query.shape)) return;
      const found = await server.call('GET', `${path}?search=a%20m`, { token: owner.token });
      expect(found.status).toBe(200);
    },
  );

  it('has a roster and a file of it for every session', async () => {
    const { rows } = await server.database.db.execute<{ id: string }>(
      sql`select session_id as id from registrations where status = 'confirmed' group by 1 order by 1 limit 20`,
    );
    for (const { id } of rows) {
      const path = `/office/sessions/${id}/roster/`;
      const shown = await server.call('GET', path, { token: owner.token });
      const file = await server.call('GET', path, { token: owner.token, headers: { accept: 'text/csv' } });
      expect([shown.status, file.status]).toEqual([200, 200]);
    }
    expect(rows.length).toBeGreaterThan(10);
  });

  it('pages through its people by every order', async () => {
    for (const sort of ['name', 'email', '-email', 'created_at']) {
      const ids = new Set<string>();
      for (let cursor: string | null = ''; cursor !== null;) {
        const page = await server.call(
          'GET',
          `/office/people/?limit=40&sort=${sort}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
          { token: owner.token },
        );
        expect(page.status).toBe(200);
        for (const { id } of page.body['results'] as { id: string }[]) ids.add(id);
        cursor = page.body['next'] as string | null;
      }
      const { rows } = await server.database.db.execute(sql`select 1 from users where is_active`);
      expect(ids.size).toBe(rows.length);
    }
  });

  it('has a receipt for every payment', async () => {
    const { rows } = await server.database.db.execute<{ id: string; userId: string }>(sql`
      select m.id, r.user_id as "userId" from payments m join registrations r on r.id = m.registration_id
      join users u on u.id = r.user_id where m.kind = 'charge' and m.status = 'succeeded'
        and m.method in ('card', 'cash') and u.email is null order by m.id limit 10`);
    const { token } = await aMember(server);
    for (const { id, userId } of rows) {
      // The receipt is that of its owner, who signed in before the address went.
      const own = await server.deps.accessTokens.issue({ userId, email: '', family: await familyOf(userId) });
      const receipt = await server.call('GET', `/payments/${id}/receipt/`, { token: own });
      expect([receipt.status, receipt.raw.length > 0]).toEqual([200, true]);
      expect((await server.call('GET', `/payments/${id}/receipt/`, { token })).status).toBe(404);
    }
    expect(rows.length).toBeGreaterThan(0);
  });

  async function familyOf(userId: string): Promise<string> {
    const { rows } = await server.database.db.execute<{ id: string }>(sql`
      insert into refresh_families (id, user_id, expires_at) values (gen_random_uuid()::text, ${userId}, '2100-01-01') returning id`);
    return rows[0]?.id ?? '';
  }

  it('runs every job for five weeks, and writes only where there is an address', async () => {
    const errors: unknown[] = [];
    const log = { error: (...all: unknown[]) => void errors.push(all) };
    await registerJobs(server.database.db, jobs, server.clock.now());
    const ran = new Set<string>();
    for (let day = 0; day < 35; day += 1) {
      server.clock.pass(dayMs / 1_000);
      for (const name of await runDue(server.deps, log, jobs)) ran.add(name);
    }
    expect(errors).toEqual([]);
    expect([...ran].toSorted()).toEqual(jobs.map(({ name }) => name).toSorted());
    const { rows } = await server.database.db.execute<{ recipient: string; many: number }>(sql`
      select recipient, count(*)::int as many from outbox_mails o where not exists (
        select 1 from users u where u.email = o.recipient) group by 1 order by 1`);
    expect(rows.map(({ recipient }) => recipient)).toContain('family@demo.test');
    expect(rows.filter(({ recipient }) => recipient === '')).toEqual([]);
  }, 120_000);
});
