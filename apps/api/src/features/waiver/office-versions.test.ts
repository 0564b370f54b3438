import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { readRoster } from '../../../test/roster.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { registerUnpaid } from '../../../test/session-fixture.ts';
import { drawn } from '../../../test/signatures.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { announceWaivers } from './versions.ts';

let server: TestServer;
let owner: Person;
let signature: string;

beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  owner = await aTeamMember(server, 'owner');
  signature = await drawn();
});
afterAll(() => server?.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  await server.database.db.execute(sql`delete from waiver_signers`);
  await server.database.db.execute(sql`delete from waiver_acceptances where version <> '1'`);
  await server.database.db.execute(sql`delete from waiver_versions where version <> '1'`);
  await server.database.db.execute(sql`delete from waiver_draft`);
});

const office = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.call(method, `/office/waivers/${path}`, {
    token: await owner.renewed(),
    ...(body && { body }),
  });
const text = { title: 'Waiver', body: '<p>Helmets stay on.</p>', rules: [] };
const write = (over: object = {}) => office('PUT', 'draft/', { ...text, version: 0, ...over });
const preview = (body: object = {}) => office('POST', 'publish/preview/', body);
const publish = async (body: object = {}) =>
  office('POST', 'publish/', { ...body, preview_token: (await preview(body)).body['preview_token'] });
const states = async () =>
  ((await office('GET', '')).body['results'] as { version: string; state: string }[]).map(
    ({ version, state }) => `${version} ${state}`,
  );
const said = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body['code']];
const sign = async (person: Person, version?: string) =>
  server.call('POST', '/waiver/accept/', {
    token: await person.renewed(),
    body: { waiver_accepted: true, payment_consent: true, signature, ...(version && { version }) },
  });
/** What a roster shows of the waiver of each person. */
const flagged = async (session: string) =>
  ((await readRoster(server, await renewed(owner), session)).body['results'] as { waiver: string }[])
    .map(({ waiver }) => waiver)
    .toSorted();
const renewed = async (person: Person): Promise<Person> => ({ ...person, token: await person.renewed() });
const inForce = async () => (await server.call('GET', '/waiver/content/')).body['version'];

describe('the draft of the waiver', () => {
  it('begins as the text in force, and says what differs from it', async () => {
    expect((await office('GET', 'draft/')).body).toMatchObject({
      title: 'Waiver',
      body: '<p>At your own risk.</p>',
      version: 0,
      changed_at: null,
      changes: [],
    });
    expect(await states()).toEqual(['1 in_force']);
    const saved = await write({ body: '<p onclick="x()">Helmets <script>alert(1)</script>stay on.</p>' });
    expect([saved.status, saved.body]).toMatchObject([
      200,
      {
        body: '<p>Helmets stay on.</p>',
        version: 1,
        changed_by: expect.any(String),
        changed_at: '2026-03-02T12:00:00-05:00',
        changes: [{ kind: 'changed', text: 'Helmets stay on.', before: 'At your own risk.' }],
      },
    ]);
    expect(await states()).toEqual(['2 draft', '1 in_force']);
    expect(await inForce()).toBe('1');
  });

  it('is not saved over that of another tab, and answers both', async () => {
    await write();
    const late = await write({ title: 'Mine' });
    expect([said(late), late.body]).toMatchObject([
      [409, 'version_conflict'],
      {
        yours: { title: 'Mine' },
        theirs: { title: 'Waiver', version: 1 },
        changed_at: '2026-03-02T12:00:00-05:00',
      },
    ]);
    expect((await write({ title: 'Mine', version: 1 })).body['version']).toBe(2);
  });
});

describe('publishing the draft', () => {
  it('counts who signs again, and their sessions as their rosters flag them afterwards', async () => {
    const [soon, late] = [
      await aSession(server.database, { startsAt: new Date('2026-03-05T18:30:00-05:00') }),
      await aSession(server.database, { startsAt: new Date('2026-03-20T18:30:00-04:00') }),
    ];
    const person = await aMember(server);
    for (const one of [person, await aMember(server)]) await registerUnpaid(server, soon, one);
    await registerUnpaid(server, late, person);
    await server.database.db.insert(registrations).values({
      sessionId: soon,
      userId: (await aMember(server, { waiver: false })).id,
      status: 'confirmed',
      priceCents: 7_500,
      rate: 'public',
      plan: 'full',
      confirmedAt: server.clock.now(),
    });
    await write();
    const shown = await preview();
    const { rows } = await server.database.db.execute<{ n: number }>(
      sql`select count(distinct user_id)::int as n from waiver_acceptances`,
    );
    expect(shown.body).toMatchObject({
      version: '2',
      people_count: rows[0]?.n,
      sessions: [{ session_id: soon, start_datetime: '2026-03-05T18:30:00-05:00', people_count: 2 }],
    });
    expect(await flagged(soon)).toEqual(['missing', 'signed', 'signed']);
    const published = await publish();
    expect([published.status, published.body]).toMatchObject([201, { version: '2', state: 'in_force' }]);
    expect(await flagged(soon)).toEqual(['missing', 'outdated', 'outdated']);
    expect([await states(), await inForce()]).toEqual([['2 in_force', '1 replaced'], '2']);
  });

  it('at a time: signatures before it name the old version, after it the new one', async () => {
    const at = '2026-03-03T06:00:00-05:00';
    const [early, late] = [
      await aMember(server, { waiver: false }),
      await aMember(server, { waiver: false }),
    ];
    await write();
    const scheduled = await publish({ at });
    expect(scheduled.body).toMatchObject({ version: '2', state: 'scheduled', at });
    server.clock.set('2026-03-03T05:59:59-05:00');
    expect([await inForce(), await states()]).toEqual(['1', ['2 scheduled', '1 in_force']]);
    expect(said(await server.call('GET', '/waiver/content/?version=2'))).toEqual([404, 'not_found']);
    expect((await sign(early)).body).toMatchObject({ accepted_version: '1', current_version: '1' });
    await announceWaivers(server.deps);
    const told = await server.database.db.execute(
      sql`select version from waiver_announcements where version = '2'`,
    );
    expect(told.rows).toEqual([]);
    server.clock.set(at);
    expect(said(await sign(late, '1'))).toEqual([409, 'waiver_changed']);
    expect((await sign(late, '2')).body).toMatchObject({ accepted_version: '2', current_version: '2' });
    const status = await server.call('GET', '/waiver/status/', { token: await early.renewed() });
    expect(status.body).toMatchObject({ waiver_accepted: false, accepted_version: '1' });
    await announceWaivers(server.deps);
    const { rows } = await server.database.db.execute(
      sql`select version, announced_at from waiver_announcements where version = '2'`,
    );
    expect(rows).toHaveLength(1);
    expect(await states()).toEqual(['2 in_force', '1 replaced']);
  });

  it('at a time: rosters, people, notifications and registrations follow then, and not before', async () => {
    const person = await aMember(server);
    const [registered, before, after] = [
      await aSession(server.database),
      await aSession(server.database),
      await aSession(server.database),
    ];
    await registerUnpaid(server, registered, person);
    const at = '2026-03-03T06:00:00-05:00';
    await write();
    await publish({ at });
    const asked = async (session_id: string) => {
      const token = await person.renewed();
      const people = await server.call('GET', '/office/people/?waiver=current', {
        token: await owner.renewed(),
      });
      const notices = await server.call('GET', '/notifications/', { token });
      const made = await server.call('POST', '/training/registrations/register/', {
        token,
        body: { session_id },
      });
      return {
        roster: await flagged(registered),
        isCurrent: (people.body['results'] as { id: string }[]).some(({ id }) => id === person.id),
        isToldOfWaiver: (notices.body['results'] as { kind: string }[]).some(({ kind }) => kind === 'waiver'),
        registers: made.status,
      };
    };
    server.clock.set('2026-03-03T05:59:59-05:00');
    expect(await asked(before)).toEqual({
      roster: ['signed'],
      isCurrent: true,
      isToldOfWaiver: false,
      registers: 201,
    });
    server.clock.set(at);
    expect(await asked(after)).toEqual({
      roster: ['outdated'],
      isCurrent: false,
      isToldOfWaiver: true,
      registers: 403,
    });
  });

  it('that is scheduled is withdrawn before its time, and is the draft again', async () => {
    await write();
    await publish({ at: '2026-03-03T06:00:00-05:00' });
    expect([said(await write()), said(await preview())]).toEqual([
      [409, 'waiver_scheduled'],
      [409, 'waiver_scheduled'],
    ]);
    const scheduled = (await office('GET', 'draft/')).body;
    expect(scheduled).toMatchObject({ ...text, version: 0 });
    expect(scheduled['changes']).not.toEqual([]);
    expect((await office('DELETE', 'scheduled/')).status).toBe(204);
    expect((await office('GET', 'draft/')).body).toMatchObject({ ...text, version: 1 });
    expect(await states()).toEqual(['2 draft', '1 in_force']);
    await publish();
    expect(said(await office('DELETE', 'scheduled/'))).toEqual([404, 'not_found']);
  });

  it('needs the preview of this draft, for this time', async () => {
    await write();
    const { preview_token } = (await preview()).body;
    await write({ title: 'Other', version: 1 });
    for (const body of [{ preview_token }, { preview_token: '1.x' }]) {
      const refused = await office('POST', 'publish/', body);
      expect([said(refused), refused.body['preview']]).toMatchObject([
        [409, 'preview_changed'],
        { version: '2', preview_token: expect.any(String) },
      ]);
    }
    const other = { preview_token: (await preview()).body['preview_token'], at: '2026-03-03T06:00:00-05:00' };
    expect(said(await office('POST', 'publish/', other))).toEqual([409, 'preview_changed']);
    expect(await inForce()).toBe('1');
  });

  it.each([
    ['without a title', { title: '' }, {}, 'title'],
    ['without a text', { body: '<script>x</script>' }, {}, 'body'],
    ['with the text in force', { body: '<p>At your own risk.</p>' }, {}, 'body'],
    ['for a time that is over', {}, { at: '2026-03-02T11:00:00-05:00' }, 'at'],
    ['for a time in two years', {}, { at: '2028-03-02T11:00:00-05:00' }, 'at'],
  ])('%s is refused at its field', async (_what, draft, body, field) => {
    await write(draft);
    const first = await preview(body);
    const refused = first.status === 200 ? await publish(body) : first;
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining([field])]);
    expect(await inForce()).toBe('1');
  });

  it('needs a draft', async () => {
    expect(said(await preview())).toEqual([404, 'not_found']);
  });
});
