import type { Studio } from '../../fixtures/studio.ts';
import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A session with a coach of its own, for which somebody is registered who has not signed the waiver. */
async function aRoster(studio: Studio) {
  const coach = await studio.coach({ firstName: 'Tess', lastName: 'Fulton' });
  const session = await studio.session({ coach_id: coach.coachId, startsIn: { minutes: 30 }, price: 0 });
  const person = await studio.member({ signed: false });
  const profile = { first_name: 'Cheryl', last_name: 'Ford', date_of_birth: '1988-02-11' };
  await person.client.profile.updateMe({ body: { profile } });
  const reason = 'Signs at the door.';
  await studio.office.registrations.create({
    params: { id: person.id },
    body: { session_id: session.id, overrides: ['waiver'], reason },
  });
  return { coach, session, person };
}

test(
  'somebody signs by a code of the roster on a phone of their own, and the row can be checked in',
  { tag: '@time' },
  async ({ page, browser, addresses, studio, accessible }) => {
    const { coach, session } = await aRoster(studio);
    const roster = `${addresses.portal}/office/sessions/${session.id}/roster`;
    await signInAt(page, roster, coach);
    await page.getByRole('button', { name: 'Sign waiver first' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Cheryl Ford signs the waiver' })).toBeVisible();
    await accessible(page, 'the ways to sign');
    const made = page.waitForResponse(/\/waiver-link\/$/);
    await dialog.getByRole('button', { name: /QR code/ }).click();
    await expect(dialog.getByRole('img', { name: 'QR code of the waiver for Cheryl Ford' })).toBeVisible();
    await accessible(page, 'a code to sign');
    const { url } = (await (await made).json()) as { url: string };

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const theirs = await phone.newPage();
    const opened = await theirs.goto(url);
    expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    await expect(theirs.getByRole('heading', { level: 1, name: 'Cheryl, read and sign' })).toBeVisible();
    await expect(theirs.getByLabel('Last name')).toHaveCount(0);
    await accessible(theirs, 'a waiver of a link');
    for (const box of await theirs.getByRole('checkbox').all()) await box.check();
    await theirs.getByLabel('Or type your full name').fill('Cheryl Ford');
    await theirs.getByRole('button', { name: 'Sign the waiver' }).click();
    await expect(theirs.getByRole('heading', { name: 'Signed. The floor is yours.' })).toBeVisible();
    await accessible(theirs, 'a waiver signed by link');
    await theirs.reload();
    await expect(theirs.getByRole('heading', { name: 'This link has been used' })).toBeVisible();
    await phone.close();

    // By itself: nobody touches the desk's screen.
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Check in', exact: true }).click();
    await expect(page.getByText(/^Present, /)).toBeVisible();
  },
);

test(
  'a device that is handed over shows the waiver and nothing else until its password is given',
  { tag: '@time' },
  async ({ page, context, addresses, studio, accessible }) => {
    const { coach, session } = await aRoster(studio);
    const roster = `${addresses.portal}/office/sessions/${session.id}/roster`;
    await signInAt(page, `${addresses.portal}/office`, coach);
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await page.goto(roster);
    await page.getByRole('button', { name: 'Sign waiver first' }).click();
    const second = await context.newPage();
    await second.goto(roster);
    await expect(second.getByText('Cheryl Ford')).toBeVisible();
    await page.bringToFront();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Hand over/ })
      .click();
    await expect(page.getByRole('heading', { name: /^Cheryl, this device is yours/ })).toBeVisible();
    await accessible(page, 'a device that is handed over');
    const locked = (of = page) => of.getByRole('heading', { level: 1, name: 'This device is locked' });

    await test.step('the second tab, Back and other addresses show only the unlocking', async () => {
      await expect(locked(second)).toBeVisible();
      await expect(second.getByText('Cheryl Ford')).toHaveCount(0);
      for (const path of ['/office', '/dashboard', `/office/sessions/${session.id}/roster`]) {
        await second.goto(addresses.portal + path);
        await expect(locked(second)).toBeVisible();
      }
      // A browser that has forgotten the mark learns it from the server.
      await second.evaluate(() => localStorage.removeItem('sign-in-lock'));
      await second.goto(roster);
      await expect(locked(second)).toBeVisible();
      await second.close();
      await page.goBack();
      await expect(locked()).toBeVisible();
      await expect(page.getByText('Cheryl Ford')).toHaveCount(0);
      await accessible(page, 'a locked device');
      await page.goForward();
      await page.reload();
    });

    await test.step('the waiver is signed on it', async () => {
      await page.getByRole('button', { name: 'Start' }).click();
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await page.getByLabel('Or type your full name').fill('Cheryl Ford');
      await page.getByRole('button', { name: 'Sign the waiver' }).click();
      await expect(page.getByText('Please give the device back.')).toBeVisible();
    });

    await test.step('the password brings the roster back, a wrong one does not', async () => {
      await page.getByRole('link', { name: 'Unlock' }).click();
      await page.getByLabel('Password', { exact: true }).fill('Wrong//Guess1');
      await page.getByRole('button', { name: 'Unlock' }).click();
      await expect(page.getByText(/4 tries are left/)).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill(coach.password);
      await page.getByRole('button', { name: 'Unlock' }).click();
      await expect(page.getByRole('heading', { level: 1, name: session.title })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Check in', exact: true })).toBeVisible();
    });
  },
);
