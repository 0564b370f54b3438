import type { Locator, Page } from '@playwright/test';
import { cards, fillCard } from '../../fixtures/guest.ts';
import { paymentPanel, pressRegister, signIn } from '../../fixtures/sign-in.ts';
import type { StudioSession } from '../../fixtures/studio.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A sheet or modal of a page. */
interface Layer {
  readonly name: string;
  /** The page, relative to the app. */
  readonly page: string;
  readonly dialog: string | RegExp;
  /** Prepares the page before its address is noted. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly open: (page: Page) => Promise<void>;
  readonly type?: (dialog: Locator) => Promise<void>;
  /** What Forward shows again. Cards and passwords are never kept. */
  readonly kept?: (dialog: Locator) => Promise<void>;
  /** Called with the dialog open again. */
  readonly after?: (page: Page, dialog: Locator) => Promise<void>;
}

/** Back closes the layer without a question and stays on the page, and Forward opens it again with the typed text. */
async function expectBackAndForward(page: Page, app: string, layer: Layer): Promise<void> {
  await page.goto(app + layer.page);
  await layer.prepare?.(page);
  // Parts that arrive above the opener move it, and the browser scrolls along.
  await page.waitForLoadState('networkidle');
  const dialog = page.getByRole('dialog', { name: layer.dialog });
  const address = page.url();
  await layer.open(page);
  await expect(dialog).toBeVisible();
  // The entry follows the dialog within milliseconds, but the test is faster than a hand.
  const entry = () => page.evaluate(() => JSON.stringify(history.state));
  await expect.poll(entry).toMatch(/"layers":\["/);
  await layer.type?.(dialog);
  const scrolled = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  // The focus returns to what opened the layer.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  // Parts of the page may still load, but it does not jump.
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), scrolled)).toBeLessThan(100);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await layer.kept?.(dialog);
  await layer.after?.(page, dialog);
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

const typeCard = (dialog: Locator): Promise<void> => fillCard(dialog, cards.pays);
const noCard = (dialog: Locator): Promise<void> => expect(dialog.getByLabel('Card number')).toHaveValue('');

const blogFilters: Layer = {
  name: 'the filters of the blog',
  page: '/the-standard',
  dialog: 'Filters',
  open: (page) => page.getByRole('link', { name: /^Filters/ }).click(),
  type: async (dialog) => {
    await dialog.getByLabel('Category').selectOption({ label: 'Gear' });
  },
  kept: (dialog) => expect(dialog.getByLabel('Category')).toHaveValue('gear'),
};

const menu: Layer = {
  name: 'the menu',
  page: '/about',
  dialog: 'Menu',
  open: (page) => page.getByRole('link', { name: 'Menu' }).click(),
};

test(
  'Back closes each sheet of the public site, and Forward opens it again',
  { tag: '@time' },
  async ({ page, studio, addresses: { site } }, { project }) => {
    const session = await studio.session();
    const layers: Layer[] = [
      {
        name: 'guest registration',
        page: `/training?session=${session.id}`,
        dialog: 'Complete Registration',
        // The address of the session replaces the short one.
        prepare: (opened) => expect(opened).toHaveURL(/\/training\/.+\?id=/),
        open: (opened) => opened.getByRole('link', { name: 'Register Now' }).first().click(),
        type: async (panel) => {
          await panel.getByLabel('First name').fill('Josephine');
          await panel.getByLabel('Password', { exact: true }).fill('Roll//Bounce7');
          await typeCard(panel);
        },
        kept: async (panel) => {
          await expect(panel.getByLabel('First name')).toHaveValue('Josephine');
          await expect(panel.getByLabel('Password', { exact: true })).toHaveValue('');
          await noCard(panel);
        },
      },
      ...(project.name === 'phone' ? [menu, blogFilters] : []),
    ];
    for (const layer of layers) await test.step(layer.name, () => expectBackAndForward(page, site, layer));
  },
);

/** Presses Register at a session in the list of the dashboard. */
const openProfile = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Edit Profile' }).click();

async function saveContact(page: Page): Promise<void> {
  await press(page, 'Add contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Relationship').selectOption({ index: 1 });
  await page.getByLabel('Phone number').fill('(313) 555-0142');
  await page.getByLabel('Email').fill('ada@example.test');
  await press(page, 'Save');
  await expect(page.getByRole('button', { name: 'Delete Ada' })).toBeVisible();
}

/** Holds the calls of a page to a path, from `start` to `end`. */
function hold(
  page: Page,
  pattern: string,
): { readonly start: () => Promise<void>; readonly end: () => Promise<void> } {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return {
    start: async () => {
      await page.route(pattern, async (route) => {
        await released;
        // The page may have cancelled the call.
        await route.continue().catch(() => undefined);
      });
    },
    end: async () => {
      release();
      await page.unroute(pattern);
    },
  };
}

interface Sessions {
  /** The member is registered in it, with instalments left to pay. */
  readonly registered: StudioSession;
  readonly open: StudioSession;
  /** Has one place, which `fill` takes. */
  readonly last: StudioSession;
  readonly fill: () => Promise<unknown>;
}

/** The dashboard with one session: a studio may have many, of which the last are on later pages. */
const search = ({ title }: StudioSession): string => `/dashboard?q=${encodeURIComponent(title)}`;

function portalLayers(page: Page, { registered, open, last, fill }: Sessions): readonly Layer[] {
  const check = hold(page, '**/availability/**');
  const payment = hold(page, '**/pay/');
  const profile: Layer = {
    name: 'the profile',
    page: '/dashboard',
    dialog: 'Edit Profile',
    open: openProfile,
    type: (modal) => modal.getByLabel('Display name').fill('Skater'),
    kept: (modal) => expect(modal.getByLabel('Display name')).toHaveValue('Skater'),
    after: (_page, modal) => modal.getByRole('button', { name: 'Discard', exact: true }).click(),
  };
  const atSession = `/dashboard/session/${registered.id}`;
  return [
    profile,
    {
      name: 'the question before changes of the profile are lost',
      page: '/dashboard',
      dialog: 'Discard your changes?',
      prepare: async () => {
        await openProfile(page);
        await profile.type?.(page.getByRole('dialog', { name: 'Edit Profile' }));
      },
      open: () => page.keyboard.press('Escape'),
      after: () => press(page, 'Discard changes'),
    },
    {
      name: 'the check before payment',
      page: search(open),
      dialog: 'Checking availability',
      prepare: check.start,
      open: () => pressRegister(page, open.id),
      after: check.end,
    },
    {
      name: 'the payment of a registration',
      page: search(open),
      dialog: 'Complete Registration',
      open: async () => {
        await pressRegister(page, open.id);
        await paymentPanel(page);
      },
      type: async (panel) => {
        await panel.getByLabel('Notes for the coach').fill('Left knee.');
        await typeCard(panel);
      },
      kept: async (panel) => {
        await expect(panel.getByLabel('Notes for the coach')).toHaveValue('Left knee.');
        await noCard(panel);
      },
    },
    {
      name: 'a session that is full',
      page: search(last),
      dialog: 'Session Full',
      prepare: async () => {
        await expect(page.locator('.session-row').first()).toBeVisible();
        await fill();
      },
      open: () => pressRegister(page, last.id),
    },
    {
      name: 'the cancellation of a registration',
      page: atSession,
      dialog: 'Cancel this registration?',
      open: () => press(page, 'Cancel registration'),
      type: (modal) => modal.getByLabel('Reason').fill('Holiday.'),
      kept: (modal) => expect(modal.getByLabel('Reason')).toHaveValue('Holiday.'),
    },
    {
      name: 'the payment of an instalment',
      page: atSession,
      dialog: 'Pay for this session',
      open: () => press(page, /^Pay \$\d+ now$/),
      type: typeCard,
      kept: noCard,
      // Back does not interrupt a payment. It saves a card for the next row.
      after: async (_page, panel) => {
        await payment.start();
        await typeCard(panel);
        await panel.getByRole('button', { name: 'Pay', exact: true }).click();
        await expect(panel.getByText('Processing...')).toBeVisible();
        await page.goBack();
        await payment.end();
        await expect(page.getByText(/^\$\d+ is paid\.$/)).toBeVisible();
        await expect(panel).toBeHidden();
      },
    },
    {
      name: 'the removal of a card',
      page: '/dashboard/billing-address',
      dialog: 'Remove this card?',
      open: () => press(page, /^Remove /),
    },
    {
      name: 'the deletion of the billing address',
      page: '/dashboard/billing-address',
      dialog: 'Delete billing address?',
      open: () => press(page, 'Delete'),
    },
    {
      name: 'the deletion of a contact',
      page: '/dashboard/emergency-contacts',
      dialog: 'Delete this contact?',
      prepare: saveContact,
      open: () => press(page, 'Delete Ada'),
    },
    {
      name: 'leaving a waitlist',
      page: '/dashboard/waitlist',
      dialog: 'Leave this waitlist?',
      open: () => press(page, 'Leave Waitlist'),
    },
  ];
}

test(
  'Back closes each sheet and modal of the portal, and Forward opens it again',
  { tag: '@time' },
  async ({ page, studio, addresses: { portal } }, { project }) => {
    test.slow();
    const registered = await studio.session();
    const member = await studio.guest(registered, 'weekly');
    const other = await studio.member();
    const last = await studio.session({ places: 1 });
    const { id: session_id } = await studio.fullSession();
    await member.client.waitlist.join({ body: { session_id } });
    const open = await studio.session();
    await signIn(page, portal, member);
    const layers = portalLayers(page, { registered, open, last, fill: () => studio.register(other, last) });
    const ofPhone = project.name === 'phone' ? [{ ...menu, page: '/dashboard' }] : [];
    for (const layer of [...ofPhone, ...layers])
      await test.step(layer.name, () => expectBackAndForward(page, portal, layer));
  },
);
