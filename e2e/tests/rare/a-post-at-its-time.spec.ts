import { toStudioIso } from '@detroit-well/config/studio-time';
import { expect, test } from '../../fixtures/with-own-clock.ts';

test(
  'a scheduled change of a post is on the site at its time, and not before',
  { tag: '@time' },
  async ({ page, addresses: { site }, ownStudio, moveClock }) => {
    const { posts } = ownStudio.office;
    const made = await posts.create({ body: { title: 'The floor in spring', intro: '<p>Dry.</p>' } });
    const params = { id: made.id };
    await posts.publish({ params, body: { version: 1 } });
    const address = `${site}/the-standard/${made.slug}`;
    const shown = async (path = address) => (await page.request.get(path)).text();
    await expect.poll(() => shown(), { timeout: 30_000 }).toContain('The floor in spring');

    const body = { version: 1, title: 'The floor in summer', slug: 'the-floor-in-summer' };
    await posts.change({ params, body });
    const at = new Date((await ownStudio.now()).getTime() + 3_600_000 + 60_000);
    await posts.publish({ params, body: { version: 2, at: toStudioIso(at) } });
    await moveClock({ by: 'hour' });
    expect(await shown()).toContain('The floor in spring');

    await moveClock({ to: new Date(at.getTime() + 1_000) });
    await expect
      .poll(() => shown(`${site}/the-standard`), { timeout: 30_000 })
      .toContain('The floor in summer');
    await expect
      .poll(async () => (await page.request.get(address, { maxRedirects: 0 })).status(), { timeout: 30_000 })
      .toBe(301);
    await page.goto(address);
    await expect(page).toHaveURL(`${site}/the-standard/the-floor-in-summer`);
    await expect(page.getByRole('heading', { level: 1, name: 'The floor in summer' })).toBeVisible();
  },
);
