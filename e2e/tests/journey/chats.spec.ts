import { connected, field, messages, say, textsOf, twoInOneSession } from '../../fixtures/chat.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

declare global {
  interface Window {
    /** The sockets that the page has opened. Playwright forgets some of them when a document is replaced. */
    openedSockets?: WebSocket[];
  }
}

test(
  'two members see one message order, drafts survive a reload, and a message that is too long is rejected',
  { tag: '@time' },
  async ({ page, browser, addresses, studio, accessible, isMobile }) => {
    const otherPage = await (await browser.newContext({ locale: 'en-US' })).newPage();
    const { session } = await twoInOneSession(studio, addresses, [page, otherPage]);
    const room = `${addresses.portal}/test-chat?session=${session.id}`;

    // Opens the conversation from the list; on a phone, also goes back to the list.
    await page.goto(`${addresses.portal}/test-chat`);
    const row = page.getByRole('link', { name: session.title });
    await expect(row.getByText('Nobody has said anything yet.')).toBeVisible();
    await accessible(page, 'the list of conversations');
    await row.click();
    await expect(page).toHaveURL(room);
    const heading = page.getByRole('heading', { level: 2, name: session.title });
    if (isMobile) {
      await expect(heading).toBeFocused();
      await page.getByRole('button', { name: 'All conversations' }).click();
      await expect(page).toHaveURL(`${addresses.portal}/test-chat`);
      await expect(heading).toHaveCount(0);
      await page.goForward();
    }
    await expect(page.getByText('Nobody has said anything yet', { exact: true })).toBeVisible();
    await connected(page);

    await otherPage.goto(room);
    await connected(otherPage);
    await say(page, 'Is there parking?');
    await expect(messages(otherPage).getByText('Is there parking?')).toBeVisible();
    await expect(messages(otherPage).getByText('Josephine B.').first()).toBeVisible();

    // Both members send concurrently: the server decides on one order, and both windows show it.
    await Promise.all([
      (async () => {
        for (const n of [1, 2, 3]) await say(page, `one ${n}`);
      })(),
      (async () => {
        for (const n of [1, 2, 3]) await say(otherPage, `two ${n}`);
      })(),
    ]);
    await expect(page.getByText('Sending...')).toHaveCount(0);
    await expect(otherPage.getByText('Sending...')).toHaveCount(0);
    await expect.poll(() => textsOf(page)).toHaveLength(7);
    await expect.poll(() => textsOf(otherPage)).toEqual(await textsOf(page));
    await expect(page.getByRole('log')).toHaveText(/Marcus B\.: two \d/);
    await accessible(page, 'a conversation');

    // A reload shows every message once, in the same order as the other member's window.
    await field(page).fill('I will bring');
    await page.reload();
    await connected(page);
    await expect(field(page)).toHaveValue('I will bring');
    await expect.poll(() => textsOf(page)).toEqual(await textsOf(otherPage));

    // The counter appears near the limit, and Send is disabled beyond it.
    await field(page).fill('x'.repeat(1_800));
    await expect(page.getByText('1,800 of 2,000')).toBeVisible();
    await field(page).fill('x'.repeat(2_001));
    await expect(page.locator('.field-error')).toHaveText('Message must be at most 2,000 characters');
    await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('x'.repeat(2_001));
    await accessible(page, 'a message that is too long');
    await field(page).fill('');

    // A name in a session chat links to a private conversation.
    await otherPage.getByRole('link', { name: 'Write to Josephine B. in private' }).first().click();
    await expect(otherPage.getByRole('heading', { level: 2, name: 'Josephine B.' })).toBeVisible();
    await connected(otherPage);
    await say(otherPage, 'Just between us');
    await expect(otherPage.getByText('Sending...')).toHaveCount(0);
    await page.goto(`${addresses.portal}/test-chat`);
    const person = page.getByRole('link', { name: /^Marcus B\./ });
    await expect(person.getByText('1 new')).toBeVisible();
    await person.click();
    await expect(messages(page).getByText('Just between us')).toBeVisible();

    // A member who opens a room without access sees a message.
    await otherPage.goto(`${addresses.portal}/test-chat?session=not-${session.id}`);
    await expect(otherPage.getByText('You are not part of this conversation')).toBeVisible();
    await expect(field(otherPage)).toHaveCount(0);
    await accessible(otherPage, 'a conversation that is closed to the reader');

    // Signing out closes the socket.
    await page.addInitScript(() => {
      const opened = (window.openedSockets = [] as WebSocket[]);
      window.WebSocket = class extends WebSocket {
        constructor(...given: ConstructorParameters<typeof WebSocket>) {
          super(...given);
          opened.push(this);
        }
      };
    });
    const openSockets = () =>
      page.evaluate(() => window.openedSockets?.filter((one) => one.readyState !== WebSocket.CLOSED).length);
    await page.reload();
    await connected(page);
    expect(await openSockets()).toBeGreaterThan(0);
    // On a phone, the button that leads to the menu already leaves the room.
    if (isMobile) await page.getByRole('button', { name: 'All conversations' }).click();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('button', { name: 'Logout' })
      .click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(openSockets).toBe(0);
    await otherPage.context().close();
  },
);

test(
  'a member without conversations sees a link to the sessions',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    await signIn(page, addresses.portal, await studio.member({ signed: false }));
    await page.goto(`${addresses.portal}/test-chat`);
    await expect(page.getByRole('heading', { level: 2, name: 'No conversations yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find a session' })).toHaveAttribute('href', /\/training$/);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await accessible(page, 'the chat without a conversation');
  },
);
