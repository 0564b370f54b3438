import { cards, fillCard } from '../../fixtures/guest.ts';
import { openPayment } from '../../fixtures/open-payment.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { paymentPanel, signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a session that fills while the payment panel is open offers alternative sessions and its waitlist',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const program_id = (await studio.program()).id;
    const session = await studio.session({ program_id, places: 1, startsIn: { days: 5 } });
    for (const at of ['06:00', '07:00', '08:00'])
      await studio.session({ program_id, startsIn: { days: 1, at } });
    await signIn(page, addresses.portal, await studio.member());
    const paying = await openPayment(page, addresses.portal, session);
    await paying.getByRole('button', { name: 'Pay and register' }).click();
    await expect(paying.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await accessible(page, 'a rejected payment form');
    await fillCard(paying, cards.pays);
    await paying.getByLabel('Notes for the coach').fill('Left knee.');
    await paying.getByRole('checkbox', { name: /payment terms/ }).check();

    await studio.register(await studio.member(), session);
    await paying.getByRole('button', { name: 'Pay and register' }).click();
    const full = page.getByRole('dialog', { name: 'Session Full' });
    await expect(full.getByText(referenceText('B8.8/registration/session-full'))).toBeVisible();
    await expect(full.getByText(/Your card was not charged\./)).toBeVisible();
    const others = full.getByRole('list', { name: 'Sessions like it' }).getByRole('listitem');
    await expect(others).toHaveText([/6:00.AM/, /7:00.AM/, /8:00.AM/]);
    await expect(others.first().getByText('Same program')).toBeVisible();
    await expect(full.getByRole('checkbox', { name: 'Tell me by email' })).toBeChecked();
    await expect(full.getByRole('checkbox', { name: 'Tell me by SMS' })).toHaveCount(0);
    await accessible(page, 'session full while paying');

    await full.getByRole('checkbox', { name: 'Tell me by email' }).uncheck();
    await expect(full.getByText('Please choose how we should tell you')).toBeVisible();
    await full.getByRole('checkbox', { name: 'Tell me by email' }).check();
    await full.getByRole('button', { name: 'Join Waitlist' }).click();
    const waiting = page.getByRole('dialog', { name: 'On the waitlist' });
    await expect(waiting.getByText('You are number 1 on the waitlist.')).toBeVisible();
    await expect(waiting.getByRole('link', { name: 'View my waitlist' })).toBeVisible();
    await accessible(page, 'on the waitlist');

    // The typed data is kept for the other session, but its price needs a new consent.
    await waiting
      .getByRole('button', { name: /^Take this, \$60/ })
      .first()
      .click();
    await paymentPanel(page);
    await expect(paying.getByLabel('Card number')).toHaveValue(cards.pays);
    await expect(paying.getByLabel('Notes for the coach')).toHaveValue('Left knee.');
    await expect(paying.getByRole('checkbox', { name: /payment terms/ })).not.toBeChecked();
  },
);
