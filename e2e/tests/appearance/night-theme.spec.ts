import { panelOf } from '../../fixtures/guest.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';

/** Expects that nothing overflows sideways, since a page that scrolls sideways is broken on a phone. */
async function fitsItsWidth(page: Page, what: string): Promise<void> {
  const [content, view] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `${what} is as wide as the screen`).toBeLessThanOrEqual(view ?? 0);
}

test.describe('in the night theme', () => {
  test.use({ colorScheme: 'dark' });

  test('the public screens are accessible and fit the width', async ({
    page,
    addresses,
    studio,
    accessible,
  }) => {
    const session = await studio.session();
    const look = async (what: string): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await fitsItsWidth(page, what);
      await accessible(page, what);
    };
    await page.goto(`${addresses.site}/training?category=skate-well`);
    await look('training');
    await page.goto(`${addresses.site}/training?category=nothing-here`);
    await expect(page.getByText('No Sessions Available')).toBeVisible();
    await look('training without sessions');
    await page.goto(`${addresses.site}/training?session=${session.id}`);
    await look('session detail');
    await page.getByRole('link', { name: 'Register Now' }).first().click();
    await expect(panelOf(page).getByLabel('First name')).toBeVisible();
    await look('registration');
    await page.goto(`${addresses.site}/404`);
    // This page always uses the night theme, whatever theme the reader chose.
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await accessible(page, 'the designed 404');
  });

  test('the portal screens are accessible and fit the width', async ({
    page,
    addresses,
    studio,
    accessible,
  }) => {
    const look = async (what: string): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await fitsItsWidth(page, what);
      await accessible(page, what);
    };
    await page.goto(`${addresses.portal}/login`);
    await look('sign in');
    const member = await studio.member();
    await studio.register(member, await studio.session());
    await signIn(page, addresses.portal, member);
    await look('dashboard');
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/dashboard\/session\//);
    await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
    await look('registered session');
  });
});
