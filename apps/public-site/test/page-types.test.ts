import { expect, it, test } from 'vitest';
import { createSite } from '../src/app.ts';
import { goodApi, options, page } from './fixtures.ts';

async function visit(url: string, type: string, slug = 'slug') {
  const findPage = () => Promise.resolve({ ...page, meta: { ...page.meta, type, slug } });
  const site = await createSite({ ...options, api: { ...goodApi, findPage } });
  const reply = await site.inject({ url });
  await site.close();
  return reply;
}

test.each([
  ['home.HomePage', '/'],
  ['legal.PrivacyPolicyPage', '/privacy-policy'],
  ['legal.TermsAndConditionsPage', '/terms'],
  ['legal.CookiePolicyPage', '/cookies'],
  ['blog.BlogIndexPage', '/the-standard'],
  ['blog.BlogPage', '/the-standard/on-falling'],
  ['training.TrainingIndexPage', '/training'],
  ['TRAINING.trainingindexpage', '/training'],
  ['about.AboutPage', '/about'],
  ['contact.ContactPage', '/contact'],
])('a page of type %s at another address redirects to %s', async (type, to) => {
  const reply = await visit('/old-address?utm_source=x', type, 'on-falling');
  expect(reply.statusCode).toBe(301);
  expect(reply.headers.location).toBe(`https://www.example.com${to}?utm_source=x`);
});

it('shows About without an effective date', async () => {
  const { body, statusCode } = await visit('/about', 'about.AboutPage');
  expect(statusCode).toBe(200);
  expect(body).toContain('Then hold it.');
  expect(body).not.toContain('Effective');
});

it('builds the title of an unknown path from the path segments', async () => {
  const site = await createSite(options);
  const { body, statusCode } = await site.inject({ url: '/events/summer-party' });
  await site.close();
  expect(statusCode).toBe(404);
  expect(body).toContain('<title>Page not found: Events, Summer Party | Detroit//Well</title>');
  expect(body).toContain('<meta name="robots" content="noindex">');
});

test.each([
  ['/training', false],
  ['/training?category=skate', true],
  ['/training?time=morning', true],
  ['/training?show=all', false],
  ['/404', true],
])('%s has a noindex tag: %s', async (url, left) => {
  const site = await createSite(options);
  const { body } = await site.inject({ url });
  await site.close();
  expect(body.includes('content="noindex"')).toBe(left);
});
