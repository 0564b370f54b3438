import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { aSeries } from '../../../test/office/series-cases.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { auditEntries, teamMembers } from '../../platform/database/schema/team.ts';

let server: TestServer;
let owner: Person;
let editor: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  [owner, editor] = [await aTeamMember(server, 'owner'), await aTeamMember(server, 'editor')];
});
afterAll(() => server?.close());

const call = (method: string, path: string, body?: object, who = owner) =>
  server.call(method, `/office/${path}`, { token: who.token, ...(body && { body }) });
const anonymous = async (path: string) => {
  server.clock.pass(2);
  const { text } = await server.call('GET', path);
  owner = { ...owner, token: await owner.renewed() };
  editor = { ...editor, token: await editor.renewed() };
  return text;
};

describe('a category', () => {
  it('gets the ground that the fewest have, keeps it when others come, and gives it to its sessions', async () => {
    const grounds = [];
    for (const name of ['Yoga', 'Boxing', 'Tap']) {
      const made = await call('POST', 'categories/', { name });
      grounds.push(made.body['ground']);
    }
    // The studio of the fixtures has one category, on ink.
    expect(grounds).toEqual(['bone', 'maple', 'ink']);
    const chosen = await call('POST', 'categories/', { name: 'Aerial', ground: 'maple' });
    expect(chosen.body).toMatchObject({ ground: 'maple', version: 1 });
    const id = await aSession(server.database);
    expect((await call('GET', `sessions/${id}/`)).body).toMatchObject({ category_ground: 'ink' });
    const changed = await call('PATCH', 'categories/skate/', { version: 1, ground: 'bone' });
    expect(changed.body).toMatchObject({ name: 'Skate//Well', ground: 'bone', version: 2 });
    expect((await call('GET', `sessions/${id}/`)).body).toMatchObject({ category_ground: 'bone' });
    const refused = await call('PATCH', 'categories/skate/', { version: 2, ground: 'pink' });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining(['ground'])]);
  });
});

describe('a program', () => {
  it('is created, changed and archived, and then leaves the lists of visitors', async () => {
    const made = await call('POST', 'programs/', { title: 'Slow Roll', category_id: 'skate' }, editor);
    expect([made.status, made.body]).toMatchObject([
      201,
      { title: 'Slow Roll', slug: 'slow-roll', category_name: 'Skate//Well', archived: false, version: 1 },
    ]);
    const path = `programs/${String(made.body['id'])}/`;
    expect(await anonymous('/training/programs/')).toContain('Slow Roll');
    const changed = await call('PATCH', path, { version: 1, archived: true });
    expect(changed.body).toMatchObject({ archived: true, version: 2 });
    expect(await anonymous('/training/programs/')).not.toContain('Slow Roll');
    expect((await call('GET', 'programs/?archived=true')).body).toMatchObject({ count: 1 });
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('GET', path)).status).toBe(404);
  });

  it('gets a slug of its own where the title is taken', async () => {
    const titles = ['Same', 'Same', '!!!'];
    const slugs = [];
    for (const title of titles)
      slugs.push((await call('POST', 'programs/', { title, category_id: 'skate' })).body['slug']);
    expect(slugs).toEqual(['same', 'same-2', 'program']);
  });

  it('with sessions cannot be deleted', async () => {
    await aSession(server.database);
    for (const path of ['programs/roll/', 'categories/skate/', 'coaches/coach/'])
      expect((await call('DELETE', path)).body).toMatchObject({ code: 'has_history' });
  });

  it.each([
    [{ category_id: 'skate' }, 'title'],
    [{ title: '  ', category_id: 'skate' }, 'title'],
    [{ title: 'x'.repeat(121), category_id: 'skate' }, 'title'],
    [{ title: 'X', category_id: 'nothing' }, 'category_id'],
  ])('%j has its error at %s', async (body, field) => {
    const { status, body: problem } = await call('POST', 'programs/', body);
    expect([status, problem[field]]).toEqual([400, [expect.any(String)]]);
  });

  it('keeps markup and formulas as text, and escapes formulas in a file', async () => {
    const title = '=1+1 <b>bold</b>';
    expect((await call('POST', 'programs/', { title, category_id: 'skate' })).body).toMatchObject({ title });
    const { text } = await server.call('GET', '/office/programs/', {
      token: owner.token,
      headers: { accept: 'text/csv' },
    });
    expect(text).toContain(`"'${title}"`);
  });

  it('that nobody changed since is saved; a later save gets both versions', async () => {
    const { body } = await call('POST', 'programs/', { title: 'First', category_id: 'skate' });
    const path = `programs/${String(body['id'])}/`;
    await call('PATCH', path, { version: 1, title: 'Second', description: 'New' });
    expect((await call('PATCH', path, { version: 1, title: 'Third' }, editor)).body).toMatchObject({
      code: 'version_conflict',
      yours: { title: 'Third' },
      theirs: { title: 'Second', description: 'New', version: 2 },
      base: { title: 'First', description: '', version: 1 },
      changed_by: 'Tess owner',
      changed_at: expect.any(String),
    });
    const same = await call('PATCH', path, { version: 2, title: 'Second' });
    expect(same.body).toMatchObject({ version: 2 });
    const entries = await server.database.db
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.target, `program:${String(body['id'])}`))
      .orderBy(auditEntries.sequence);
    expect(entries).toMatchObject([
      { before: null, after: { title: 'First' } },
      { before: { title: 'First', description: '' }, after: { title: 'Second', description: 'New' } },
    ]);
    expect(entries).toHaveLength(2);
  });
});

describe('a name', () => {
  it.each(['categories', 'locations'])('of %s belongs to one record', async (many) => {
    await call('POST', `${many}/`, { name: 'Upstairs' });
    expect((await call('POST', `${many}/`, { name: 'Upstairs' })).body).toMatchObject({
      name: ['There is one with this name already.'],
    });
  });

  it('of a location shows in its coming sessions once it is changed', async () => {
    const { body } = await call('POST', 'locations/', { name: 'Old floor' });
    const id = String(body['id']);
    const [past, coming] = [
      await aSession(server.database, {
        locationId: id,
        location: 'Old floor',
        startsAt: new Date('2026-01-10T12:00:00Z'),
      }),
      await aSession(server.database, { locationId: id, location: 'Old floor' }),
    ];
    await call('PATCH', `locations/${id}/`, { version: 1, name: 'New floor' });
    expect(await anonymous(`/training/sessions/${coming}/`)).toContain('New floor');
    expect(await anonymous(`/training/sessions/${past}/`)).toContain('Old floor');
    expect((await call('DELETE', `locations/${id}/`)).body).toMatchObject({ code: 'has_history' });
  });
});

it('a record that only a series refers to cannot be deleted', async () => {
  const [location, coach] = [
    await call('POST', 'locations/', { name: 'Annex' }),
    await call('POST', 'coaches/', { name: 'Jo' }),
  ];
  const ids = { locationId: String(location.body['id']), coachId: String(coach.body['id']) };
  await aSeries(server, ids, 0);
  for (const path of [`locations/${ids.locationId}/`, `coaches/${ids.coachId}/`]) {
    const { status, body } = await call('DELETE', path);
    expect([path, status, body]).toMatchObject([path, 409, { code: 'has_history' }]);
  }
});

describe('the account of a coach', () => {
  it('is linked by who may change the team, and joins it', async () => {
    const person = await aMember(server);
    const body = { name: 'Dre Fulton', person_id: person.id };
    expect((await call('POST', 'coaches/', body, editor)).body).toMatchObject({
      code: 'permission_denied',
      permission: 'team.write',
    });
    const made = await call('POST', 'coaches/', body);
    expect(made.body).toMatchObject({ slug: 'dre-fulton', person_id: person.id, certifications: [] });
    const [role] = await server.database.db
      .select()
      .from(teamMembers)
      .where(eq(teamMembers.userId, person.id));
    expect(role).toMatchObject({ role: 'coach', refundLimitCents: 0 });
    const path = `coaches/${String(made.body['id'])}/`;
    // The same account is no change, so an editor saves the rest of the form.
    const saved = await call('PATCH', path, { version: 1, person_id: person.id, bio: 'Skates.' }, editor);
    expect([saved.status, saved.body]).toMatchObject([200, { bio: 'Skates.', version: 2 }]);
    expect((await call('POST', 'coaches/', { name: 'Other', person_id: person.id })).body).toMatchObject({
      person_id: ['Another coach has this account.'],
    });
    expect((await call('POST', 'coaches/', { name: 'Other', person_id: 'nobody' })).status).toBe(400);
  });
});
