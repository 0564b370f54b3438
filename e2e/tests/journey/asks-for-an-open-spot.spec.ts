import { newGuest } from '../../fixtures/guest.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a visitor asks to be told when a spot opens, confirms the address and erases it again',
  { tag: '@time' },
  async ({ page, addresses, studio, outbox, accessible }) => {
    const { id: program_id } = await studio.program();
    const full = await studio.fullSession({ program_id });
    await studio.session({ program_id, startsIn: { days: 31 } });
    const { email } = newGuest();
    await page.goto(
      `${addresses.site}/training?q=${encodeURIComponent(full.title)}&from=${full.start_datetime.slice(0, 10)}`,
    );
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await page
      .getByRole('link', { name: `Tell me when a spot opens: ${full.title}` })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Tell me when a spot opens' });
    await dialog.getByLabel('Email').fill('ada@');
    await expect(dialog.getByText('Verified')).toBeVisible();
    await dialog.getByRole('button', { name: 'Send me the link' }).click();
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await accessible(page, 'the form with a wrong address');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Send me the link' }).click();
    await expect(dialog.getByText(`The link is on its way to ${email}.`)).toBeVisible();
    await accessible(page, 'the sent link');
    await page.goBack();
    await expect(dialog).toBeHidden();

    const { links } = await outbox.find(email, /Confirm your email/);
    const link = links.find(({ label }) => label === 'Confirm your email');
    await page.goto(link?.url ?? '');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await accessible(page, 'the link of the email');
    await page.getByRole('button', { name: 'Yes, tell me' }).click();
    await expect(page.getByRole('heading', { name: 'You are on the list for an email' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Other dates' })).toBeVisible();
    await accessible(page, 'on the list for an email');
    await page.getByRole('button', { name: 'Erase my address' }).click();
    await expect(page.getByRole('heading', { name: 'Your address is erased' })).toBeFocused();
    await accessible(page, 'the erased address');
  },
);

test(
  'an email about an open spot that comes too late leads to other dates',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const { id: program_id } = await studio.program();
    const full = await studio.fullSession({ program_id });
    await studio.session({ program_id, startsIn: { days: 31 } });
    await page.goto(`${addresses.site}/training?session=${full.id}&register=1&opening=1`);
    await expect(page.getByText('Somebody was faster: the spot is taken again.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: /^Other/ })).toBeVisible();
    await accessible(page, 'an email about an open spot that comes too late');
  },
);
