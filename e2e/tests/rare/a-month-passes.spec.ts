import { formatMediumDay, studioDay } from '@detroit-well/config/studio-time';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/with-own-clock.ts';

const hourMs = 3_600_000;

test(
  'a month passes: an offer moves on, a reminder comes, and a membership is announced, renewed and shown',
  { tag: '@time' },
  async ({ page, addresses: { portal }, ownStudio, moveClock, outbox }) => {
    test.slow();
    const [holder, first, second] = [
      await ownStudio.member(),
      await ownStudio.member(),
      await ownStudio.member(),
    ];
    const session = await ownStudio.session({ places: 1, startsIn: { days: 10 } });
    await ownStudio.register(holder, session);
    for (const { client } of [first, second])
      await client.waitlist.join({ body: { session_id: session.id } });
    await ownStudio.buyMembership(second);
    const [{ next_payment_on: renewal } = { next_payment_on: null }] = await second.client.memberships.list();
    await signIn(page, portal, second);

    await test.step('an offer that nobody takes goes to the next in line', async () => {
      await ownStudio.cancel(holder, session);
      await outbox.find(first.email, /^A spot is yours until/);
      await moveClock({ by: 'day' });
      await outbox.find(first.email, /^Your offer has ended/);
      await outbox.find(second.email, /^A spot is yours until/);
      await page.goto(`${portal}/dashboard/waitlist`);
      const offer = page.getByRole('region', { name: session.title, exact: true });
      await expect(offer.getByText('A spot is yours')).toBeVisible();
      await ownStudio.register(second, session);
    });

    await test.step('the day before, whoever is registered is reminded', async () => {
      await moveClock({ to: new Date(Date.parse(session.start_datetime) - 20 * hourMs) });
      await outbox.find(second.email, /^Tomorrow, 6:30 PM/);
      const toHolder = await outbox.to(holder.email);
      expect(toHolder.filter(({ subject }) => subject.startsWith('Tomorrow'))).toEqual([]);
    });

    await test.step('the renewal is announced, charged once and shown', async () => {
      // The demo's own members renew before.
      while (studioDay(await ownStudio.now()) < renewal!) await moveClock({ by: 'renewal' });
      expect(studioDay(await ownStudio.now())).toBe(renewal);
      const subjects = (await outbox.to(second.email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith('Renews on '))).toHaveLength(1);
      expect(subjects.filter((subject) => subject.startsWith('Payment received: '))).toHaveLength(1);
      const [membership] = await second.client.memberships.list();
      await page.goto(`${portal}/dashboard/membership`);
      await expect(page.getByText(formatMediumDay(membership!.next_payment_on!)).first()).toBeVisible();
    });
  },
);
