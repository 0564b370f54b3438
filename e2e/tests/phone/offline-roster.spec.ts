import type { Page } from '@playwright/test';
import { storedText } from '../../fixtures/stored-text.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** As after an hour: the access token is renewed before any call, and a second after the start. */
const expireToken = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('detroit-well-session');
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('session', 'readwrite');
          const store = transaction.objectStore('session');
          const read = store.get('current');
          read.addEventListener('success', () => {
            store.put({ ...(read.result as object), expiry: 0 }, 'current');
          });
          transaction.addEventListener('complete', () => resolve());
          transaction.addEventListener('abort', () => reject(new Error('The token is as before.')));
        });
      }),
  );

test(
  'the roster of today opens on a phone without network, keeps marks over two killed pages, and leaves nothing after sign-out',
  { tag: '@time' },
  async ({ page, context, addresses, studio, accessible }) => {
    const person = await studio.coach({ firstName: 'Tess', lastName: 'Fulton' });
    const session = await studio.session({ coach_id: person.coachId, startsIn: { minutes: 30 }, price: 0 });
    for (const firstName of ['Ada', 'Bo', 'Cleo'])
      await studio.register(await studio.member({ firstName, lastName: 'Byron' }), session, 'later');
    await page.goto(`${addresses.portal}/office/schedule`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).tap();
    await page.waitForURL('**/office/schedule');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => storedText(page)).toContain('Cleo Byron');
    const text = await storedText(page);
    expect(text).not.toContain('@');
    expect(text).not.toContain('amount_due');
    // The roster itself was never open.
    await expireToken(page);
    await page.close();
    await context.setOffline(true);

    const first = await context.newPage();
    await first.goto(`${addresses.portal}/office/roster`);
    await expect(first.getByRole('heading', { level: 1, name: session.title })).toBeVisible();
    await expect(first.getByText(/^As it was at /)).toBeVisible();
    await accessible(first, 'a roster without network');
    const checkIns = (at: Page) => at.getByRole('button', { name: 'Check in', exact: true });
    await checkIns(first).first().tap();
    await expect(checkIns(first)).toHaveCount(2);
    await first.close();

    const second = await context.newPage();
    await second.goto(`${addresses.portal}/office/roster`);
    await expect(second.getByText('1 mark saved here, not sent')).toBeVisible();
    await expect(second.getByText(/^Present, .*, saved here$/)).toHaveCount(1);
    await checkIns(second).first().tap();
    await expect(second.getByText('2 marks saved here, not sent')).toBeVisible();
    await second.goto(`${addresses.portal}/office`);
    await expect(second.getByRole('link', { name: "Today's roster" })).toBeVisible();
    await second.getByRole('button', { name: 'More', exact: true }).tap();
    await second.getByRole('button', { name: 'Sign out' }).tap();
    const leaving = second.getByRole('dialog', { name: '2 marks are not sent' });
    await expect(leaving.getByText('Ada Byron: Present', { exact: false })).toBeVisible();
    await accessible(second, 'a sign-out with marks that wait');
    await context.setOffline(false);
    await expect(second.getByRole('dialog', { name: 'Everything is sent' })).toBeVisible();
    const { results } = await studio.office.rosters.read({ params: { id: session.id } });
    expect(results.map(({ attendance }) => attendance)).toEqual(['present', 'present', null]);
    await second.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap();
    await expect(second.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await storedText(second)).not.toContain('Byron');
  },
);
