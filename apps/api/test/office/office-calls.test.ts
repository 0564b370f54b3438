import { teamRoles, whoMay, type Endpoint } from '@detroit-well/api-client/contract';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../../src/app/routes.ts';
import { officeDatabase, type OfficeDatabaseDeps } from '../../src/platform/audit/office-database.ts';
import { auditEntries, teamMembers } from '../../src/platform/database/schema/team.ts';
import { fingerprinter } from '../access/check-access.ts';
import { aMember, seedStudio, seedWaiver, type Person } from '../booking.ts';
import { testServer, type TestServer } from '../server.ts';
import { withFiles } from '../with-files.ts';
import { aTeamMember } from '../team-fixture.ts';
import { officeCases } from './cases.ts';
import type { OfficeRequest } from './prepare.ts';

const calls = allCalls().filter(({ noun }) => noun.startsWith('office'));
const named = calls.map((call) => [`${call.noun}.${call.name}`, call.endpoint] as const);
/** A call that only reads, although its method could change something. */
const isPreview = ({ path }: Endpoint) =>
  path.endsWith('/preview/') || path.endsWith('/balance/') || path === '/office/scan/';
const unsafe = named.filter(([, call]) => call.method !== 'GET' && !isPreview(call));

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
afterEach(() => seedWaiver(server.database.db));
afterAll(() => server?.close());

async function prepared(name: string, who?: Person): Promise<OfficeRequest> {
  const prepare = officeCases[name];
  if (prepare === undefined) throw new Error(`test/office/cases.ts has no request for ${name}`);
  return prepare(server, who);
}

const send = (
  { method, path }: Endpoint,
  { params = {}, body, by }: OfficeRequest,
  who?: Pick<Person, 'token'>,
  headers: Record<string, string> = {},
) =>
  server.call(
    method,
    path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => params[key] ?? key),
    {
      ...(who && { token: (by ?? who).token }),
      headers,
      ...(method === 'GET' || body === undefined ? {} : { body: withFiles(body) }),
    },
  );

const successOf = ({ status, reply }: Endpoint) => status ?? (reply === 'nothing' ? 204 : 200);

describe('the role table of the office', () => {
  it.each(named)(
    '%s responds to the roles that hold its permission, and to nobody else',
    async (name, call) => {
      const { permission } = call;
      const anonymous = await send(call, await prepared(name));
      expect([anonymous.status, anonymous.body['code']]).toEqual([401, 'not_authenticated']);
      if (permission === undefined) return;
      const holders = whoMay(permission);
      const member = await aMember(server);
      for (const role of [undefined, ...teamRoles]) {
        const who = role === undefined ? member : await aTeamMember(server, role);
        const { status, body } = await send(call, await prepared(name, who), who);
        const may = role !== undefined && holders.includes(role);
        const refused = { code: 'permission_denied', permission, who_may: holders };
        expect([name, role, status, body]).toMatchObject([
          name,
          role,
          may ? successOf(call) : 403,
          may ? {} : refused,
        ]);
      }
    },
  );

  it.each(named.filter(([, { path, permission }]) => permission !== undefined && path.includes('{')))(
    '%s refuses a role before it looks for the record or reads the body',
    async (_name, call) => {
      const response = await send(call, { params: { id: 'nothing-here' }, body: {} }, await aMember(server));
      expect([response.status, response.body['code']]).toEqual([403, 'permission_denied']);
    },
  );

  it.each(named)('%s asks no cache to store its response', async (name, call) => {
    const who = await aTeamMember(server, 'owner');
    const { headers } = await send(call, await prepared(name, who), who);
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

describe('the audit log', () => {
  const entriesOf = (requestId: string) =>
    server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.requestId, requestId))
      .orderBy(auditEntries.sequence);

  it.each(unsafe)('%s leaves its entry', async (name, call) => {
    const who = await aTeamMember(server, 'owner');
    const request = await prepared(name, who);
    const requestId = randomUUID();
    const { status } = await send(call, request, who, { 'x-request-id': requestId });
    expect(status).toBe(successOf(call));
    const [own, ...others] = await entriesOf(requestId);
    expect(own).toMatchObject({ actorId: (request.by ?? who).id });
    // Cancelling adds one for everything that it cancels.
    const isCancelled = ({ action }: { readonly action: string }) => action.endsWith('.cancel');
    expect(others.filter((one) => !(own && isCancelled(own) && isCancelled(one)))).toEqual([]);
  });

  it.each(unsafe)('%s changes nothing without its entry (positive control)', async (name, call) => {
    const who = await aTeamMember(server, 'owner');
    const request = await prepared(name, who);
    const fingerprint = await fingerprinter(server);
    const before = await fingerprint();
    const deps = server.deps as { -readonly [Name in keyof OfficeDatabaseDeps]: OfficeDatabaseDeps[Name] };
    const { office } = deps;
    deps.office = officeDatabase(server.database, server.clock, { write: () => Promise.resolve() });
    try {
      expect((await send(call, request, who)).status).toBe(500);
    } finally {
      deps.office = office;
    }
    expect(await fingerprint()).toBe(before);
  });

  it.each(unsafe.filter(([, { method }]) => method === 'PUT' || method === 'PATCH'))(
    '%s answers a save that changes nothing',
    async (name, call) => {
      const who = await aTeamMember(server, 'owner');
      const request = await prepared(name, who);
      const first = await send(call, request, who);
      const { version } = first.body;
      const body = { ...(request.body as object), ...(version === undefined ? {} : { version }) };
      const again = await send(call, { ...request, body }, who);
      expect([first.status, again.status]).toEqual([successOf(call), successOf(call)]);
    },
  );

  it.each(named.filter(([, call]) => isPreview(call)))('%s changes nothing', async (name, call) => {
    const who = await aTeamMember(server, 'owner');
    const request = await prepared(name, who);
    const fingerprint = await fingerprinter(server);
    const before = await fingerprint();
    expect((await send(call, request, who)).status).toBe(successOf(call));
    expect(await fingerprint()).toBe(before);
  });

  it('has an entry of the transaction itself: one of an earlier request with the same id is not enough', async () => {
    const requestId = randomUUID();
    const who = await aTeamMember(server, 'owner');
    const call = { caller: { userId: who.id }, requestId };
    const { office } = server.deps;
    const record = { action: 'person.invite', target: 'person:b', before: null, after: null } as const;
    await office.change(call, (_tx, write) => write(record));
    const forgets = office.change(call, (tx) =>
      tx.update(teamMembers).set({ version: 2 }).where(eq(teamMembers.userId, who.id)),
    );
    await expect(forgets).rejects.toThrow();
  });

  it('is not asked for by transactions outside of the office', async () => {
    const who = await aTeamMember(server, 'owner');
    const change = server.database.withTx((tx) =>
      tx.update(teamMembers).set({ version: 2 }).where(eq(teamMembers.userId, who.id)),
    );
    await expect(change).resolves.toBeDefined();
  });

  it('cannot be written by a read', async () => {
    const reads = server.deps.office.read((db) => db.delete(auditEntries));
    await expect(reads).rejects.toThrow();
  });
});
