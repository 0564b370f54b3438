import { connected, messages, say, textsOf, twoInOneSession } from '../../fixtures/chat.ts';
import {
  cards,
  consent,
  fillAddress,
  fillPerson,
  identify,
  newGuest,
  panelOf,
  type Guest,
  doneOf,
} from '../../fixtures/guest.ts';
import { expect, mailTo, test } from '../../fixtures/rehearsal.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { challengeOf, fillStripeCard, passTurnstile } from '../../fixtures/third-parties.ts';

test('the owner of the studio signs in with the account that create-owner made', async ({
  page,
  rehearsal,
}) => {
  await signIn(page, rehearsal.addresses.portal, rehearsal.owner);
});

test('a visitor signs up with Turnstile, verifies the address from an email and signs the waiver', async ({
  page,
  rehearsal,
}) => {
  const { portal } = rehearsal.addresses;
  const person = newGuest();
  await test.step('the account is created', async () => {
    await page.goto(`${portal}/register`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm password').fill(person.password);
    await page.getByRole('button', { name: /Verify you are human/ }).click();
    await passTurnstile(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Your account is ready.')).toBeVisible();
  });

  await test.step('the email arrives by SMTP, and its link verifies the address', async () => {
    const text = await mailTo(rehearsal, person.email, /./);
    const link = /https:\/\/\S+\/verify-email\/\S+/.exec(text)?.[0];
    expect(link, text).toBeDefined();
    expect((await fetch(link!)).status).toBe(200);
  });

  await test.step('the waiver is signed', async () => {
    await signIn(page, portal, person);
    await page.goto(`${portal}/dashboard/waiver`);
    await identify(page, person);
    const sign = page.getByRole('button', { name: 'Sign waiver' });
    await expect(sign).toBeDisabled();
    for (const box of await page.getByRole('form', { name: 'Sign the waiver' }).getByRole('checkbox').all())
      await box.check();
    await page.getByLabel('Or type your full name').fill('Josephine Baker');
    await sign.click();
    await expect(page.getByText('Your waiver is signed.')).toBeVisible();
  });
});

test('a guest registers with Stripe and 3-D Secure, adds a picture, cancels and is refunded', async ({
  page,
  rehearsal,
  studio,
}) => {
  test.slow();
  const { addresses, thirdParties, files } = rehearsal;
  const { site, portal } = addresses;
  const guest: Guest = newGuest();
  const session = await studio.session();

  await test.step('the public site takes the payment after the challenge', async () => {
    await page.goto(`${site}/training?session=${session.id}`);
    await page.getByRole('link', { name: 'Register Now' }).first().click();
    const panel = panelOf(page);
    await expect(panel.getByLabel('First name')).toBeVisible();
    await fillPerson(panel, guest);
    await fillAddress(panel);
    await fillStripeCard(page, cards.requiresAction);
    await consent(panel);
    await panel.getByRole('button', { name: 'Complete Registration' }).click();
    await challengeOf(page).getByRole('button', { name: 'Complete authentication' }).click();
    await expect(doneOf(page).getByText('Welcome to the floor.')).toBeVisible();
    expect(await studio.registrationsOf(guest)).toMatchObject([{ status: 'confirmed' }]);
    await mailTo(rehearsal, guest.email, /./);
  });

  await test.step('the picture is stored in the bucket and shown', async () => {
    await signIn(page, portal, guest);
    const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
    const before = files.objects.size;
    await page
      .getByRole('navigation', { name: 'Quick actions' })
      .getByRole('link', { name: 'Edit Profile' })
      .click();
    const modal = page.getByRole('dialog', { name: /Edit Profile|Crop picture/ });
    await modal.getByLabel('Picture file').setInputFiles(picture);
    await modal.getByRole('button', { name: 'Use this picture' }).click();
    await modal.getByRole('button', { name: 'Save Changes' }).click();
    await expect(modal).toBeHidden();
    const avatar = page.getByRole('complementary', { name: 'Profile' }).locator('.avatar img');
    await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
    expect(files.objects.size).toBeGreaterThan(before);
  });

  await test.step('cancelling refunds the whole price', async () => {
    await page.goto(`${portal}/dashboard/session/${session.id}`);
    await page.getByRole('button', { name: 'Cancel registration' }).click();
    await page
      .getByRole('dialog', { name: 'Cancel this registration?' })
      .getByRole('button', { name: 'Cancel registration' })
      .click();
    await expect(page.getByText('Your registration is cancelled.')).toBeVisible();
    const { intents, refunds } = thirdParties.stripe.state;
    const paid = [...intents.values()].findLast(({ status }) => status === 'succeeded');
    await expect.poll(() => refunds.at(-1)).toMatchObject({ amount: paid?.amount, status: 'succeeded' });
    expect(Object.values(refunds.at(-1) ?? {})).toContain(paid?.id);
    await mailTo(rehearsal, guest.email, /cancel/i);
  });
});

test('two members chat over websockets, through nginx and both API processes', async ({
  page,
  browser,
  rehearsal,
  studio,
}) => {
  const { addresses } = rehearsal;
  const context = await browser.newContext({ locale: 'en-US' });
  const otherPage = await context.newPage();
  const { session } = await twoInOneSession(studio, addresses, [page, otherPage]);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  for (const one of [page, otherPage]) {
    await one.goto(`${addresses.portal}/test-chat?session=${session.id}`);
    await connected(one);
  }
  await say(page, 'Is there parking?');
  await expect(messages(otherPage).getByText('Is there parking?')).toBeVisible();
  await say(otherPage, 'Behind the hall.');
  await expect.poll(() => textsOf(page)).toEqual(['Is there parking?', 'Behind the hall.']);
  expect(sockets[0]).toMatch(/^wss:\/\/api\.detroitwell\.test:\d+\/ws\/chat\//);
  await context.close();
});
