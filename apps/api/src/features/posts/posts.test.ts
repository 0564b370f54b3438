import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aPost, postsFixture } from '../../../test/posts-fixture.ts';
import { postOldSlugs } from '../../platform/database/schema/blog.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';

const { server, office, visited, publish, aDraft, published } = postsFixture();

describe('a draft', () => {
  it('gets a slug of its title, is on no site, and is on it once it is published', async () => {
    const made = await office('POST', '', aPost, 'editor');
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
      body: aPost.body,
      category: { slug: 'rhythm' },
      author: { public_id: 'author-renee' },
      tags: ['Beginners', 'stops'],
      word_count: 9,
    });
    expect((await server().call('GET', '/blog/posts/?search=stopping')).body).toMatchObject({ count: 1 });
  });

  it('of the same title gets the next number', async () => {
    await aDraft();
    expect((await aDraft()).slug).toBe('how-to-stop-2');
    expect((await aDraft({ title: '' })).slug).toBe('draft');
  });

  it('that is saved unchanged keeps its version and makes no entry', async () => {
    const { id } = await aDraft();
    await server().database.db.delete(auditEntries);
    const same = await office('PATCH', `${id}/`, { version: 1, title: 'How to stop' });
    expect(same.body).toMatchObject({ version: 1 });
    expect(await server().database.db.$count(auditEntries)).toBe(0);
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
  expect((await office('GET', `${id}/`)).body).toMatchObject({ version: 1, intro: aPost.intro });
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
    server().clock.pass(86_400);
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
    expect((await office('GET', `${id}/`)).body).toMatchObject({
      slug: 'stopping',
      address: '/the-standard/how-to-stop',
    });
    await publish(id, 2);
    await office('PATCH', `${id}/`, { version: 2, slug: 'stops' });
    await publish(id, 3);
    for (const slug of ['how-to-stop', 'stopping', 'stops'])
      expect((await visited(slug)).body).toMatchObject({ slug: 'stops' });
    const page = await server().call('GET', '/pages/find/?html_path=/the-standard/stopping/');
    expect(page.body).toMatchObject({ meta: { html_path: '/the-standard/stops/' } });
    // Back to the first one: it is no old address any more.
    await office('PATCH', `${id}/`, { version: 3, slug: 'how-to-stop' });
    await publish(id, 4);
    expect((await visited('how-to-stop')).body).toMatchObject({ slug: 'how-to-stop' });
    const old = await server().database.db.select().from(postOldSlugs).where(eq(postOldSlugs.postId, id));
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
