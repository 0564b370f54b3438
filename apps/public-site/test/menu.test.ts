import { expect, it } from 'vitest';
import { withCleanHtml } from '../src/api/clean-html.ts';
import { createSite } from '../src/app.ts';
import { goodApi, options } from './fixtures.ts';

it('a dropdown works without JavaScript, marks the current page, and drops unsafe links', async () => {
  const menu = () =>
    Promise.resolve([
      { label: 'Training', href: '/training' },
      {
        label: 'About',
        href: '/about',
        children: [
          { label: 'Coaches', href: '/coaches' },
          { label: 'Evil', href: 'javascript:alert(1)' },
        ],
      },
    ]);
  const site = await createSite({ ...options, api: withCleanHtml({ ...goodApi, menu }) });
  const { body } = await site.inject({ url: '/coaches' });
  await site.close();
  const header = body.slice(body.indexOf('<header'), body.indexOf('</header>'));
  expect(header).toContain('<summary data-current="true">About');
  expect(header).toContain('<a href="/coaches" aria-current="page">Coaches</a>');
  expect(body).not.toContain('Evil');
  const footer = body.slice(body.indexOf('<footer'));
  expect(footer).toContain('<a href="/coaches">Coaches</a>');
});
