import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { withFiles } from '../../../test/with-files.ts';
import { tidyPictures } from '../pictures/unused-pictures.ts';

let server: TestServer;
let editor: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  editor = await aTeamMember(server, 'editor');
});
afterAll(() => server?.close());

const office = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  server.call(method, `/office/${path}`, {
    token: await editor.renewed(),
    ...(body && { body: withFiles(body) }),
  });

async function photo(width: number, height: number, orientation = 1): Promise<File> {
  const made = await sharp({ create: { width, height, channels: 3, background: '#e34' } })
    .jpeg()
    .withMetadata({ orientation })
    .toBuffer();
  return new File([new Uint8Array(made)], 'photo.jpg', { type: 'image/jpeg' });
}
const upload = async (file: File, alt = 'Skaters') => office('POST', 'media/', { file, alt });
const urlOf = ({ body }: { body: Record<string, unknown> }) => String(body['url']);
/** What the address of a picture shows. */
async function shownAt(url: string) {
  const reply = await server.call('GET', new URL(url).pathname.replace('/api/v2', ''));
  return reply.status === 200 ? sharp(reply.raw).metadata() : null;
}

describe('an uploaded picture', () => {
  it.each([
    ['wide', 3000, 1000, 1, { width: 2160, height: 720 }],
    ['upright', 900, 1200, 1, { width: 900, height: 1200 }],
    ['turned by its camera', 1200, 900, 6, { width: 900, height: 1200 }],
    ['small', 300, 200, 1, { width: 300, height: 200 }],
  ])('that is %s keeps its shape', async (_name, width, height, orientation, size) => {
    const made = await upload(await photo(width, height, orientation));
    expect([made.status, made.body]).toMatchObject([201, { ...size, alt: 'Skaters', used: false }]);
    expect(await shownAt(urlOf(made))).toMatchObject({ ...size, format: 'webp' });
  });

  it.each([
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    ['a cut JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'image/jpeg'],
  ])('that is %s is refused', async (_name, content, type) => {
    const refused = await upload(new File([content], 'a.jpg', { type }));
    expect([refused.status, refused.body['code']]).toEqual([415, 'unsupported_media_type']);
  });

  it('needs its alternative text', async () => {
    const refused = await upload(await photo(300, 200), ' ');
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining(['alt'])]);
  });
});

it('a picture is kept while a revision shows it, and its file goes after it', async () => {
  const made = await upload(await photo(600, 400), 'In a post');
  const [id, url] = [String(made.body['id']), urlOf(made)];
  const picture = { url, alt: 'In a post', width: 600, height: 400 };
  const post = await office('POST', 'posts/', {
    title: 'With a picture',
    featured_image: picture,
    body: [{ id: 'a', type: 'fullwidth_image', value: { image: picture, alt_text: 'In a post' } }],
  });
  expect(post.body).toMatchObject({ featured_image: picture, body: [{ value: { image: { url } } }] });
  expect((await office('GET', 'media/?search=post')).body).toMatchObject({ results: [{ id, used: true }] });
  expect((await office('DELETE', `media/${id}/`)).body).toMatchObject({ code: 'has_history' });
  const published = await office('POST', `posts/${String(post.body['id'])}/publish/`, { version: 1 });
  expect(published.status).toBe(200);
  const shown = await server.call('GET', '/blog/posts/with-a-picture/');
  expect(shown.body).toMatchObject({ featured_image: { url }, body: [{ value: { image: { url } } }] });
  // Two tabs compare what they see.
  const { id: postId } = post.body as unknown as { id: string };
  await office('PATCH', `posts/${postId}/`, { version: 1, title: 'Theirs' });
  const late = await office('PATCH', `posts/${postId}/`, { version: 1, title: 'Mine' });
  const seen = { featured_image: { url }, body: [{ value: { image: { url } } }] };
  expect(late.body).toMatchObject({ code: 'version_conflict', theirs: seen, base: seen });
  // Without its own address in front, which may change.
  const stored = await server.database.db.execute<{ text: string }>(
    "select featured_image::text || body::text as text from posts where slug = 'with-a-picture'",
  );
  expect(stored.rows[0]?.text).not.toContain('http');

  const other = await upload(await photo(600, 400));
  await tidyPictures(server.deps);
  expect((await office('DELETE', `media/${String(other.body['id'])}/`)).status).toBe(204);
  server.clock.pass(11 * 60);
  await tidyPictures(server.deps);
  await tidyPictures(server.deps);
  expect([await shownAt(urlOf(other)), await shownAt(url)]).toEqual([null, expect.anything()]);
});
