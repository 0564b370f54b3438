import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '../src/app.ts';
import { goodApi, options, session, sessionPath } from './fixtures.ts';

let site: FastifyInstance;
beforeAll(async () => {
  site = await createSite({ ...options, api: goodApi });
});
afterAll(() => site.close());

describe('an address with characters that nobody sees', () => {
  it.each([
    ['/the-standard?category=%E2%80%8Brhythm', '/the-standard?category=rhythm'],
    ['/the-standard?search=%EF%BB%BFslow%C2%A0roll%E2%80%AE', '/the-standard?search=slow+roll'],
    ['/the-standard?author=%E2%80%8B&utm_source=mail', '/the-standard?utm_source=mail'],
    ['/the-standard?tag=grown%C2%ADfolks', '/the-standard?tag=grownfolks'],
    ['/training?category=core%2F%2Fstrength%E2%81%A0', '/training?category=core%2F%2Fstrength'],
    ['/training?session=ses_1%E2%80%8B', '/training?session=ses_1'],
    ['/contact?topic=%EF%B8%8Fbooking', '/contact?topic=booking'],
  ])('%s leads to %s', async (from, to) => {
    const reply = await site.inject({ url: from });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, options.siteUrl + to]);
  });

  const ends = ['.', ')', '>', ']', ',', ';', '!', "'", '"', '。', '%22', '%3E', '”.', ').'];

  it.each(ends)('a mail program cut too late leads to the page without %s', async (end) => {
    for (const page of [
      `${sessionPath}?id=${session.public_id}`,
      `/training?session=${session.public_id}`,
      '/the-standard/no-such-post',
      '/no-such-page',
      '/contact',
      '/training',
      '/the-standard',
    ]) {
      const reply = await site.inject({ url: encodeURI(page + end).replaceAll('%25', '%') });
      expect([page, reply.statusCode, reply.headers.location]).toEqual([page, 302, options.siteUrl + page]);
    }
  });

  it('is shown as it is where the sign belongs to it', async () => {
    expect((await site.inject({ url: '/the-standard?search=really?' })).statusCode).toBe(200);
  });

  it.each([
    '/the-standard?search=%20slow',
    '/training?category=core%2F%2fstrength',
    '/the-standard?tag=a%2Cb',
  ])('%s is shown as it is', async (url) => {
    expect((await site.inject({ url })).statusCode).toBe(200);
  });

  it('shows the session whose id it has', async () => {
    const url = `${sessionPath}?id=${session.public_id}%E2%80%8B`;
    expect((await site.inject({ url })).statusCode).toBe(200);
  });
});
