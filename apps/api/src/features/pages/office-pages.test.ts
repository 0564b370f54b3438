import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedSite } from '../../app/seed/site/seed-site.ts';
import { seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { contentRevisions, feedItems, menuItems, pages } from '../../platform/database/schema/content.ts';
import { publishDue } from '../written/publish.ts';
import { pageKind } from './office-pages.ts';

let server: TestServer;
let editor: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  editor = await aTeamMember(server, 'editor');
});
afterAll(() => server?.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  for (const table of [contentRevisions, feedItems, menuItems, pages]) await server.database.db.delete(table);
  await server.database.withTx((tx) => seedSite(tx, server.clock.now()));
});

const office = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  server.call(method, `/office/pages/${path}`, { token: await editor.renewed(), ...(body && { body }) });
const visited = (path: string) => server.call('GET', `/pages/find/?html_path=${path}`);

interface Page {
  id: string;
  version: number;
  html_path: string;
}
async function pageAt(path: string): Promise<Page> {
  const { body } = await office('GET', '');
  const found = (body as unknown as { results: Page[] }).results.find(({ html_path }) => html_path === path);
  if (found === undefined) throw new Error(`no page at ${path}`);
  return found;
}

it('every page of the specification is listed, and saving it as it is changes nothing', async () => {
  const { body } = await office('GET', '?limit=100');
  const { results } = body as unknown as { results: Page[] };
  expect(results.map(({ html_path }) => html_path)).toEqual(
    expect.arrayContaining(['/', '/training/', '/about/', '/contact/', '/privacy-policy/', '/first-time/']),
  );
  for (const { id, html_path: path } of results) {
    const before = await visited(path);
    const read = await office('GET', `${id}/`);
    const { title, seo_title, search_description, hero, ctas, intro_text, body, effective_date, rules } =
      read.body;
    const whole = {
      title,
      seo_title,
      search_description,
      hero,
      ctas,
      intro_text,
      body,
      effective_date,
      rules,
    };
    const same = await office('PATCH', `${id}/`, { version: 1, ...whole });
    expect([path, same.status, same.body['version']]).toEqual([path, 200, 1]);
    // Published anew, it says the same.
    await office('PATCH', `${id}/`, { version: 1, title: 'Another' });
    await office('PATCH', `${id}/`, { version: 2, title });
    const published = await office('POST', `${id}/publish/`, { version: 3 });
    expect([path, published.status, published.body['published_version']]).toEqual([path, 200, 3]);
    expect((await visited(path)).body).toEqual(before.body);
  }
});

it('a change is on the site at its time, in every part of the page', async () => {
  const { id } = await pageAt('/about/');
  const change = {
    title: 'About us',
    hero: [
      {
        image_url: '',
        sml_header: 'Here',
        lrg_subheader: 'Grown folks',
        copy: 'Five coaches',
        text_alignment: 'center',
      },
    ],
    ctas: [{ url: '/training', text: 'See the sessions' }],
    intro_text: '<p>Hello</p>',
    body: '<h2>Where</h2><p style="color:red">Two floors.</p>',
  };
  const saved = await office('PATCH', `${id}/`, { version: 1, ...change });
  expect(saved.body).toMatchObject({ version: 2, status: 'published', published_version: 1 });
  const at = '2026-03-03T07:00:00-05:00';
  expect((await office('POST', `${id}/publish/`, { version: 2, at })).body).toMatchObject({
    scheduled_at: at,
  });
  server.clock.set('2026-03-03T07:00:01-05:00');
  expect((await visited('/about/')).body).toMatchObject({ title: 'About' });
  await publishDue(pageKind, server.deps);
  expect((await visited('/about/')).body).toMatchObject({
    title: 'About us',
    hero: [{ ...change.hero[0], image_url: null }],
    ctas: [{ value: change.ctas[0] }],
    intro_text: '<p>Hello</p>',
    body: '<h2>Where</h2><p>Two floors.</p>',
    meta: { first_published_at: '2026-01-01T12:00:00-05:00' },
  });
});

it.each([
  [{ body: '<iframe src="https://a.test"></iframe>' }, { body: ['Pages do not show this: <iframe>.'] }],
  [
    {
      rules: [
        { title: 'A', content: '' },
        { title: 'B', content: '<form></form>' },
      ],
    },
    { rules: { 1: { content: ['Pages do not show this: <form>.'] } } },
  ],
  [
    { ctas: [{ url: 'javascript:alert(1)', text: 'Go' }] },
    { ctas: { 0: { url: ['Pages do not show this: javascript:alert(1).'] } } },
  ],
  [
    {
      hero: [{ image_url: 'data:a', sml_header: '', lrg_subheader: '', copy: '', text_alignment: 'left' }],
    },
    { hero: { 0: { image_url: ['Pages do not show this: data:a.'] } } },
  ],
])('%j is refused at its field', async (change, errors) => {
  const { id } = await pageAt('/about/');
  const refused = await office('PATCH', `${id}/`, { version: 1, ...change });
  expect([refused.status, refused.body]).toMatchObject([400, errors]);
});

it.each([
  [{ title: ' ' }, { title: ['Give the page a title.'] }],
  [
    { ctas: [{ url: '/a', text: '' }] },
    { ctas: { 0: { text: ['A link needs its words and its address.'] } } },
  ],
  [{ rules: [{ title: '', content: '' }] }, { rules: { 0: { title: ['Give the section a heading.'] } } }],
])('%j is kept as a draft, and not published', async (change, errors) => {
  const { id } = await pageAt('/terms/').catch(() => pageAt('/about/'));
  expect((await office('PATCH', `${id}/`, { version: 1, ...change })).status).toBe(200);
  const refused = await office('POST', `${id}/publish/`, { version: 2 });
  expect([refused.status, refused.body]).toMatchObject([400, errors]);
});

it('an uploaded picture of the opening is stored without the address of this server', async () => {
  const { id } = await pageAt('/about/');
  const path = '/pictures/media-1600x900-0123456789abcdef0123456789abcdef-1440.webp';
  const url = `${server.deps.settings.addresses.apiUrl}${path}`;
  const hero = [{ image_url: url, sml_header: '', lrg_subheader: 'Here', copy: '', text_alignment: 'left' }];
  expect((await office('PATCH', `${id}/`, { version: 1, hero })).body).toMatchObject({ hero });
  await office('POST', `${id}/publish/`, { version: 2 });
  expect((await visited('/about/')).body).toMatchObject({ hero });
  const [stored] = await server.database.db.select().from(pages).where(eq(pages.id, id));
  expect(stored?.fields).toMatchObject({ hero: [{ image_url: path }] });
});

it('a page that is taken off is not found, and comes back with its date', async () => {
  const { id } = await pageAt('/about/');
  const before = await visited('/about/');
  expect((await office('POST', `${id}/unpublish/`, { version: 1 })).body).toMatchObject({
    status: 'unpublished',
  });
  expect((await visited('/about/')).status).toBe(404);
  await office('POST', `${id}/publish/`, { version: 1 });
  expect((await visited('/about/')).body).toEqual(before.body);
});
