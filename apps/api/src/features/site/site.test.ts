import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedStudio, type Person } from '../../../test/booking.ts';
import { menuBody, siteBody, testimonialsBody } from '../../../test/office/site-cases.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { menuItems, siteLists, siteOpening, testimonials } from '../../platform/database/schema/content.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';

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
  const { db } = server.database;
  for (const table of [menuItems, siteLists, siteOpening, testimonials]) await db.delete(table);
});

const office = async (method: 'GET' | 'PUT', path: string, body?: object) =>
  server.call(method, `/office/${path}/`, { token: await owner.renewed(), ...(body && { body }) });
const save = (path: string, body: object, version = 0) => office('PUT', path, { ...body, version });
const visited = async (path: string) => (await server.call('GET', path)).body;

describe('the menu', () => {
  const shown = [
    { label: 'Training', link: '/training', is_dropdown: false, children: [] },
    { label: 'About', link: '/about', is_dropdown: true, children: [{ label: 'Coaches', link: '/coaches' }] },
  ];

  it('is what visitors see once it is saved, and the next save starts from it', async () => {
    const saved = await save('navigation', menuBody);
    expect([saved.status, saved.body]).toEqual([200, { items: shown, version: 1 }]);
    expect(await visited('/navigation/menu/')).toEqual({ items: shown });
    expect((await office('GET', 'navigation')).body).toEqual(saved.body);
    expect((await save('navigation', { items: [] }, 1)).body).toEqual({ items: [], version: 2 });
    expect(await visited('/navigation/menu/')).toEqual({ items: [] });
  });

  it('keeps its version when a save changes nothing', async () => {
    await save('navigation', menuBody);
    expect((await save('navigation', menuBody, 1)).body).toEqual({ items: shown, version: 1 });
    expect((await save('navigation', menuBody, 1)).status).toBe(200);
  });

  it('is saved by one of two tabs, and the other gets both', async () => {
    await save('navigation', menuBody);
    const mine = { items: [{ label: 'Classes', link: '/training', children: [] }] };
    const late = await save('navigation', mine);
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        code: 'version_conflict',
        theirs: { ...menuBody, version: 1 },
        yours: { items: [{ label: 'Classes' }] },
      },
    ]);
    expect(await visited('/navigation/menu/')).toEqual({ items: shown });
  });

  it.each([
    ['javascript:alert(1)', '/training'],
    ['//elsewhere.test', '/training'],
    ['http://elsewhere.test', '/training'],
    ['/training', ' '],
  ])('refuses %s, and %s below it, at their fields', async (link, below) => {
    const items = [{ label: 'One', link, children: [{ label: 'Two', link: below }] }];
    const { status, body } = await save('navigation', { items });
    expect([status, body['code']]).toEqual([400, 'validation_failed']);
    expect(JSON.stringify(body['items'])).toContain('link');
    expect(await visited('/navigation/menu/')).toEqual({ items: [] });
  });
});

describe('the testimonials', () => {
  it('are what visitors read, in the order of the office', async () => {
    const [first] = testimonialsBody.items;
    const second = { quote: 'They waited until I was there.', name: 'Marcus', detail: 'Core//Strength' };
    expect((await visited('/site/'))['testimonials']).toEqual([]);
    const saved = await save('testimonials', { items: [second, first] });
    expect([saved.status, saved.body]).toMatchObject([200, { items: [second, first], version: 1 }]);
    expect((await visited('/site/'))['testimonials']).toMatchObject([second, first]);
    expect((await save('testimonials', { items: [first] })).status).toBe(409);
    expect((await save('testimonials', { items: [first] }, 1)).body).toMatchObject({
      items: [first],
      version: 2,
    });
    expect((await visited('/site/'))['testimonials']).toHaveLength(1);
  });

  it('keep what they were in the audit log', async () => {
    await save('testimonials', testimonialsBody);
    await save('testimonials', { items: [] }, 1);
    const entries = await server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.target, 'site:testimonials'))
      .orderBy(auditEntries.sequence);
    expect(entries.at(-1)).toMatchObject({ before: testimonialsBody, after: { items: [] }, version: 2 });
  });
});

describe('the opening of the site', () => {
  const state = async () => visited('/site/');

  it('is live until somebody says otherwise', async () => {
    expect(await state()).toEqual({ state: 'live', opens_at: null, testimonials: [] });
    expect((await office('GET', 'site')).body).toEqual({
      state: 'live',
      opens_at: null,
      is_set_by_environment: false,
      version: 0,
    });
  });

  it('happens by itself at its time', async () => {
    const opens_at = '2026-03-03T09:00:00-05:00';
    const saved = await save('site', { state: 'coming_soon', opens_at });
    expect([saved.status, saved.body]).toMatchObject([200, { state: 'coming_soon', opens_at, version: 1 }]);
    server.clock.set('2026-03-03T08:59:59.999-05:00');
    expect(await state()).toMatchObject({ state: 'coming_soon', opens_at });
    server.clock.set(opens_at);
    expect(await state()).toMatchObject({ state: 'live', opens_at: null });
  });

  it('happens when somebody opens it, once', async () => {
    await save('site', siteBody);
    expect(await state()).toMatchObject({ state: 'coming_soon', opens_at: null });
    const open = { state: 'live', opens_at: null };
    expect((await save('site', open)).body).toMatchObject({
      code: 'version_conflict',
      theirs: { state: 'coming_soon', version: 1 },
    });
    expect((await save('site', open, 1)).body).toMatchObject({ state: 'live', version: 2 });
    expect(await state()).toMatchObject({ state: 'live' });
  });

  it.each([
    [{ state: 'live', opens_at: '2026-03-03T09:00:00-05:00' }, 'opens_at'],
    [{ state: 'coming_soon', opens_at: '2026-03-02T12:00:00-05:00' }, 'opens_at'],
    [{ state: 'coming_soon', opens_at: 'tomorrow' }, 'opens_at'],
    [{ state: 'closed', opens_at: null }, 'state'],
  ])('refuses %o at %s', async (body, field) => {
    const refused = await save('site', body);
    expect([refused.status, Object.keys(refused.body)]).toMatchObject([400, expect.arrayContaining([field])]);
  });

  it('is decided by the environment where that says so', async () => {
    const deps = server.deps as { -readonly [Name in 'settings']: TestServer['deps']['settings'] };
    const { settings } = deps;
    deps.settings = { ...settings, launchState: 'coming_soon' };
    try {
      expect(await state()).toMatchObject({ state: 'coming_soon', opens_at: null });
      expect((await office('GET', 'site')).body).toMatchObject({ is_set_by_environment: true });
      expect((await save('site', { state: 'live', opens_at: null })).body['state']).toEqual([
        'The setting LAUNCH_STATE of the server decides this.',
      ]);
    } finally {
      deps.settings = settings;
    }
    expect(await state()).toMatchObject({ state: 'live' });
  });
});
