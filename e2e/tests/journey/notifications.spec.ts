import { connected, messages, textsOf, twoInOneSession } from '../../fixtures/chat.ts';
import { openWaiver } from '../../fixtures/new-account.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a message reaches the bell of an open screen, and both places show one conversation',
  { tag: '@time' },
  async ({ page, browser, addresses, studio, accessible }) => {
    const otherPage = await (await browser.newContext({ locale: 'en-US' })).newPage();
    const { session } = await twoInOneSession(studio, addresses, [page, otherPage]);
    const own = `${addresses.portal}/dashboard/session/${session.id}`;
    const chat = `${addresses.portal}/test-chat?session=${session.id}`;
    const bell = page.getByRole('link', { name: /^Notifications/ });
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    const door = 'The side door is open';
    const thanks = 'Thank you';
    const towel = 'Bring a towel';
    const lock = 'And a lock';

    await test.step('a message in the chat is counted at the bell of the other screen', async () => {
      await otherPage.goto(chat);
      await connected(otherPage);
      await otherPage.getByRole('textbox', { name: 'Message' }).fill(door);
      await otherPage.keyboard.press('Enter');
      await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
    });

    await test.step('the list takes the focus, and Escape returns it to the bell', async () => {
      await bell.click();
      await expect(panel.getByText(door)).toBeVisible();
      await accessible(page, 'the notifications');
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(bell).toBeFocused();
    });

    await test.step('the entry leads to the message on the page of the session, and counts as read', async () => {
      await page.keyboard.press('Enter');
      await panel.getByRole('link', { name: new RegExp(door) }).click();
      await expect(page).toHaveURL(`${own}#messages`);
      await expect(page.getByRole('heading', { name: 'Conversation' })).toBeInViewport();
      await expect(messages(page).getByText(door)).toBeVisible();
      await expect(bell).toHaveAccessibleName('Notifications');
    });

    await test.step('an answer on that page stands in the chat too, without a reload', async () => {
      await page.getByRole('textbox', { name: 'Message to your coach and the session' }).fill(thanks);
      await page.keyboard.press('Enter');
      await expect(messages(otherPage).getByText(thanks)).toBeVisible();
      await otherPage.getByRole('textbox', { name: 'Message' }).fill(towel);
      await otherPage.keyboard.press('Enter');
      await expect(messages(page).getByText(towel)).toBeVisible();
      for (const one of [page, otherPage])
        await expect.poll(() => textsOf(one)).toEqual([door, thanks, towel]);
    });

    await test.step('the page of all notifications marks them as read', async () => {
      await page.goto(`${addresses.portal}/notifications`);
      await otherPage.getByRole('textbox', { name: 'Message' }).fill(lock);
      await otherPage.keyboard.press('Enter');
      await expect(
        page.getByRole('main').getByRole('link', { name: new RegExp(`^Unread.*${lock}`) }),
      ).toBeVisible();
      await accessible(page, 'the page of the notifications');
      await page.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(bell).toHaveAccessibleName('Notifications');
      await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: new RegExp(lock) })).toBeVisible();
    });
    await otherPage.context().close();
  },
);

test(
  'a member without notifications reads what will appear',
  { tag: '@time' },
  async ({ page, addresses, accessible }) => {
    await openWaiver(page, addresses);
    await page.goto(`${addresses.portal}/dashboard`);
    await page.getByRole('link', { name: /^Notifications/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
    await accessible(page, 'no notifications');
    await panel.getByRole('link', { name: 'See all' }).click();
    await expect(page).toHaveURL(`${addresses.portal}/notifications`);
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Nothing new' })).toBeVisible();
  },
);
