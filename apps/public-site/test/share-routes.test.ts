import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { SiteApi } from '../src/api/site-api.ts';
import type { Post } from '../src/api/wire.ts';
import { createSite } from '../src/app.ts';
import { sharePath, shareVersion, type ShareInput } from '../src/metadata/share-input.ts';
import type { ShareSource } from '../src/share/share-pictures.ts';
import { post, renee } from './blog-fixtures.ts';
import { down, goodApi, options, page, session } from './fixtures.ts';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
const source = vi.fn<ShareSource>();
beforeEach(() => source.mockResolvedValue(png));
afterEach(() => source.mockReset());

async function get(url: string, api: Partial<SiteApi> = {}, headers: Record<string, string> = {}) {
  const site = await createSite({ ...options, shares: source, api: { ...goodApi, ...api } });
  const reply = await site.inject({ url, headers });
  await site.close();
  return reply;
}

const ofSession: ShareInput = {
  kind: 'session',
  id: session.public_id,
  title: session.title,
  category: session.program.category_name,
  date: session.start_datetime,
  location: session.location,
};
const path = sharePath(ofSession);

describe('share picture', () => {
  it('is drawn from API data, cached permanently, and revalidated by its ETag', async () => {
    const reply = await get(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${shareVersion(ofSession)}"`,
    });
    expect(source).toHaveBeenCalledWith(ofSession);
    const again = await get(path, {}, { 'if-none-match': `"${shareVersion(ofSession)}"` });
    expect([again.statusCode, source.mock.calls.length]).toEqual([304, 1]);
  });

  it('redirects from an older address to the current one without drawing', async () => {
    const reply = await get(`/share/session/${session.public_id}/older.png`);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, path]);
    expect(source).not.toHaveBeenCalled();
  });

  it('has the address in the og:image tag of the page', async () => {
    const { body } = await get(
      `/training/skate-well/foundations-on-eight-wheels/rhythm-glide?id=${session.public_id}`,
    );
    expect(body).toContain(`<meta property="og:image" content="https://www.example.com${path}">`);
    expect(body).toContain('<meta property="og:image:width" content="1200">');
  });

  test.each(['/', '/training', '/privacy-policy', '/about', '/coming-soon'])(
    'of the page %s is at the og:image address',
    async (url) => {
      const api = { findPage: () => Promise.resolve({ ...page, title: 'Privacy Policy' }) };
      const { body } = await get(url, url === '/coming-soon' ? {} : api);
      const address = /og:image" content="https:\/\/www\.example\.com([^"]+)"/.exec(body)?.[1] ?? '';
      const reply = await get(address, url === '/coming-soon' ? {} : api);
      // In these fixtures, the training page has another title.
      expect(reply.statusCode).toBe(url === '/training' ? 302 : 200);
    },
  );
  it('of a post is at the og:image address, even with an SEO title and a display name', async () => {
    const own: Post = {
      ...post,
      is_sample: false,
      title: 'On falling',
      seo_title: 'How to fall on skates without getting hurt',
      date: '2026-03-09T10:00:00-04:00',
      author: { ...renee, display_name: 'Coach Renée' },
    };
    const api = { post: () => Promise.resolve(own) };
    const { body } = await get(`/the-standard/${own.slug}`, api);
    const address = /og:image" content="https:\/\/www\.example\.com([^"]+)"/.exec(body)?.[1] ?? '';
    expect((await get(address, api)).statusCode).toBe(200);
    expect(source).toHaveBeenCalledWith({
      kind: 'post',
      id: own.slug,
      title: 'On falling',
      author: 'Coach Renée',
      date: own.first_published_at,
    });
    expect(body).toContain('<meta property="og:image:alt" content="On falling, by Coach Renée">');
  });
});

test.each([
  ['/share/session/nobody/x.png', 404],
  ['/share/post/nobody/x.png', 404],
  ['/share/page/nobody/x.png', 404],
  ['/share/shop/x/x.png', 404],
  ['/share/constructor/x/x.png', 404],
  [`/share/session/${session.public_id}/x.svg`, 404],
  [`/share/session/${'x'.repeat(260)}/x.png`, 404],
])('%s is not drawn and responds %i', async (url, status) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([status, 'no-store']);
  expect(source).not.toHaveBeenCalled();
});

test.each<[string, Partial<SiteApi>, () => Promise<null>]>([
  ['the API is down', { session: down }, () => Promise.resolve(null)],
  ['too many pictures are queued', {}, () => Promise.resolve(null)],
  ['drawing fails', {}, () => Promise.reject(new Error('no font'))],
])('responds with an uncacheable 503 when %s', async (_when, api, draw) => {
  source.mockImplementation(draw);
  const reply = await get(path, api);
  expect([reply.statusCode, reply.headers['cache-control'], reply.headers.etag]).toEqual([
    503,
    'no-store',
    undefined,
  ]);
});
