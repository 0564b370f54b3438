import { formatMediumDate, formatTime, studioDay } from '@detroit-well/config/studio-time';
import { expect, test } from '../../fixtures/test.ts';
import type { StudioSession } from '../../fixtures/studio.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

const when = ({ start_datetime: start }: StudioSession): string =>
  `${formatMediumDate(start)}, ${formatTime(start)}`;

test(
  'an owner grants a membership, registers a caller at the member rate, moves and cancels',
  { tag: '@time' },
  async ({ page, addresses, studio, outbox, accessible }) => {
    const { portal } = addresses;
    const caller = await studio.member();
    const { id: program_id } = await studio.program();
    const first = await studio.session({ program_id });
    const second = await studio.session({ program_id, title: first.title, startsIn: { days: 31 } });
    await page.goto(`${portal}/office/people?search=${encodeURIComponent(caller.email)}`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const name = `${caller.firstName} ${caller.lastName}`;
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByRole('button', { name: 'Grant membership' }).click();
    const grant = page.getByRole('dialog', { name: `Grant ${name} a membership` });
    await grant.getByLabel('Reason').fill('Paid in cash.');
    await accessible(page, 'granting a membership');
    await grant.getByRole('button', { name: 'Grant membership' }).click();
    await expect(grant).toBeHidden();
    const membership = page.getByRole('region', { name: 'Membership' });
    await expect(membership.getByText('Active')).toBeVisible();

    await page.getByRole('button', { name: 'Register', exact: true }).click();
    const register = page.getByRole('dialog', { name: `Register ${name}` });
    await register.getByLabel('Session', { exact: true }).fill(first.title);
    await register.getByRole('textbox', { name: /^Day/ }).fill(studioDay(Date.parse(first.start_datetime)));
    await register.getByRole('radio', { name: `${first.title} ${when(first)}` }).check();
    await expect(register.getByText('Member rate')).toBeVisible();
    await expect(register.getByText(`$${first.price_member}`)).toBeVisible();
    await accessible(page, 'registering a person');
    await register.getByRole('button', { name: 'Register' }).click();
    await expect(register).toBeHidden();
    const row = (session: StudioSession) => page.getByRole('row').filter({ hasText: when(session) });
    await expect(row(first).getByText(`$${Number(first.price_member)} to pay`)).toBeVisible();
    await outbox.find(caller.email, /^You are registered: /);

    await row(first).getByRole('button', { name: /^Move/ }).click();
    const move = page.getByRole('dialog', { name: `Move ${name} to another date` });
    await move.getByRole('textbox', { name: /^Day/ }).fill(studioDay(Date.parse(second.start_datetime)));
    await move.getByRole('radio', { name: `${second.title} ${when(second)}` }).check();
    await expect(move.getByText(`$${first.price_member}, due`)).toBeVisible();
    await accessible(page, 'moving a registration');
    await move.getByRole('button', { name: 'Move' }).click();
    await expect(move).toBeHidden();
    await expect(row(second)).toBeVisible();
    await outbox.find(caller.email, /^Moved: /);

    await row(second)
      .getByRole('button', { name: /^Cancel/ })
      .click();
    const cancel = page.getByRole('dialog', { name: `Cancel ${second.title}?` });
    await expect(cancel.getByText('Nothing was paid.')).toBeVisible();
    await cancel.getByRole('button', { name: 'Cancel registration' }).click();
    await expect(cancel.getByText('Reason is required')).toBeVisible();
    await cancel.getByRole('textbox', { name: 'Reason' }).fill('Called in sick.');
    await accessible(page, 'cancelling a registration');
    await cancel.getByRole('button', { name: 'Cancel registration' }).click();
    await expect(cancel).toBeHidden();
    await expect(row(second).getByText('Cancelled')).toBeVisible();
    await outbox.find(caller.email, /^Cancelled: /);

    await membership.getByRole('button', { name: 'End membership' }).click();
    const end = page.getByRole('dialog', { name: `End the membership of ${name}?` });
    await end.getByLabel('Reason').fill('Moved away.');
    await end.getByRole('button', { name: 'End membership' }).click();
    await expect(end).toBeHidden();
    await expect(membership.getByText('Ended')).toBeVisible();
  },
);
