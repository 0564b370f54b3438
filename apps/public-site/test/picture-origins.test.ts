import { expect, it } from 'vitest';
import { createSite } from '../src/app.ts';
import { options } from './fixtures.ts';

it('allows in the content security policy exactly the picture origins of the pages', async () => {
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
