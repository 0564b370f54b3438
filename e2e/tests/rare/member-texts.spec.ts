import type { Page } from '@playwright/test';
import { faults, type Fault, type FaultRule } from '../../fixtures/fault-proxy.ts';
import { fillDateOfBirth, identify, newGuest } from '../../fixtures/guest.ts';
import { expectTexts } from '../../fixtures/reference-texts.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { test } from '../../fixtures/with-faults.ts';

/**
 * Presses a button while the server fails, and expects the text of the failure. Failures without any response are tested in
 * the portal's forms-under-faults.test.tsx, because in a browser the client retries such calls for five seconds.
 */
async function pressUnder(
  page: Page,
  fail: (path: string, fault: Fault, more?: Partial<FaultRule>) => () => void,
  { path, method, button, id }: { path: string; method: string; button: string; id: string },
): Promise<void> {
  const restore = fail(path, faults.status(500), { method });
  await page.getByRole('button', { name: button, exact: true }).last().click();
  await expectTexts(page, id);
  restore();
}

test('the profile settings show the texts of the specification', async ({
  page,
  addresses,
  studio,
  fail,
}) => {
  await signIn(page, addresses.portal, await studio.member());
  await page.goto(`${addresses.portal}/dashboard/profile-edit`);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  for (const label of ['First name', 'Last name', 'Display name']) await page.getByLabel(label).fill('');
  await page.getByLabel('Phone').fill('12');
  await fillDateOfBirth(page, '2025-01-01');
  await save.click();
  await expectTexts(
    page,
    'A5/profile/first-name-required',
    'A5/profile/last-name-required',
    'A5/profile/display-name-required',
    'A5/profile/phone-invalid',
    'A5/profile/date-of-birth-invalid',
  );

  const file = page.getByLabel('Picture file');
  const jpeg = { name: 'me.jpg', mimeType: 'image/jpeg' };
  await file.setInputFiles({ ...jpeg, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expectTexts(page, 'A5/profile/image-too-large');
  await file.setInputFiles({ ...jpeg, buffer: Buffer.from('not a picture') });
  await expectTexts(page, 'A5/profile/image-preview');

  await page.reload();
  // The form still holds the invalid input.
  await page.getByRole('button', { name: 'Discard' }).click();
  await pressUnder(page, fail, {
    path: '/me/',
    method: 'PATCH',
    button: 'Save',
    id: 'B8.7/profile/fallback',
  });
});

test('the change password screen shows the texts of the specification', async ({
  page,
  addresses,
  studio,
  fail,
}) => {
  await signIn(page, addresses.portal, await studio.member());
  await page.goto(`${addresses.portal}/dashboard/change-password`);
  const current = page.getByLabel('Current password');
  const next = page.getByLabel('New password', { exact: true });
  const confirmation = page.getByLabel('Confirm new password');
  const submit = page.getByRole('button', { name: 'Change Password' });

  await submit.click();
  await expectTexts(
    page,
    'A5/change-password/current-required',
    'A5/change-password/new-required',
    'A5/change-password/confirmation-required',
  );
  await next.fill('short');
  await confirmation.fill('other');
  await submit.click();
  await expectTexts(page, 'A5/change-password/new-too-short', 'A5/change-password/mismatch');
  await next.fill('Letters2026');
  await submit.click();
  await expectTexts(page, 'A5/change-password/new-special-character');
  await current.fill('Roll//Bounce8');
  await next.fill('Roll//Bounce8');
  await confirmation.fill('Roll//Bounce8');
  await submit.click();
  await expectTexts(page, 'A5/change-password/unchanged');

  await current.fill('Roll//Bounce7');
  await pressUnder(page, fail, {
    path: '/users/password/change/',
    method: 'POST',
    button: 'Change Password',
    id: 'B8.7/change-password/fallback',
  });
});

test('the billing address screen shows the texts of the specification', async ({
  page,
  addresses,
  studio,
  fail,
}) => {
  await signIn(page, addresses.portal, await studio.member());
  const address = `${addresses.portal}/dashboard/billing-address`;
  const restore = fail('/billing-address/', faults.status(500));
  await page.goto(address);
  await expectTexts(page, 'B8.7/billing/load', 'B8.7/billing/retry');
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();

  // The account was made with an address.
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const street = page.getByLabel('Street address');
  const country = page.getByLabel('Country');
  await country.selectOption('GB');
  await expectTexts(page, 'A5/billing/postal-label-gb');
  await country.selectOption('CA');
  await expectTexts(page, 'A5/billing/postal-label-ca');
  await page.getByLabel('Postal Code').fill('12345');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTexts(page, 'A5/billing/postal-code-invalid', 'A5/billing/state-required');
  await country.selectOption('US');
  await expectTexts(page, 'A5/billing/postal-label-us');
  await street.fill('');
  await page.getByLabel('ZIP Code').fill('482');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTexts(page, 'A5/billing/street-required', 'A5/billing/zip-invalid');

  await street.fill('2934 Russell Street');
  await page.getByLabel('City').fill('Detroit');
  await page.getByLabel('State/Province').fill('MI');
  await page.getByLabel('ZIP Code').fill('48207');
  await pressUnder(page, fail, {
    path: '/billing-address/',
    method: 'PATCH',
    button: 'Save',
    id: 'B8.7/billing/save',
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expectTexts(page, 'B8.7/billing/delete-confirmation');
  await pressUnder(page, fail, {
    path: '/billing-address/',
    method: 'DELETE',
    button: 'Delete',
    id: 'B8.7/billing/delete',
  });
});

test('the waiver screen shows the texts of the specification', async ({ page, addresses, studio, fail }) => {
  await signIn(page, addresses.portal, await studio.member({ signed: false }));
  const restore = fail('/waiver/status/', faults.status(500));
  await page.goto(`${addresses.portal}/dashboard/waiver`);
  await expectTexts(page, 'B8.7/waiver/load', 'B8.7/waiver/retry');
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();

  await identify(page, newGuest());
  await expectTexts(page, 'A5/waiver/waiver-accepted');
  await page.getByRole('checkbox', { name: /liability waiver/ }).check();
  await expectTexts(page, 'A5/waiver/payment-consent');
  await page.getByRole('checkbox', { name: /consent to payments/ }).check();
  await expectTexts(page, 'A5/waiver/signature');

  await page.locator('canvas').scrollIntoViewIfNeeded();
  const pad = await page.locator('canvas').boundingBox();
  if (!pad) throw new Error('There is no pad to sign on.');
  await page.mouse.move(pad.x + 20, pad.y + 60);
  await page.mouse.down();
  for (let step = 1; step <= 8; step += 1) {
    await page.mouse.move(pad.x + 20 + step * 24, pad.y + 60 + (step % 2) * 30, { steps: 3 });
  }
  await page.mouse.up();
  await expectTexts(page, 'A5/waiver/terms');
  await page.getByRole('checkbox', { name: /18 or over/ }).check();
  await pressUnder(page, fail, {
    path: '/waiver/accept/',
    method: 'POST',
    button: 'Sign waiver',
    id: 'B8.7/waiver/accept',
  });
});

test('the emergency contacts screen shows the texts of the specification', async ({
  page,
  addresses,
  studio,
  fail,
}) => {
  await signIn(page, addresses.portal, await studio.member());
  const restore = fail('/emergency-contacts/', faults.status(500));
  await page.goto(`${addresses.portal}/dashboard/emergency-contacts`);
  await expectTexts(page, 'B8.9/contacts/load');
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();

  await page.getByRole('button', { name: 'Add contact' }).click();
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expectTexts(
    page,
    'A5/emergency-contact/name-required',
    'A5/emergency-contact/relationship-required',
    'A5/emergency-contact/phone-required',
    'A5/emergency-contact/email-required',
  );
  await page.getByLabel('Name').fill('Marcus Baker');
  await page.getByLabel('Relationship').selectOption('sibling');
  await page.getByLabel('Phone number').fill('12');
  await page.getByLabel('Email').fill('marcus');
  await save.click();
  await expectTexts(page, 'A5/emergency-contact/phone-invalid', 'A5/emergency-contact/email-invalid');
  await page.getByLabel('Phone number').fill('+1 313 555 0142');
  await page.getByLabel('Email').fill('marcus@example.test');
  await pressUnder(page, fail, {
    path: '/emergency-contacts/',
    method: 'POST',
    button: 'Save',
    id: 'B8.9/contacts/save',
  });
  await save.click();
  await page.getByRole('button', { name: 'Delete Marcus Baker' }).click();
  await pressUnder(page, fail, {
    path: '/emergency-contacts/',
    method: 'DELETE',
    button: 'Delete',
    id: 'B8.9/contacts/delete',
  });
});

test('the dashboard and the feed say what could not be loaded, with a title for each status', async ({
  page,
  addresses,
  studio,
  fail,
}) => {
  await signIn(page, addresses.portal, await studio.member());
  const feed = `${addresses.portal}/feed`;
  for (const [status, id] of [
    [400, 'B8.2/fallback/400'],
    [403, 'B8.2/fallback/403'],
    [404, 'B8.2/fallback/404'],
    [409, 'B8.2/fallback/409'],
    [500, 'B8.2/fallback/5xx'],
    [418, 'B8.2/fallback/other'],
  ] as const) {
    const restore = fail('/feed/?', faults.status(status));
    await page.goto(feed);
    await expectTexts(page, id, 'B8.9/feed/load');
    restore();
  }
  fail('/feed/?', { kind: 'unreachable' });
  await page.goto(feed);
  await expectTexts(page, 'B8.2/fallback/network');

  fail('/dashboard/', faults.status(500));
  await page.goto(`${addresses.portal}/dashboard`);
  await expectTexts(page, 'B8.7/dashboard/load');
});
