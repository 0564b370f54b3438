import { cards, fillCard, doneOf, closeDone } from '../../fixtures/guest.ts';
import { paymentPanel } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a signed-out member opens a waitlist offer email, signs in and registers for the held spot',
  { tag: '@time' },
  async ({ page, addresses, studio, outbox, accessible }) => {
    const { portal } = addresses;
    const member = await studio.member();
    const holder = await studio.member();
    const offered = await studio.session({ places: 1 });
    await studio.register(holder, offered);
    const waiting = await studio.fullSession();
    for (const { id } of [offered, waiting]) await member.client.waitlist.join({ body: { session_id: id } });
    await studio.cancel(holder, offered);

    const mail = await outbox.find(member.email, /^A spot is yours until/);
    const link = mail.links.find(({ label }) => label === 'Take the spot');
    await page.goto(link?.url ?? '');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Waitlist' })).toBeVisible();
    await expect(page).toHaveURL(`${portal}/dashboard/waitlist?session=${offered.id}`);
    const offer = page.getByRole('region', { name: offered.title, exact: true });
    await expect(offer.getByText('A spot is yours')).toBeVisible();
    await expect(offer.getByText(/^Yours until .+ (EST|EDT)$/)).toBeVisible();
    await expect(offer.getByRole('timer')).toHaveAccessibleName(
      /^(12 hours|11 hours and \d+ minutes?) left$/,
    );

    const entry = page.getByRole('listitem').filter({ hasText: waiting.title }).first();
    await expect(entry.getByText(/of \d+ waiting\./)).toBeVisible();
    // No SMS provider is configured, so the screen offers no SMS.
    await expect(entry.getByRole('checkbox', { name: 'SMS' })).toHaveCount(0);
    await entry.getByRole('checkbox', { name: 'Email' }).uncheck();
    await expect(entry.getByText('Please choose how we should tell you')).toBeVisible();
    await accessible(page, 'the waitlist with an offer');
    await entry.getByRole('checkbox', { name: 'Email' }).check();
    await expect(entry.getByText('Saved.')).toBeVisible();

    await offer.getByRole('button', { name: 'Take the spot' }).click();
    const panel = await paymentPanel(page);
    await fillCard(panel, cards.pays);
    await panel.getByRole('checkbox', { name: /payment terms/ }).check();
    await panel.getByRole('button', { name: 'Pay and register' }).click();
    await expect(doneOf(page).getByRole('status')).toContainText('Paid.');
    await accessible(page, 'the end of an accepted offer');
    await closeDone(page);
    await expect(page.getByText('Your spot is booked.')).toBeVisible();
    await expect(offer).toHaveCount(0);
    expect(await member.client.registrations.list()).toMatchObject([
      { session_id: offered.id, status: 'confirmed' },
    ]);

    await entry.getByRole('button', { name: 'Leave Waitlist' }).click();
    const asking = page.getByRole('dialog', { name: 'Leave this waitlist?' });
    await asking.getByRole('button', { name: 'Leave Waitlist' }).click();
    await expect(page.getByText(`You left the waitlist for ${waiting.title}.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You are not waiting for anything' })).toBeVisible();
    await accessible(page, 'an empty waitlist');
  },
);
