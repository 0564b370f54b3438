import { paths } from '@detroit-well/config/paths';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a full session offers a guest its other dates',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const program = await studio.program();
    const full = await studio.session({ program_id: program.id, places: 1 });
    await studio.register(await studio.member(), full);
    for (const at of ['06:00', '07:00', '08:00'])
      await studio.session({ program_id: program.id, startsIn: { days: 1, at } });
    await page.goto(addresses.site + paths.training({ q: program.title }));
    await page.locator('[data-full]').getByRole('link', { name: full.title, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: full.title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Session Full' })).toBeDisabled();
    await expect(page.getByText(/Full refund|One payment/)).toHaveCount(0);
    await accessible(page, 'full session');
    const others = page.getByRole('region', { name: 'Other dates' }).getByRole('listitem');
    await expect(others).toHaveText([/6:00.AM/, /7:00.AM/, /8:00.AM/]);
    await others.first().getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Register Now' }).first()).toBeVisible();
  },
);

test(
  'a full session lets a member join its waitlist, choose notifications and leave it again',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const full = await studio.session({ places: 1 });
    await studio.register(await studio.member(), full);
    await signIn(page, addresses.portal, await studio.member());
    await page.goto(`${addresses.site}/training?session=${full.id}`);
    const email = page.getByRole('checkbox', { name: 'Tell me by email' });
    await expect(email).toBeChecked();
    // No SMS provider is configured, so the screen offers no SMS.
    await expect(page.getByRole('checkbox', { name: 'Tell me by SMS' })).toHaveCount(0);
    const join = page.getByRole('button', { name: 'Join Waitlist' });
    await email.uncheck();
    await expect(page.getByText('Please choose how we should tell you')).toBeVisible();
    await expect(join).toBeDisabled();
    await accessible(page, 'waitlist without notifications');
    await email.check();
    await join.click();
    const position = page.getByText('You are number 1 on the waitlist.');
    await expect(position).toBeVisible();
    await accessible(page, 'on the waitlist');
    await page.reload();
    await expect(position).toBeVisible();
    await expect(join).toHaveCount(0);
    await page.getByRole('button', { name: 'Leave Waitlist' }).click();
    await expect(page.getByText('You left the waitlist.')).toBeVisible();
    await expect(join).toBeVisible();
    await page.reload();
    await expect(join).toBeVisible();
    await expect(position).toHaveCount(0);
  },
);

test(
  'a cancelled session shows that it is cancelled, without spots, payments or refunds',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const { id } = await studio.session();
    const { preview_token } = await studio.office.sessions.previewCancel({ params: { id } });
    await studio.office.sessions.cancel({
      params: { id },
      body: { preview_token, reason: 'The floor is sanded.' },
    });
    await page.goto(`${addresses.site}/training?session=${id}`);
    const side = page.getByRole('complementary', { name: 'Price and registration' });
    await expect(side.getByText('This session is cancelled.')).toBeVisible();
    await expect(side).not.toContainText(/\$|refund|Register/);
    await accessible(page, 'cancelled session');
  },
);

test(
  'an unknown session shows its not-found message at the requested address',
  { tag: '@time' },
  async ({ page, addresses }) => {
    const reply = await page.goto(`${addresses.site}/training?session=nope`);
    expect(reply?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: referenceText('B8.8/session/title') }),
    ).toBeVisible();
    expect(page.url()).toBe(`${addresses.site}/training?session=nope`);
  },
);
