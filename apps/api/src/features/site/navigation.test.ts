import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/server.ts';
import { seedSite } from '../../app/seed/site/seed-site.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.database.withTx((tx) => seedSite(tx, server.clock.now()));
});
afterAll(() => server?.close());

it('the menu lists its entries in order, and the links of a dropdown within it', async () => {
  const { items } = (await server.call('GET', '/navigation/menu/')).body as unknown as {
    items: { label: string; is_dropdown: boolean; children: { label: string; link: string }[] }[];
  };
  expect(items.map(({ label }) => label)).toEqual([
    'Training',
    'The Standard',
    'First time here',
    'Membership',
    'About',
  ]);
  expect(items.filter(({ is_dropdown }) => is_dropdown)).toEqual([
    {
      label: 'About',
      link: '/about',
      is_dropdown: true,
      children: [
        { label: 'About the studio', link: '/about' },
        { label: 'Coaches', link: '/coaches' },
        { label: 'Contact', link: '/contact' },
      ],
    },
  ]);
});
