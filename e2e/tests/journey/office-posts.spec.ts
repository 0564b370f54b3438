import type { Page } from '@playwright/test';
import { unique } from '../../fixtures/guest.ts';
import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

/** A PNG of 64 by 64 pixels of one color. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsItiFKMZ3Qi+hcEKLNXzWgQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQELgv7QwDT6iLMhAAAAABJRU5ErkJggg==',
  'base64',
);

/** Presses Tab until the focus is at something with this name. */
async function tabTo(
  page: Page,
  role: 'button' | 'textbox' | 'combobox',
  name: string | RegExp,
): Promise<void> {
  const there = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let steps = 0; steps < 80; steps += 1) {
    if (await there.isVisible()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(name)}.`);
}

for (const width of [1440, 390]) {
  test(`a post is written by keyboard alone and read on the site, at ${width} px`, async ({
    page,
    addresses,
    accessible,
  }) => {
    test.setTimeout(120_000);
    const title = `What the floor remembers ${unique()}`;
    const said = `Bend before you fall ${unique()}`;
    await page.setViewportSize({ width, height: 900 });
    await signInAt(page, `${addresses.portal}/office/posts`, owner);
    const state = page.getByText(/^Saved \d/);

    await test.step('N begins a post, which is saved by itself', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible();
      await page.keyboard.press('n');
      await tabTo(page, 'textbox', 'Title');
      await page.keyboard.type(title);
      await expect(state).toBeVisible();
      await expect(page).toHaveURL(/\/office\/posts\/(?!new)/);
      await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
    });

    await test.step('a quote is added, and moved up', async () => {
      await tabTo(page, 'button', 'Text');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: /^Heading/ }).and(page.locator(':focus'))).toBeVisible();
      await page.keyboard.type('Start with the pause');
      await tabTo(page, 'button', 'Quote');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'What was said' })).toBeFocused();
      await page.keyboard.type(said);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('button', { name: 'Move quote 2 up' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Quote 1 of 2' })).toBeVisible();
    });

    await test.step('a picture is uploaded with its alternative text', async () => {
      await tabTo(page, 'button', 'Picture');
      await page.keyboard.press('Enter');
      const block = page.getByRole('group', { name: 'Picture 3 of 3' });
      await expect(block.getByRole('button', { name: 'Upload a picture' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(block.getByLabel('Picture file')).toBeFocused();
      await block.getByRole('button', { name: 'Upload', exact: true }).press('Enter');
      await expect(block.getByText('Choose a picture first.')).toBeVisible();
      await block
        .getByLabel('Picture file')
        .setInputFiles({ name: 'floor.png', mimeType: 'image/png', buffer: picture });
      await block.getByRole('textbox', { name: 'What the picture shows' }).first().fill('The floor at night');
      await page.keyboard.press('Enter');
      await expect(block.getByRole('img', { name: 'The floor at night' })).toBeVisible();
      await expect(block.getByRole('textbox', { name: 'What the picture shows' })).toHaveValue(
        'The floor at night',
      );
      await accessible(page, `the editor of a post at ${width} px`);
    });

    await test.step('it is published, and visitors read it', async () => {
      const publish = page.getByRole('button', { name: /^Publish/ });
      await expect(state).toBeVisible();
      await publish.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('It is on the site.')).toBeVisible();
      const href = await page.getByRole('link', { name: 'Read it there' }).getAttribute('href');
      await page.goto(href ?? '');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByRole('img', { name: 'The floor at night' })).toBeVisible();
    });

    await test.step('it is taken off the site again', async () => {
      await page.goto(`${addresses.portal}/office/posts?search=${encodeURIComponent(title)}`);
      await page.getByRole('link', { name: title }).click();
      await page.getByRole('button', { name: 'Unpublish' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
      await expect(page.getByText('It is off the site.')).toBeVisible();
    });
  });
}

test('what two tabs wrote in one field is shown, and neither is lost', async ({
  page,
  context,
  addresses,
}) => {
  const title = `Twelve records ${unique()}`;
  await signInAt(page, `${addresses.portal}/office/posts/new`, owner);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await expect(page).toHaveURL(/\/office\/posts\/(?!new)/);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Title', exact: true }).fill(`${title}, theirs`);
  await expect(other.getByText(/^Saved \d/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${title}, mine`);
  const conflict = page.getByRole('table');
  await expect(conflict.getByText(`${title}, theirs`)).toBeVisible();
  await expect(conflict.getByText(`${title}, mine`)).toBeVisible();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(`${title}, mine`);
});
