import { newMember } from '../../fixtures/member-by-http.ts';
import { openSession, upcomingSessions } from '../../fixtures/sessions.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a member who cancels sees the refund at once, with the focus, and the payment reads as refunded', async ({
  page,
  addresses,
  accessible,
}) => {
  // The session that `newMember` registers for: the choice depends on the places that are left.
  const { public_id, program } = await openSession(addresses.api);
  await signIn(page, addresses.portal, await newMember(addresses.api));
  await page.goto(`${addresses.portal}/dashboard/session/${public_id}`);
  await page.getByRole('button', { name: 'Cancel registration' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(/You get \$\d+ back/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel registration' }).click();
  const result = page.getByRole('status').filter({ hasText: 'Your registration is cancelled.' });
  await expect(page.getByRole('link', { name: 'Register again' })).toBeVisible();
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(result).toBeInViewport();
  await expect
    .poll(() => result.evaluate((element) => element.parentElement === document.activeElement))
    .toBe(true);
  // A rescheduled date can be booked as well.
  const others = (await upcomingSessions(addresses.api)).filter(
    (one) =>
      !one.is_full &&
      one.registration_open &&
      one.status !== 'cancelled' &&
      one.program.title === program.title &&
      one.public_id !== public_id,
  );
  const dates = page.getByRole('list', { name: 'Other dates' }).getByRole('listitem');
  await expect(dates).toHaveCount(Math.min(3, others.length));
  await expect(dates.getByRole('button', { name: /^Register, / })).toHaveCount(Math.min(3, others.length));
  await accessible(page, 'a cancelled registration');
});
