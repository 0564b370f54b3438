import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { paidInCash } from '../../../test/money.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { withFiles } from '../../../test/with-files.ts';
import { importedPeople, importRows, imports } from '../../platform/database/schema/imports.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { personNotes, profiles, users } from '../../platform/database/schema/people.ts';
import { refreshFamilies } from '../../platform/database/schema/tokens.ts';
import { messyPeople } from './messy-people.fixture.ts';
import { deleteOldImports, runImport } from './run-import.ts';

let server: TestServer;
let owner: Person;

beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  owner = await aTeamMember(server, 'owner');
});
afterAll(() => server?.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  const made = sql`(select user_id from import_rows where outcome = 'new' and user_id is not null)`;
  await server.database.db.execute(sql`delete from users where id in ${made}`);
  await server.database.db.delete(imports);
  await server.database.db.execute(sql`delete from users where email like '%@known.test'`);
});

const office = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  server.call(method, `/office/imports/${path}`, { token: await owner.renewed(), ...(body && { body }) });
const uploading = async (content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) =>
  server.call('POST', '/office/imports/', {
    token: await owner.renewed(),
    body: withFiles({
      file: new File([content], 'people.csv', { type: 'text/csv' }),
      kind: 'people',
      ...fields,
    }),
  });
const uploaded = async (text: string) =>
  String((await uploading(text, { date_order: 'month_first' })).body['id']);
const planned = async (id: string) => (await office('POST', `${id}/plan/`)).body;
const committing = async (id: string, token: unknown) =>
  office('POST', `${id}/commit/`, { plan_token: token });
/** Uploads, plans and writes a file. */
async function imported(text: string): Promise<string> {
  const id = await uploaded(text);
  expect(await committing(id, (await planned(id))['plan_token'])).toMatchObject({ status: 200 });
  await runImport(server.deps);
  return id;
}
const rowsOf = (id: string) =>
  server.database.db
    .select()
    .from(importRows)
    .where(eq(importRows.importId, id))
    .orderBy(asc(importRows.line));
/** Everybody as the tables have them, without times and versions. */
async function everybody() {
  const { rows } = await server.database.db.execute(sql`
    select u.id, u.email, u.contact_email, u.password_hash, u.is_active, u.tags, f.first_name, f.last_name, f.display_name,
      f.phone, f.date_of_birth::text, f.waiver_claimed_on::text
    from users u left join profiles f on f.user_id = u.id order by u.id`);
  return rows;
}
const mails = async () => (await server.database.db.select().from(outboxMails)).length;
/** People of whom the messy file knows something. */
async function known() {
  for (const n of [0, 1, 2, 3, 4, 5]) {
    const [user] = await server.database.db
      .insert(users)
      .values({ email: `person${n}@known.test`, passwordHash: '!', tags: ['Old'] })
      .returning();
    await server.database.db.insert(profiles).values({
      userId: user?.id ?? '',
      firstName: `First${n}`,
      lastName: 'Known',
      displayName: `First${n} Known`,
    });
  }
}
const one = (over = '') =>
  `Client ID,First Name,Last Name,Email,Mobile Phone\n${over || 'a1,Ada,Byron,ada@known.test,3135550119'}\n`;

describe('an upload', () => {
  it('proposes what the columns become', async () => {
    const { status, body } = await uploading(messyPeople(), { date_order: 'month_first' });
    expect([status, body]).toMatchObject([201, { source: 'Mindbody', state: 'mapping', total: 300 }]);
    expect((body['columns'] as { field: string }[]).map(({ field }) => field)).toEqual([
      'source_id',
      'first_name',
      'last_name',
      'email',
      'phone',
      'date_of_birth',
      'tags',
      'waiver_claimed_on',
      null,
    ]);
  });

  it.each([
    ['an open order of dates', 'First Name,Email,Birthdate\nA,a@known.test,04/09/1984\n', 'date_order'],
    ['characters that are not UTF-8', Uint8Array.from([0x41, 0xeb, 0x0a, 0x42]), 'encoding'],
    ['a workbook', 'PK\u0003\u0004', 'file'],
    ['no rows', 'First Name,Email\n', 'file'],
    ['two columns of one name', 'Email,Email\na,b\n', 'file'],
    ['50,001 rows', `Email\n${'a\n'.repeat(50_001)}`, 'file'],
  ])('with %s is asked about it', async (_name, content, field) => {
    const { status, body } = await uploading(content);
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining([field])]);
  });
});

describe('an import of 300 messy rows', () => {
  it('does what its plan says, emails nobody, and changes nothing the second time', async () => {
    await known();
    const before = { mails: await mails(), people: await everybody() };
    const id = await uploaded(messyPeople());
    const plan = await planned(id);
    const preview = await rowsOf(id);
    expect(await everybody()).toEqual(before.people);
    await committing(id, plan['plan_token']);
    await runImport(server.deps);
    const people = new Map((await everybody()).map((person) => [person['id'], person]));
    const wrong = (await rowsOf(id)).filter((row, at) => {
      const said = preview[at];
      if (said?.outcome !== row.outcome || row.reason !== said.reason) return true;
      const person = people.get(row.userId ?? '') ?? {};
      return said.changes.some(({ field, after }) => {
        if (field === 'email') return person[row.isShared ? 'contact_email' : 'email'] !== after;
        return (field === 'tags' ? (person['tags'] as string[]).join('; ') : person[field]) !== after;
      });
    });
    expect(wrong).toEqual([]);
    const counts = plan['counts'] as Record<string, number>;
    expect(people.size - before.people.length).toBe(counts['new']);
    expect(counts).toMatchObject({ changed: 6 });
    expect(Object.values(counts).every((count) => count > 0 || count === counts['unchanged'])).toBe(true);
    expect(await mails()).toBe(before.mails);
    const again = await planned(await uploaded(messyPeople()));
    expect(again['counts']).toMatchObject({ new: 0, changed: 0, refused: counts['refused'] });
  });

  it('is taken back whole, in parts', async () => {
    await known();
    const before = await everybody();
    const id = await imported(messyPeople());
    expect(await everybody()).not.toEqual(before);
    expect(await office('POST', `${id}/undo/`)).toMatchObject({ status: 200, body: { state: 'undoing' } });
    await runImport(server.deps, { parts: 2 });
    expect((await office('GET', `${id}/`)).body).toMatchObject({ state: 'undoing' });
    await runImport(server.deps);
    expect((await office('GET', `${id}/`)).body).toMatchObject({ state: 'undone', done: 300, kept: [] });
    expect(await everybody()).toEqual(before);
    expect(await server.database.db.select().from(importedPeople)).toEqual([]);
  });

  it('goes on where it was stopped', async () => {
    const id = await uploaded(messyPeople());
    await committing(id, (await planned(id))['plan_token']);
    await runImport(server.deps, { parts: 3 });
    const { body } = await office('GET', `${id}/`);
    expect(body).toMatchObject({ state: 'running', total: 300 });
    await runImport(server.deps);
    expect((await office('GET', `${id}/`)).body).toMatchObject({ state: 'done', done: 300 });
    expect(new Set((await rowsOf(id)).map(({ isDone }) => isDone))).toEqual(new Set([true]));
  });
});

describe('a committed import', () => {
  it('keeps who signed in, paid or has a note since, and names them', async () => {
    const names = ['Ada', 'Bo', 'Cy', 'Di'];
    const id = await imported(one(names.map((name, n) => `a${n},${name},B,${name}@known.test,`).join('\n')));
    const [ada = '', bo = '', cy = '', di = ''] = (await rowsOf(id)).map(({ userId }) => userId ?? '');
    const { db } = server.database;
    const paid = await paidInCash(server);
    const payer = (userId: string) =>
      db.update(registrations).set({ userId }).where(eq(registrations.id, paid.id));
    await payer(cy);
    await db.insert(refreshFamilies).values({ userId: ada, expiresAt: server.clock.now() });
    await db.insert(personNotes).values({ userId: bo, authorId: owner.id, text: 'Left knee.' });
    await office('POST', `${id}/undo/`);
    await runImport(server.deps);
    const { body } = await office('GET', `${id}/`);
    await payer(paid.person.id);
    expect(body['kept']).toEqual([
      { person_id: ada, name: 'Ada B', reason: 'signed_in' },
      { person_id: bo, name: 'Bo B', reason: 'note' },
      { person_id: cy, name: 'Cy B', reason: 'paid' },
    ]);
    expect((await everybody()).some(({ id: person }) => person === di)).toBe(false);
  });

  it('can be taken back for seven days', async () => {
    const id = await imported(one());
    server.clock.pass(7 * 86_400 + 1);
    const { status, body } = await office('POST', `${id}/undo/`);
    expect([status, body['code']]).toEqual([409, 'import_settled']);
    await deleteOldImports(server.database.db, server.clock.now());
    expect(await rowsOf(id)).toEqual([]);
  });

  it('changes no member in the team', async () => {
    const text = one(`s1,Another,Name,${owner.email},3135550119`);
    const id = await uploaded(text);
    const fits = await planned(id);
    expect(fits['counts']).toMatchObject({ changed: 0 });
  });
});

describe('a plan', () => {
  it('ends when its people change, and after a day', async () => {
    const member = await aMember(server);
    await server.database.db.update(users).set({ email: 'ada@demo.test' }).where(eq(users.id, member.id));
    await server.database.db
      .update(profiles)
      .set({ firstName: 'Ada', lastName: 'Byron', phone: '' })
      .where(eq(profiles.userId, member.id));
    const id = await uploaded(one('a1,Ada,Byron,ada@demo.test,3135550119'));
    const first = await planned(id);
    expect(first['counts']).toMatchObject({ changed: 1 });
    await server.database.db
      .update(profiles)
      .set({ phone: '(313) 555-0100' })
      .where(eq(profiles.userId, member.id));
    expect((await committing(id, first['plan_token'])).body['code']).toBe('preview_changed');
    const second = await planned(id);
    server.clock.pass(86_401);
    expect((await committing(id, second['plan_token'])).body['code']).toBe('preview_changed');
  });

  it('is committed by one of two at once', async () => {
    const ids = [await uploaded(one()), await uploaded(one('b1,Bo,B,bo@known.test,'))];
    const tokens = await Promise.all(ids.map(async (id) => (await planned(id))['plan_token']));
    const replies = await Promise.all(ids.map((id, at) => committing(id, tokens[at])));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.map(({ body }) => body['code'])).toContain('import_running');
  });

  it('is deleted a day after it was abandoned', async () => {
    const id = await uploaded(one());
    server.clock.pass(86_401);
    await deleteOldImports(server.database.db, server.clock.now());
    expect((await office('GET', `${id}/`)).status).toBe(404);
  });
});
