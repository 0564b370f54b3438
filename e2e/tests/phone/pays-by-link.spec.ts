import { cards, fillCard } from '../../fixtures/guest.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'somebody pays by a link of the desk on a phone without signing in, once, and a withdrawn link charges nothing',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const member = await studio.member();
    const session = await studio.session({ price: 75 });
    const { public_id: id } = await studio.register(member, session, 'later');
    const link = () => studio.office.payments.sendLink({ body: { registration_id: id, send: 'none' } });

    const before = await link();
    await studio.office.sales.withdraw({ params: { id: before.link_id } });
    await page.goto(before.url);
    await expect(page.getByRole('heading', { level: 1, name: 'This payment link has ended' })).toBeVisible();
    await expect(page.getByText('The studio took it back. Nothing was charged.')).toBeVisible();
    await accessible(page, 'a payment link that has ended');

    const { url } = await link();
    const opened = await page.goto(url);
    expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText(session.title);
    await accessible(page, 'a payment link');
    await fillCard(main, cards.declined);
    await main.getByRole('button', { name: 'Pay $75' }).tap();
    await expect(main.getByText(/declined/).first()).toBeVisible();
    await accessible(page, 'a payment link with a declined card');
    await fillCard(main, cards.pays);
    await main.getByRole('button', { name: 'Pay $75' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Paid. Thank you.' })).toBeVisible();
    await accessible(page, 'a payment by link');

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Already paid' })).toBeVisible();
    const [registration] = await studio.registrationsOf(member);
    expect(registration?.payment_status).toBe('paid');
    // Nobody was signed in.
    await page.goto(`${addresses.portal}/dashboard`);
    await expect(page).toHaveURL(/\/login/);
  },
);

test(
  'a place that the desk sells by link is held for who pays, and theirs when it is paid',
  { tag: '@time' },
  async ({ page, studio, accessible }) => {
    const member = await studio.member();
    const session = await studio.session({ price: 75, places: 1 });
    const sale = { session_id: session.id, method: 'link', send: 'none', amount: '75.00' } as const;
    const { url } = await studio.office.sales.sell({ params: { id: member.id }, body: sale });
    await page.goto(url!);
    const main = page.getByRole('main');
    await expect(main.getByText(/^The place is held until /)).toBeVisible();
    await accessible(page, 'a link that holds a place');
    await fillCard(main, cards.pays);
    await main.getByRole('button', { name: 'Pay $75' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Paid. Thank you.' })).toBeVisible();
    const [registration] = await studio.registrationsOf(member);
    expect(registration).toMatchObject({ session_id: session.id, payment_status: 'paid' });
  },
);
