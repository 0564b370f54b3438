import { pageTypes } from '@detroit-well/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/server.ts';
import { seedPosts } from '../../app/seed/posts/seed-posts.ts';
import { seedSite } from '../../app/seed/site/seed-site.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.database.withTx(async (tx) => {
    await seedSite(tx, server.clock.now());
    await seedPosts(tx, server.clock.now());
  });
});
afterAll(() => server?.close());

const find = async (path: string) =>
  (await server.call('GET', `/pages/find/?html_path=${encodeURIComponent(path)}`)).body;
const typeOf = async (path: string) => ((await find(path))['meta'] as { type: string } | undefined)?.type;

describe('the page at a path', () => {
  it.each([
    ['/', pageTypes.home],
    ['/training/', pageTypes.trainingIndex],
    ['/training', pageTypes.trainingIndex],
    ['training', pageTypes.trainingIndex],
    ['/training/?id=1#top', pageTypes.trainingIndex],
    ['/the-standard/', pageTypes.blogIndex],
    ['/privacy-policy', pageTypes.privacyPolicy],
    ['/terms/', pageTypes.terms],
    ['/cookies/', pageTypes.cookiePolicy],
    ['/about/', pageTypes.about],
    ['/contact/', pageTypes.contact],
    ['/the-standard/lace-up-like-it-matters', pageTypes.blogPost],
    ['/blog/lace-up-like-it-matters/', pageTypes.blogPost],
  ])('%s is of type %s', async (path, type) => {
    expect(await typeOf(path)).toBe(type);
  });

  it.each(['/nothing/', '/the-standard/nothing/', '/the-standard/a/b/', '//', '/%/', '/training/x/'])(
    '%s is found or not found, never a server error',
    async (path) => {
      const response = await server.call('GET', `/pages/find/?html_path=${encodeURIComponent(path)}`);
      expect(response.status).toBe(path === '//' ? 200 : 404);
    },
  );

  it('contains the texts for search engines', async () => {
    expect(await find('/the-standard/lace-up-like-it-matters/')).toMatchObject({
      title: 'Lace up like it matters',
      seo_title: 'Lace up like it matters',
      meta: { html_path: '/the-standard/lace-up-like-it-matters/', slug: 'lace-up-like-it-matters' },
    });
  });
});

describe('pages by type', () => {
  it.each([
    ['/pages/', 'blog.BlogIndexPage', 'The Standard'],
    ['/pages/', 'training.TrainingIndexPage', 'Training'],
    ['/public-pages/', 'training.TrainingIndexPage', 'Training'],
    ['/public-pages/', 'legal.PrivacyPolicyPage', 'Privacy Policy'],
    ['/public-pages/', 'contact.ContactPage', 'Contact'],
    ['/public-pages/', 'LEGAL.privacypolicypage', 'Privacy Policy'],
  ])('%s?type=%s returns %s as its first item', async (path, type, title) => {
    const { body } = await server.call('GET', `${path}?type=${type}&fields=*&limit=1`);
    expect(body).toMatchObject({ meta: { total_count: 1 }, items: [{ title }] });
  });

  it('has an intro for the blog and rules for the legal pages', async () => {
    const first = async (type: string) =>
      (
        (await server.call('GET', `/public-pages/?type=${type}`)).body['items'] as Record<string, unknown>[]
      )[0];
    expect((await first(pageTypes.blogIndex))?.['intro']).toMatch(/^<p>/);
    expect((await first(pageTypes.terms))?.['rules']).toEqual(
      expect.arrayContaining([{ value: { title: expect.any(String), content: expect.any(String) } }]),
    );
    expect((await first(pageTypes.terms))?.['effective_date']).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it.each([pageTypes.about, pageTypes.contact])(
    '%s has no effective date, because it is not a legal page',
    async (type) => {
      const { body } = await server.call('GET', `/public-pages/?type=${type}`);
      expect((body['items'] as Record<string, unknown>[])[0]?.['effective_date']).toBeNull();
    },
  );

  it('of an unknown type are an empty list', async () => {
    const { status, body } = await server.call('GET', '/pages/?type=nothing.NoPage');
    expect([status, body]).toEqual([200, { meta: { total_count: 0 }, items: [] }]);
  });
});
