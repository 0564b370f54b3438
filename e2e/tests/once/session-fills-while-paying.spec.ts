import { cards, fillCard } from '../../fixtures/guest.ts';
import { newMember } from '../../fixtures/member-by-http.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { paymentPanel, signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { almostFull, fill, releaseTaken } from '../../fixtures/waitlist-by-http.ts';

test.afterEach(({ addresses }) => releaseTaken(addresses.api));

test('a session that fills while the payment panel is open offers alternative sessions and its waitlist', async ({
  page,
  addresses,
  accessible,
}) => {
  const { api, portal } = addresses;
  const member = await newMember(api);
  const session = await almostFull(api, member);
  await fill(api, session, { but: 1 });
  await signIn(page, portal, member);
  const row = page.locator('.session-row', { has: page.locator(`a[href*="${session.public_id}"]`) });
  await expect(page.locator('.session-row').first()).toBeVisible();
  while ((await row.count()) === 0) await page.getByRole('button', { name: 'Show more sessions' }).click();
  await row.getByRole('button', { name: /^Register/ }).click();
  const paying = await paymentPanel(page);
  await paying.getByRole('button', { name: 'Pay and register' }).click();
  await expect(paying.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await accessible(page, 'a rejected payment form');
  await fillCard(paying, cards.pays);
  await paying.getByLabel('Notes for the coach').fill('Left knee.');
  await paying.getByRole('checkbox', { name: /payment terms/ }).check();

  await fill(api, session, { but: 0 });
  await paying.getByRole('button', { name: 'Pay and register' }).click();
  const full = page.getByRole('dialog', { name: 'Session Full' });
  await expect(full.getByText(referenceText('B8.8/registration/session-full'))).toBeVisible();
  await expect(full.getByText(/Your card was not charged\./)).toBeVisible();
  const others = full.getByRole('list', { name: 'Sessions like it' }).getByRole('listitem');
  await expect(others.first()).toBeVisible();
  expect(await others.count()).toBeLessThanOrEqual(3);
  await expect(
    others
      .first()
      .getByText(/^(Same|Many|Several|\d+ days?)/)
      .first(),
  ).toBeVisible();
  await expect(full.getByRole('checkbox', { name: 'Tell me by email' })).toBeChecked();
  await expect(full.getByRole('checkbox', { name: 'Tell me by SMS' })).toHaveCount(0);
  await accessible(page, 'session full while paying');

  await full.getByRole('checkbox', { name: 'Tell me by email' }).uncheck();
  await expect(full.getByText('Please choose how we should tell you')).toBeVisible();
  await full.getByRole('checkbox', { name: 'Tell me by email' }).check();
  await full.getByRole('button', { name: 'Join Waitlist' }).click();
  const waiting = page.getByRole('dialog', { name: 'On the waitlist' });
  await expect(waiting.getByText(/You are number \d+ on the waitlist\./)).toBeVisible();
  await expect(waiting.getByRole('link', { name: 'View my waitlist' })).toBeVisible();
  await accessible(page, 'on the waitlist');

  // The typed data is kept for the other session (not a free one, which has no card), but its price needs a new consent.
  await waiting
    .getByRole('button', { name: /^Take this, \$/ })
    .first()
    .click();
  await paymentPanel(page);
  await expect(paying.getByLabel('Card number')).toHaveValue(cards.pays);
  await expect(paying.getByLabel('Notes for the coach')).toHaveValue('Left knee.');
  await expect(paying.getByRole('checkbox', { name: /payment terms/ })).not.toBeChecked();
});
