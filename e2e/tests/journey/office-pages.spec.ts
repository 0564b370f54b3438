import { unique } from '../../fixtures/guest.ts';
import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

test('the introduction of About is changed, read on the site, and brought back', async ({
  page,
  addresses,
  accessible,
}) => {
  test.setTimeout(120_000);
  const said = `We began on a rink ${unique()}`;
  await signInAt(page, `${addresses.portal}/office/pages`, owner);
  const intro = page.getByRole('textbox', { name: 'Introduction' });
  const publish = page.getByRole('button', { name: /^Publish/ });
  const editor = await test.step('About is found in the list', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
    await accessible(page, 'the pages');
    await page
      .getByRole('row', { name: /\/about\// })
      .getByRole('link')
      .click();
    await expect(intro).toBeVisible();
    await accessible(page, 'the editor of a page');
    return page.url();
  });

  await test.step('its introduction is written and published', async () => {
    await intro.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type(said);
    await expect(page.getByText('Not saved yet.')).toBeVisible();
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await publish.click();
    await expect(page.getByText('It is on the site.')).toBeVisible();
    const href = await page.getByRole('link', { name: 'View on the site' }).getAttribute('href');
    await expect(async () => {
      await page.goto(href ?? '');
      await expect(page.getByText(said)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });

  await test.step('the earlier text comes back', async () => {
    await page.goto(editor);
    await page.getByRole('button', { name: 'History' }).click();
    await page
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await expect(page.getByText(/The earlier text is back/).first()).toBeVisible();
    await expect(intro).not.toContainText(said);
    await publish.click();
    await expect(page.getByText('It is on the site.')).toBeVisible();
    await expect(async () => {
      await page.goto(`${addresses.site}/about`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(said)).toHaveCount(0);
    }).toPass();
  });
});
