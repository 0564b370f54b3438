import { unique } from '../../fixtures/guest.ts';
import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

test('the owner writes the menu and the testimonials, and visitors read them', async ({
  page,
  addresses,
  accessible,
}) => {
  const label = `Shop ${unique()}`;
  const quote = `They waited until I was there. ${unique()}`;
  await signInAt(page, `${addresses.portal}/office/site`, owner);
  const menu = page.getByRole('region', { name: 'Menu' });
  const testimonials = page.getByRole('region', { name: 'Testimonials' });

  await test.step('a link that is none is said at its field', async () => {
    await menu.getByRole('button', { name: 'Add an entry' }).click();
    await menu.getByRole('textbox', { name: 'Label 6', exact: true }).fill(label);
    await menu.getByRole('textbox', { name: 'Link 6', exact: true }).fill('shop');
    await menu.getByRole('button', { name: 'Save menu' }).click();
    await expect(menu.getByText(/Please enter a path such as/).first()).toBeVisible();
    await accessible(page, 'a wrong link of the menu');
  });

  await test.step('the menu is saved with its new order', async () => {
    await menu.getByRole('textbox', { name: 'Link 6', exact: true }).fill('https://shop.example.com');
    await menu.getByRole('button', { name: 'Move entry 6 up' }).press('Enter');
    await menu.getByRole('button', { name: 'Save menu' }).click();
    await expect(page.getByText('Menu saved.')).toBeVisible();
    await page.reload();
    await expect(menu.getByRole('textbox', { name: 'Label 5', exact: true })).toHaveValue(label);
  });

  await test.step('a testimonial is on the home page within ten seconds', async () => {
    await testimonials.getByRole('button', { name: 'Add a testimonial' }).click();
    await testimonials.getByRole('textbox', { name: 'Quote 1', exact: true }).fill(quote);
    await testimonials.getByRole('textbox', { name: 'Name 1', exact: true }).fill('Marcus Adeyemi');
    await testimonials
      .getByRole('textbox', { name: 'What they train 1', exact: true })
      .fill('Core//Strength');
    await testimonials.getByRole('button', { name: 'Save testimonials' }).click();
    await expect(page.getByText('Testimonials saved.')).toBeVisible();
    await expect
      .poll(async () => (await page.request.get(addresses.site)).text(), { timeout: 10_000 })
      .toContain(quote);
  });

  await test.step('both are taken out again', async () => {
    await testimonials.getByRole('button', { name: 'Remove testimonial 1' }).click();
    await testimonials.getByRole('button', { name: 'Save testimonials' }).click();
    await menu.getByRole('button', { name: 'Remove entry 5' }).click();
    await menu.getByRole('button', { name: 'Save menu' }).click();
    await expect(page.getByText('Menu saved.')).toBeVisible();
    await page.reload();
    await expect(menu.getByRole('textbox', { name: 'Label 5', exact: true })).toHaveValue('About');
    await expect(testimonials.getByRole('textbox')).toHaveCount(0);
  });
});
