import { brand } from '@detroit-well/config/brand';
import { expect, test as base } from '@playwright/test';
import { connected, field, messages, say, textsOf, twoInOneSession } from '../../fixtures/chat.ts';
import { newGuest } from '../../fixtures/guest.ts';
import { humanToken } from '../../fixtures/human-by-http.ts';
import { openOutbox } from '../../fixtures/outbox.ts';
import { startRealApps, type RealApps } from '../../fixtures/real-apps.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { openStudio, type Studio } from '../../fixtures/studio.ts';

/** Apps started for this test, with the rate limits of production and an API that can be stopped. */
const test = base.extend<object, { apps: RealApps; studio: Studio }>({
  apps: [
    async ({}, use) => {
      const apps = await startRealApps({ environment: { RATE_LIMITS: 'default' } });
      await use(apps);
      await apps.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  studio: [
    async ({ apps }, use) => {
      await use(await openStudio(apps.addresses));
    },
    { scope: 'worker' },
  ],
});

// One worker runs them, so that the apps start once.
test.describe.configure({ mode: 'default' });

test('chat survives an API restart without lost or duplicate messages, and a rate-limited message can be retried', async ({
  page,
  browser,
  apps,
  studio,
}) => {
  const otherPage = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const { session } = await twoInOneSession(studio, apps.addresses, [page, otherPage]);
  const room = `${apps.addresses.portal}/test-chat?session=${session.id}`;
  for (const one of [page, otherPage]) {
    await one.goto(room);
    await connected(one);
  }
  await say(page, 'before');
  await expect(messages(otherPage).getByText('before')).toBeVisible();

  await apps.killApi();
  await expect(page.getByText('Reconnecting', { exact: true })).toBeVisible();
  await expect(page.getByText(/in about \d+ seconds?\./)).toBeVisible();
  await field(page).fill('while it was away');
  await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('while it was away');
  await expect(messages(page).getByText('before')).toBeVisible();

  await apps.restartApi();
  for (const one of [page, otherPage]) {
    // The chat may reconnect before the press, and an attempt that started too early may still be pending.
    const tryNow = one.getByRole('button', { name: 'Try now' });
    await expect(async () => {
      if (await tryNow.isVisible()) await tryNow.click({ timeout: 1_000 });
      await expect(one.locator('.connection-state[data-state="connected"]')).toBeAttached({ timeout: 1_000 });
    }).toPass({ timeout: 40_000 });
  }
  await field(page).press('Enter');
  await expect(messages(otherPage).getByText('while it was away')).toBeVisible();
  for (const one of [page, otherPage])
    await expect.poll(() => textsOf(one)).toEqual(['before', 'while it was away']);

  // Another window of the same member sends until the limit of 20 messages in 10 seconds. The server then rejects the next
  // message from the first window.
  await field(page).fill('one too many');
  const socketUrl = `${apps.addresses.apiOrigin.replace('http', 'ws')}/ws/chat/training/${session.id}/`;
  await page.evaluate(
    (url) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(url, ['bearer', localStorage.getItem('accessToken') ?? '']);
        let sent = 0;
        // Each message waits for the previous one, because a slow server handles a burst too late to exceed the limit.
        const write = () => socket.send(JSON.stringify({ message: `message ${(sent += 1)}` }));
        const end = (callback: () => void) => {
          socket.close();
          callback();
        };
        socket.addEventListener('open', write);
        socket.addEventListener('message', ({ data }) => {
          const { code, message } = JSON.parse(String(data)) as { code?: string; message?: string };
          if (code === 'rate_limited') end(resolve);
          else if (message === `message ${sent}`) write();
        });
        socket.addEventListener('close', ({ code }) => end(() => reject(new Error(`closed with ${code}`))));
      }),
    socketUrl,
  );
  // Immediately, because the limit counts the messages of the last ten seconds.
  await field(page).press('Enter');
  const failed = page.locator('.message[data-state="failed"]');
  await expect(failed.getByText('Too many messages. Please wait a moment and try again.')).toBeVisible();
  await page.reload();
  await connected(page);
  await expect(failed.getByText('one too many')).toBeVisible();

  // The limit ends after 10 seconds. The same button then sends the message once.
  const unsent = page.locator('.message:is([data-state="failed"], [data-state="sending"])');
  await expect(async () => {
    const again = failed.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(unsent).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ intervals: [2_000], timeout: 40_000 });
  expect((await textsOf(page)).filter((text) => text === 'one too many')).toHaveLength(1);
  await otherPage.context().close();
});

test('the contact form keeps a rate-limited message through an API restart and sends it once', async ({
  page,
  apps,
}) => {
  const { api, site, apiOrigin } = apps.addresses;
  const limited = newGuest().email;
  for (let count = 0; count < 5; count += 1) {
    const body = {
      name: 'Paul',
      email: limited,
      topic: 'other',
      text: 'Again.',
      turnstile_token: await humanToken(api),
    };
    const reply = await fetch(`${api}/contact/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(200);
  }
  await page.goto(`${site}/contact`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Paul Ostrowski');
  await form.getByLabel('Email').fill(limited);
  await form.getByLabel('Message').fill('One message too many.');
  await expect(form.getByText('Verified')).toBeVisible();
  await form.getByLabel('What is it about?').selectOption('Something else');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your message was not sent.' })).toContainText(
    referenceText('B8.1/friendly/429'),
  );
  await expect(form.getByLabel('Message')).toHaveValue('One message too many.');

  const { email } = newGuest();
  await form.getByLabel('Email').fill(email);
  await expect(form.getByText('Verified')).toBeVisible();
  await apps.killApi();
  await form.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('We could not confirm whether your message arrived.')).toBeVisible({
    timeout: 45_000,
  });
  await expect(form.getByLabel('Message')).toHaveValue('One message too many.');
  await apps.restartApi();
  await form.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Paul' })).toBeFocused();
  const received = await openOutbox(apiOrigin).to(brand.email);
  expect(received.filter(({ text }) => text.includes(email))).toHaveLength(1);
});
