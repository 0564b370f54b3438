import { faults } from '../../fixtures/fault-proxy.ts';
import { fillGuestForm, newGuest, panelOf, submit } from '../../fixtures/guest.ts';
import { expectTexts } from '../../fixtures/reference-texts.ts';
import { expect, test } from '../../fixtures/with-faults.ts';

const problem = (code: string) => ({ code, message: '' });

test('the guest registration shows the texts of the specification', async ({
  page,
  addresses,
  studio,
  fail,
}) => {
  const session = await studio.session();
  await page.goto(`${addresses.site}/training?session=${session.id}`);
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  const panel = panelOf(page);
  await expect(panel.getByRole('checkbox', { name: /liability waiver/ })).toBeEnabled();
  await panel.getByLabel('Email', { exact: true }).fill('nobody');
  await panel.getByLabel('Password', { exact: true }).fill('short');
  await submit(panel);
  await expectTexts(
    panel,
    'A5/guest/email-invalid',
    'A5/guest/password-too-short',
    'A5/guest/zip-required',
    'A5/guest/waiver-signed',
    'A5/guest/payment-consent',
  );

  await fillGuestForm(panel, newGuest());
  const call = '/training/registrations/guest-register/';
  for (const [fault, id] of [
    [faults.status(400, problem('')), 'B8.8/guest/fallback'],
    [faults.status(400, problem('session_full')), 'B8.8/registration/session-full'],
  ] as const) {
    const restore = fail(call, fault);
    await submit(panel);
    await expectTexts(panel, id);
    restore();
  }
});

test('the mailing list form shows the texts of the specification', async ({ page, addresses, fail }) => {
  await page.goto(`${addresses.site}/training`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('group', { name: 'Security verification' }) });
  const button = form.getByRole('button', { name: 'Join the list' });
  const send = async (address: string) => {
    await form.getByLabel('Email address').fill(address);
    await expect(button).toBeEnabled();
    await button.click();
  };
  await send('');
  await expectTexts(form, 'A5/newsletter/incomplete', 'B8.6/newsletter/missing');
  fail('/mailing-list-signup/', faults.status(400, {}));
  await send(newGuest().email);
  await expectTexts(form, 'B8.6/newsletter/fallback');
});

test('the early-access form shows the texts of the specification', async ({ page, addresses, fail }) => {
  await page.goto(`${addresses.site}/coming-soon`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const button = page.getByRole('button', { name: 'Get early access' });
  const send = async () => {
    await page.getByLabel('Email address').fill(newGuest().email);
    await expect(button).toBeEnabled();
    await button.click();
  };
  const restore = fail('/mailing-list-signup/', faults.status(400, {}));
  await send();
  await expectTexts(page, 'B8.6/coming-soon/default');
  restore();
  await send();
  await expectTexts(page, 'B8.6/coming-soon/success');
});

test('unknown sessions and pages show the texts of the specification', async ({ page, addresses }) => {
  await page.goto(`${addresses.site}/training/skate-well/basics/none?id=no-such-session`);
  await expectTexts(page, 'B8.8/session/title', 'B8.8/session/text', 'B8.8/session/back');
  await page.goto(`${addresses.site}/training/skate-well/basics/none`);
  await expectTexts(page, 'A5/session/id-required', 'B8.8/session/id-required');
  await page.goto(`${addresses.site}/no-such-page`);
  await expectTexts(page, 'B8.9/page/404');
  await page.goto(`${addresses.site}/the-standard/no-such-post`);
  await expectTexts(page, 'B8.9/post/404');
});
