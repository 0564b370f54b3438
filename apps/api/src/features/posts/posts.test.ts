import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPosts } from '../../app/seed/posts/seed-posts.ts';
import { seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { postOldSlugs, posts } from '../../platform/database/schema/blog.ts';
import { contentRevisions } from '../../platform/database/schema/content.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';
import { publishDue } from '../written/publish.ts';
import { deletePassedRevisions } from '../written/revisions.ts';
import { postKind } from './post-kind.ts';

let server: TestServer;
let owner: Person;
let editor: Person;

beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  owner = await aTeamMember(server, 'owner');
  editor = await aTeamMember(server, 'editor');
});
afterAll(() => server?.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  await server.database.db.delete(posts);
  const { db } = server.database;
  await db.execute('delete from authors');
  await db.execute('delete from post_categories');
  await server.database.withTx((tx) => seedPosts(tx, server.clock.now()));
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const office = async (method: Method, path: string, body?: object, who = owner) =>
  server.call(method, `/office/posts/${path}`, { token: await who.renewed(), ...(body && { body }) });
const visited = (slug: string) => server.call('GET', `/blog/posts/${slug}/`);

const post = {
  title: 'How to stop',
  intro: '<p>Stopping is a skill.</p>',
  body: [{ id: 'a', type: 'quote', value: { quote: 'Bend.', author_name: 'Renée', author_title: '' } }],
  category: 'rhythm',
  author_id: 'author-renee',
  tags: ['Stops', 'stops', 'Beginners'],
};
async function aDraft(over: object = {}): Promise<{ id: string; version: number; slug: string }> {
  const made = await office('POST', '', { ...post, ...over });
  expect(made.status).toBe(201);
  return made.body as unknown as { id: string; version: number; slug: string };
}
const publish = (id: string, version: number, at?: string) =>
  office('POST', `${id}/publish/`, { version, ...(at && { at }) });
async function published(over: object = {}) {
  const draft = await aDraft(over);
  expect((await publish(draft.id, draft.version)).status).toBe(200);
  return draft;
}

describe('a draft', () => {
  it('gets a slug of its title, is on no site, and is on it once it is published', async () => {
    const made = await office('POST', '', post, editor);
    expect(made.body).toMatchObject({
      slug: 'how-to-stop',
      version: 1,
      status: 'draft',
      published_at: null,
      tags: ['stops', 'Beginners'],
      category: 'rhythm',
    });
    expect((await visited('how-to-stop')).status).toBe(404);
    const { id } = made.body as unknown as { id: string };
    const out = await publish(id, 1);
    expect([out.status, out.body]).toMatchObject([
      200,
      { status: 'published', published_at: '2026-03-02T12:00:00-05:00', published_version: 1 },
    ]);
    expect((await visited('how-to-stop')).body).toMatchObject({
      title: 'How to stop',
      intro: '<p>Stopping is a skill.</p>',
      body: post.body,
      category: { slug: 'rhythm' },
      author: { public_id: 'author-renee' },
      tags: ['Beginners', 'stops'],
      word_count: 9,
    });
    expect((await server.call('GET', '/blog/posts/?search=stopping')).body).toMatchObject({ count: 1 });
  });

  it('of the same title gets the next number', async () => {
    await aDraft();
    expect((await aDraft()).slug).toBe('how-to-stop-2');
    expect((await aDraft({ title: '' })).slug).toBe('draft');
  });

  it('that is saved unchanged keeps its version and makes no entry', async () => {
    const { id } = await aDraft();
    await server.database.db.delete(auditEntries);
    const same = await office('PATCH', `${id}/`, { version: 1, title: 'How to stop' });
    expect(same.body).toMatchObject({ version: 1 });
    expect(await server.database.db.$count(auditEntries)).toBe(0);
  });

  it('is deleted, and a post that was on the site is not', async () => {
    const { id } = await aDraft();
    expect((await office('DELETE', `${id}/`)).status).toBe(204);
    expect((await office('GET', `${id}/`)).status).toBe(404);
    const other = await published();
    expect((await office('DELETE', `${other.id}/`)).body).toMatchObject({ code: 'has_history' });
  });
});

it.each([
  [{ title: '' }, { title: ['Give the post a title.'] }],
  [{ intro: '<p> </p>', body: [] }, { intro: ['Write an introduction, or add a block.'] }],
  [
    { body: [{ id: 'a', type: 'quote', value: { quote: ' ' } }] },
    { body: { 0: { value: { quote: ['Write what was said, or remove the block.'] } } } },
  ],
  [
    {
      body: [
        { id: 'a', type: 'another', value: {} },
        { id: 'b', type: 'fullwidth_image', value: { image: { url: '/art/a.svg' }, alt_text: '' } },
      ],
    },
    { body: { 1: { value: { alt_text: ['Say what the picture shows, for people who do not see it.'] } } } },
  ],
])('%j is kept as a draft, and not published', async (over, errors) => {
  const { id } = await aDraft(over);
  const refused = await publish(id, 1);
  expect([refused.status, refused.body]).toMatchObject([400, errors]);
  expect((await office('GET', `${id}/`)).body).toMatchObject({ status: 'draft', version: 1 });
});

it.each([
  [{ intro: '<p>a</p><script>b</script>' }, { intro: ['Pages do not show this: <script>.'] }],
  [
    { intro: '<a href="javascript:alert(1)">b</a><iframe src="https://a.test"></iframe>' },
    { intro: ['Pages do not show this: javascript:alert(1), <iframe>.'] },
  ],
  [
    { body: [{ id: 'a', type: 'simple_content', value: { content: '<video src="/a"></video>' } }] },
    { body: { 0: { value: { content: ['Pages do not show this: <video>.'] } } } },
  ],
  [
    { body: [{ id: 'a', type: 'fullwidth_image', value: { image: { url: 'http://a.test/a.png' } } }] },
    { body: { 0: { value: { image: ['Pages do not show this: http://a.test/a.png.'] } } } },
  ],
  [
    { featured_image: { url: 'data:image/png,a', alt: '', width: 1, height: 1 } },
    { featured_image: ['Pages do not show this: data:image/png,a.'] },
  ],
  [{ category: 'nothing' }, { category: ['There is no such category.'] }],
  [{ author_id: 'nobody' }, { author_id: ['There is no such author.'] }],
])('%j is refused at its field, and nothing is stored', async (over, errors) => {
  const { id } = await aDraft();
  const refused = await office('PATCH', `${id}/`, { version: 1, ...over });
  expect([refused.status, refused.body]).toMatchObject([400, errors]);
  expect((await office('GET', `${id}/`)).body).toMatchObject({ version: 1, intro: post.intro });
});

it('what pages show in another form is stored in theirs', async () => {
  const { id } = await aDraft();
  const intro = '<h1>A</h1><p style="color:red" class="MsoNormal"><span>b</span></p>';
  const saved = await office('PATCH', `${id}/`, { version: 1, intro });
  expect(saved.body).toMatchObject({ intro: '<h2>A</h2><p>b</p>' });
});

describe('a change of a published post', () => {
  it('waits for the next publishing, which keeps the date', async () => {
    const { id } = await published();
    server.clock.pass(86_400);
    const changed = await office('PATCH', `${id}/`, { version: 1, title: 'Stopping' });
    expect(changed.body).toMatchObject({ version: 2, status: 'published', published_version: 1 });
    expect((await visited('how-to-stop')).body).toMatchObject({ title: 'How to stop' });
    expect((await office('GET', '?status=published&search=stopping')).body).toMatchObject({
      results: [{ title: 'Stopping', version: 2, published_version: 1, problems: 0 }],
    });
    await publish(id, 2);
    expect((await visited('how-to-stop')).body).toMatchObject({
      title: 'Stopping',
      date: '2026-03-02T12:00:00-05:00',
    });
  });

  it('starts from a post that only a file wrote, which stays as its first revision', async () => {
    const id = 'how-to-fall-on-purpose';
    const before = await office('GET', `${id}/`);
    expect(before.body).toMatchObject({ version: 1, status: 'published', published_version: 1 });
    const changed = await office('PATCH', `${id}/`, { version: 1, title: 'Falling' });
    expect(changed.body).toEqual({
      ...before.body,
      title: 'Falling',
      version: 2,
      changed_at: '2026-03-02T12:00:00-05:00',
      changed_by: expect.any(String) as string,
    });
    const restored = await office('POST', `${id}/revisions/1/restore/`, { version: 2 });
    expect(restored.body).toMatchObject({ version: 3, title: 'How to fall on purpose' });
    expect((await visited(id)).body).toMatchObject({ title: 'How to fall on purpose' });
  });

  it('of the slug keeps the old address leading there, also after a second one', async () => {
    const { id } = await published();
    await office('PATCH', `${id}/`, { version: 1, slug: 'stopping' });
    expect((await visited('stopping')).status).toBe(404);
    await publish(id, 2);
    await office('PATCH', `${id}/`, { version: 2, slug: 'stops' });
    await publish(id, 3);
    for (const slug of ['how-to-stop', 'stopping', 'stops'])
      expect((await visited(slug)).body).toMatchObject({ slug: 'stops' });
    const page = await server.call('GET', '/pages/find/?html_path=/the-standard/stopping/');
    expect(page.body).toMatchObject({ meta: { html_path: '/the-standard/stops/' } });
    // Back to the first one: it is no old address any more.
    await office('PATCH', `${id}/`, { version: 3, slug: 'how-to-stop' });
    await publish(id, 4);
    expect((await visited('how-to-stop')).body).toMatchObject({ slug: 'how-to-stop' });
    const old = await server.database.db.select().from(postOldSlugs).where(eq(postOldSlugs.postId, id));
    expect(old.map(({ slug }) => slug).sort()).toEqual(['stopping', 'stops']);
  });
});

describe('a slug that another post has', () => {
  it.each(['the site', 'a draft', 'an old address', 'a schedule'])(
    'by %s is refused with its name',
    async (by) => {
      const { id } = by === 'the site' || by === 'an old address' ? await published() : await aDraft();
      if (by === 'an old address') {
        await office('PATCH', `${id}/`, { version: 1, slug: 'stopping' });
        await publish(id, 2);
      }
      if (by === 'a schedule') {
        await publish(id, 1, '2026-03-03T12:00:00-05:00');
        await office('PATCH', `${id}/`, { version: 1, slug: 'stopping' });
      }
      const refused = await office('POST', '', { title: 'Another', slug: 'how-to-stop' });
      expect([refused.status, refused.body]).toMatchObject([
        409,
        { code: 'slug_taken', post_id: id, post_title: 'How to stop', slug: [expect.any(String)] },
      ]);
    },
  );

  it('is given to one of two that want it at once', async () => {
    const [first, second] = await Promise.all([aDraft({ title: 'One' }), aDraft({ title: 'Two' })]);
    const answers = await Promise.all(
      [first, second].map(({ id }) => office('PATCH', `${id}/`, { version: 1, slug: 'wanted' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a schedule', () => {
  const at = '2026-03-03T07:00:00-05:00';

  it('is a frozen revision, which goes on the site at its time', async () => {
    const { id } = await aDraft();
    const scheduled = await publish(id, 1, at);
    expect(scheduled.body).toMatchObject({ status: 'scheduled', scheduled_at: at, scheduled_version: 1 });
    await office('PATCH', `${id}/`, { version: 1, title: 'Later words' });
    await publishDue(postKind, server.deps);
    expect((await visited('how-to-stop')).status).toBe(404);
    server.clock.set('2026-03-03T07:00:01-05:00');
    await publishDue(postKind, server.deps);
    expect((await visited('how-to-stop')).body).toMatchObject({ title: 'How to stop', date: at });
    expect((await office('GET', `${id}/`)).body).toMatchObject({
      status: 'published',
      scheduled_at: null,
      published_version: 1,
      version: 2,
      title: 'Later words',
    });
  });

  it('of a change leaves the page until then, and once when two processes publish', async () => {
    const { id } = await published();
    await office('PATCH', `${id}/`, { version: 1, title: 'Stopping' });
    expect((await publish(id, 2, at)).body).toMatchObject({ status: 'published', scheduled_version: 2 });
    server.clock.set('2026-03-03T07:00:01-05:00');
    expect((await visited('how-to-stop')).body).toMatchObject({ title: 'How to stop' });
    await Promise.all([publishDue(postKind, server.deps), publishDue(postKind, server.deps)]);
    expect((await visited('how-to-stop')).body).toMatchObject({ title: 'Stopping' });
  });

  it('that fails stays, the page stays, and the others go on the site', async () => {
    const { id } = await published();
    await office('PATCH', `${id}/`, { version: 1, title: 'Stopping' });
    await publish(id, 2, at);
    const other = await aDraft({ title: 'Another' });
    await publish(other.id, 1, at);
    await server.database.db.delete(contentRevisions).where(eq(contentRevisions.itemId, id));
    server.clock.set('2026-03-03T07:00:01-05:00');
    await expect(publishDue(postKind, server.deps)).rejects.toThrow('failed rows: 1');
    expect((await visited('how-to-stop')).body).toMatchObject({ title: 'How to stop' });
    expect((await office('GET', `${id}/`)).body).toMatchObject({ scheduled_at: at });
    expect((await visited('another')).status).toBe(200);
  });

  it('of a time that is over is refused', async () => {
    const { id } = await aDraft();
    const refused = await publish(id, 1, '2026-03-02T11:59:59-05:00');
    expect(refused.body).toMatchObject({ at: ['Choose a time to come, or publish it now.'] });
  });

  it('ends with taking the post off, and so does its page', async () => {
    const { id } = await published();
    await office('PATCH', `${id}/`, { version: 1, title: 'Stopping' });
    await publish(id, 2, at);
    const off = await office('POST', `${id}/unpublish/`, { version: 2 });
    expect(off.body).toMatchObject({ status: 'unpublished', published_at: null, scheduled_at: null });
    expect((await visited('how-to-stop')).status).toBe(404);
    server.clock.set('2026-03-04T07:00:01-05:00');
    await publishDue(postKind, server.deps);
    expect((await visited('how-to-stop')).status).toBe(404);
    // The date of its first time stays.
    expect((await publish(id, 2)).body).toMatchObject({ published_at: '2026-03-02T12:00:00-05:00' });
  });
});

it('two tabs: the later save gets all three texts, and loses nothing', async () => {
  const { id } = await aDraft();
  await office('PATCH', `${id}/`, { version: 1, title: 'Theirs' });
  const late = await office('PATCH', `${id}/`, { version: 1, title: 'Mine', subheader: 'Mine too' });
  expect([late.status, late.body]).toMatchObject([
    409,
    {
      code: 'version_conflict',
      yours: { title: 'Mine', subheader: 'Mine too' },
      theirs: { title: 'Theirs', version: 2 },
      base: { title: 'How to stop', version: 1 },
    },
  ]);
  for (const path of ['publish/', 'unpublish/', 'revisions/1/restore/'])
    expect((await office('POST', `${id}/${path}`, { version: 1 })).status).toBe(409);
});

describe('revisions', () => {
  const save = async (id: string, version: number, who = owner) =>
    office('PATCH', `${id}/`, { version, title: `Title ${version + 1}` }, who);
  const numbers = async (id: string) =>
    ((await office('GET', `${id}/revisions/`)).body as unknown as { results: { n: number }[] }).results.map(
      ({ n }) => n,
    );

  it('of one sitting are one, but for what was published, shown or written by somebody else', async () => {
    const { id } = await aDraft();
    await save(id, 1);
    expect(await numbers(id)).toEqual([2]);
    await publish(id, 2);
    await save(id, 2);
    await office('POST', `${id}/preview-link/`);
    await save(id, 3);
    await save(id, 4, editor);
    server.clock.pass(11 * 60);
    await save(id, 5, editor);
    await save(id, 6, editor);
    const shown = [7, 5, 4, 3, 2];
    expect(await numbers(id)).toEqual(shown);
    server.clock.pass(2 * 86_400);
    await deletePassedRevisions(server.deps);
    expect(await numbers(id)).toEqual(shown);
    expect(await server.database.db.$count(contentRevisions, eq(contentRevisions.itemId, id))).toBe(5);
  });

  it('that are not there cannot be restored', async () => {
    const { id } = await aDraft();
    for (const n of ['0', '9', 'x', '99999999999'])
      expect((await office('POST', `${id}/revisions/${n}/restore/`, { version: 1 })).status).toBe(404);
  });
});

describe('a preview', () => {
  async function link(id: string): Promise<string> {
    const made = await office('POST', `${id}/preview-link/`);
    expect(made.status).toBe(201);
    return String(made.body['url']).split('/').pop() ?? '';
  }
  const preview = (token: string) => server.call('GET', `/blog/previews/${token}/`);

  it('shows one revision to whoever has its link, for a day, and no cache keeps it', async () => {
    const { id } = await aDraft();
    const token = await link(id);
    await office('PATCH', `${id}/`, { version: 1, title: 'Later words' });
    const seen = await preview(token);
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(seen.body).toMatchObject({
      post: { title: 'How to stop', body: post.body, category: { slug: 'rhythm' }, word_count: 9 },
      expires_at: '2026-03-03T12:00:00-05:00',
    });
    server.clock.pass(86_400);
    expect((await preview(token)).status).toBe(404);
  });

  it('that this server did not sign shows nothing', async () => {
    const { id } = await aDraft();
    const [text = '', signature = ''] = (await link(id)).split('.');
    const longer = Buffer.from(JSON.stringify([id, 1, 9e12])).toString('hex');
    for (const token of [`${longer}.${signature}`, text, `${text}.`, `${text}.${signature.slice(1)}0`, 'x.y'])
      expect([token, (await preview(token)).status]).toEqual([token, 404]);
  });
});

it('the list counts what keeps a draft from being published', async () => {
  await aDraft({ title: '', body: [{ id: 'a', type: 'quote', value: {} }] });
  expect((await office('GET', '?status=draft')).body).toMatchObject({
    count: 1,
    results: [{ title: '', problems: 2, category: 'Rhythm', author: 'Renée Alston', like_count: 0 }],
  });
  expect((await office('GET', '?category=gear&sort=title')).body).toMatchObject({ count: 2 });
  expect((await office('GET', '?author=author-renee&status=draft')).body).toMatchObject({ count: 1 });
  expect((await office('GET', '?search=stops')).body).toMatchObject({ count: 1 });
});
