import type { Locator, Page } from '@playwright/test';
import { connected, field, textsOf } from '../../fixtures/chat.ts';
import { cards, fillCard, fillGuestForm, identify, newGuest, panelOf, doneOf } from '../../fixtures/guest.ts';
import { openWaiver } from '../../fixtures/new-account.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { paymentPanel, pressRegister, signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

/** As slow as a cheap phone beside the machine of the test. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Presses twice within one frame, and once more in the next. */
async function pressTwice(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
    requestAnimationFrame(() => element.click());
  });
}

/** Collects the idempotency keys of the requests of one call, and slows the page down. */
async function keysOf(page: Page, method: string, path: RegExp): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  await slowDown(page);
  return keys;
}

test.describe('on a slow phone, two presses send one request', () => {
  test('of a guest', async ({ page, addresses, studio }) => {
    const session = await studio.session();
    await page.goto(`${addresses.site}/training?session=${session.id}`);
    await page.getByRole('link', { name: 'Register Now' }).first().click();
    const panel = panelOf(page);
    await fillGuestForm(panel, newGuest());
    const keys = await keysOf(page, 'POST', /guest-register/);
    await pressTwice(panel.getByRole('button', { name: 'Complete Registration' }));
    await expect(doneOf(page).getByText('Welcome to the floor.')).toBeVisible();
    expect(keys).toEqual([expect.any(String)]);
  });

  test('of a member on the public site', async ({ page, addresses, studio }) => {
    const session = await studio.session();
    await signIn(page, addresses.portal, await studio.member());
    await page.goto(`${addresses.site}/training?session=${session.id}&register=1`);
    const panel = panelOf(page);
    await fillCard(panel, cards.pays);
    await panel.getByRole('checkbox', { name: /payment terms/ }).check();
    const keys = await keysOf(page, 'POST', /registrations\/register/);
    await pressTwice(panel.getByRole('button', { name: 'Pay and register' }));
    await expect(page).toHaveURL(`${addresses.portal}/dashboard/training`);
    expect(keys).toEqual([expect.any(String)]);
  });

  test('of a member in the portal', async ({ page, addresses, studio }) => {
    const session = await studio.session();
    await signIn(page, addresses.portal, await studio.member());
    await pressRegister(page, session.id);
    const panel = await paymentPanel(page);
    await fillCard(panel, cards.pays);
    await panel.getByRole('checkbox', { name: /payment terms/ }).check();
    const keys = await keysOf(page, 'POST', /registrations\/register/);
    await pressTwice(panel.getByRole('button', { name: 'Pay and register' }));
    await expect(panel).toBeHidden();
    expect(keys).toEqual([expect.any(String)]);
  });

  test('to the studio', async ({ page, addresses }) => {
    await page.goto(`${addresses.site}/contact`);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    const form = page.getByRole('form', { name: 'Write to us' });
    await form.getByLabel('Name').fill('Paul Ostrowski');
    await form.getByLabel('Email').fill(newGuest().email);
    await form.getByLabel('What is it about?').selectOption('Private sessions and events');
    await form.getByLabel('Message').fill('Eleven of us, one birthday.');
    await expect(form.getByText('Verified')).toBeVisible();
    const keys = await keysOf(page, 'POST', /\/contact\//);
    await pressTwice(form.getByRole('button', { name: 'Send Message' }));
    await expect(page.getByRole('heading', { name: 'Thank you, Paul' })).toBeVisible();
    expect(keys).toEqual([expect.any(String)]);
  });

  test('for the mailing list', async ({ page, addresses }) => {
    await page.goto(`${addresses.site}/training`);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    const form = page
      .locator('form')
      .filter({ has: page.getByRole('group', { name: 'Security verification' }) });
    await form.getByLabel('Email address').fill(newGuest().email);
    await expect(form.getByText('Verified')).toBeVisible();
    const keys = await keysOf(page, 'POST', /mailing-list-signup/);
    await pressTwice(form.getByRole('button', { name: 'Join the list' }));
    await expect(form.getByText(referenceText('B8.6/coming-soon/success'))).toBeVisible();
    expect(keys).toEqual([expect.any(String)]);
  });

  test('for a waiver', async ({ page, addresses }) => {
    const person = await openWaiver(page, addresses);
    await identify(page, person);
    const form = page.getByRole('form', { name: 'Sign the waiver' });
    for (const box of await form.getByRole('checkbox').all()) await box.check();
    await page.getByLabel('Or type your full name').fill('Josephine Baker');
    const keys = await keysOf(page, 'POST', /\/waiver\/accept\//);
    await pressTwice(page.getByRole('button', { name: 'Sign waiver' }));
    await expect(page.getByText('Your waiver is signed.')).toBeVisible();
    expect(keys).toEqual([expect.any(String)]);
  });

  test('for the data and the messages of a member', async ({ page, addresses, studio }) => {
    const { portal } = addresses;
    const member = await studio.member();
    const session = await studio.session();
    await studio.register(member, session);
    await signIn(page, portal, member);

    await test.step('profile', async () => {
      await page.goto(`${portal}/dashboard/profile-edit`);
      await page.getByLabel('Display name').fill('Skater');
      const keys = await keysOf(page, 'PATCH', /\/me\//);
      await pressTwice(page.getByRole('button', { name: 'Save', exact: true }));
      await expect(page.getByText('Your profile is saved.')).toBeVisible();
      expect(keys).toEqual([expect.any(String)]);
    });

    await test.step('emergency contact', async () => {
      await page.goto(`${portal}/dashboard/emergency-contacts`);
      await page.getByRole('button', { name: 'Add contact' }).click();
      await page.getByLabel('Name').fill('Marcus Baker');
      await page.getByLabel('Relationship').selectOption('sibling');
      await page.getByLabel('Phone number').fill('+1 313 555 0142');
      await page.getByLabel('Email').fill('marcus@example.test');
      const keys = await keysOf(page, 'POST', /\/emergency-contacts\//);
      await pressTwice(page.getByRole('button', { name: 'Save', exact: true }));
      await expect(page.getByText('Marcus Baker is saved.')).toBeVisible();
      expect(keys).toEqual([expect.any(String)]);
    });

    await test.step('message to the session', async () => {
      await page.goto(`${portal}/dashboard/session/${session.id}`);
      await page
        .getByRole('textbox', { name: 'Message to your coach and the session' })
        .fill('Which wheels?');
      const keys = await keysOf(page, 'POST', /\/messages\//);
      await pressTwice(page.getByRole('button', { name: 'Send', exact: true }));
      await expect(page.getByText('Which wheels?')).toHaveCount(1);
      await expect.poll(() => keys).toEqual([expect.any(String)]);
    });

    await test.step('chat', async () => {
      await page.goto(`${portal}/test-chat?session=${session.id}`);
      await connected(page);
      const before = (await textsOf(page)).length;
      await field(page).fill('Is there parking?');
      await slowDown(page);
      await pressTwice(page.getByRole('button', { name: 'Send', exact: true }));
      await expect(page.getByText('Sending...')).toHaveCount(0);
      await page.reload();
      await connected(page);
      await expect.poll(() => textsOf(page)).toHaveLength(before + 1);
    });
  });

  test.describe('to a waitlist', () => {
    test('of a full session', async ({ page, addresses, studio }) => {
      const { site, portal } = addresses;
      const session = await studio.fullSession();
      await signIn(page, portal, await studio.member());
      const side = page.getByRole('complementary', { name: 'Price and registration' });
      const join = side.getByRole('button', { name: 'Join Waitlist' });
      await page.goto(`${site}/training?session=${session.id}`);
      // The choices arrive with their script and bring their own button, which replaces the first one.
      await expect(side.getByRole('group', { name: 'Tell me by' })).toBeVisible();
      const keys = await keysOf(page, 'POST', /\/waitlist\/$/);
      await pressTwice(join);
      await expect(side.getByText(/You are number \d+ on the waitlist\./)).toBeVisible();
      expect(keys).toEqual([expect.any(String)]);
    });
  });
});
