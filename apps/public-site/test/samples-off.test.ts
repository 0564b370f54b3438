import { expect, it } from 'vitest';
import { createSite } from '../src/app.ts';
import { sharePath } from '../src/metadata/share-input.ts';
import { post, postSummary } from './blog-fixtures.ts';
import { goodApi, options } from './fixtures.ts';

const sample = { ...postSummary, title: 'A sample title', slug: 'a-sample', is_sample: true };
const api = {
  ...goodApi,
  posts: () => Promise.resolve({ count: 1, next: null, previous: null, results: [sample] }),
  post: () => Promise.resolve({ ...post, ...sample }),
  allPosts: () => Promise.resolve([sample]),
};
const share = { kind: 'post', id: 'a-sample', title: 'A sample title', author: '', date: null } as const;

it.each([
  ['/the-standard', 200],
  ['/the-standard/a-sample', 404],
  ['/the-standard/feed.xml', 200],
  ['/sitemap.xml', 200],
  [sharePath(share), 404],
])('%s shows nothing of a sample post if samples are disabled', async (url, status) => {
  const site = await createSite({
    ...options,
    showSamples: false,
    api,
    shares: () => Promise.resolve(Uint8Array.of(1)),
  });
  const reply = await site.inject({ url });
  await site.close();
  expect(reply.statusCode).toBe(status);
  // The 404 page contains the requested address.
  const body = reply.body.replaceAll(url, '').replaceAll(encodeURIComponent(url), '');
  expect(body).not.toMatch(/a.sample/i);
});
