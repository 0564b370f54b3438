import { expect, it } from 'vitest';
import { createSite } from '../src/app.ts';
import { options } from './fixtures.ts';

it('names in the content policy exactly the origins whose pictures the pages show', async () => {
  const site = await createSite({ ...options, pictureOrigins: ['https://media.example.com'] });
  const { headers, body } = await site.inject({ url: '/the-standard' });
  await site.close();
  const policy = String(headers['content-security-policy']);
  expect(/img-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual([
    "'self'",
    'data:',
    'https://www.example.com',
    'https://api.example.com',
    'https://media.example.com',
  ]);
  expect(body).toContain(
    '"pictureOrigins":["https://www.example.com","https://api.example.com","https://media.example.com"]',
  );
});
