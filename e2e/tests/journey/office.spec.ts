import { unique } from '../../fixtures/guest.ts';
import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

test('an owner invites somebody, changes the role, and the audit log shows it', async ({
  page,
  browser,
  addresses,
  studio,
  outbox,
  accessible,
}) => {
  const { portal } = addresses;
  const person = await studio.member();

  await signInAt(page, `${portal}/office/team`, owner);
  await expect(page.getByRole('heading', { level: 1, name: 'Team and roles' })).toBeVisible();
  await expect(page).toHaveURL(`${portal}/office/team`);
  await expect(page.getByText(owner.email)).toBeVisible();
  await accessible(page, 'the team');

  await page.getByRole('button', { name: 'Invite' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite to the team' });
  await invite.getByLabel('Email').fill(person.email);
  await invite.getByLabel('Role', { exact: true }).selectOption('coach');
  await accessible(page, 'the invitation form');
  await invite.getByRole('button', { name: 'Invite as coach' }).click();
  await expect(invite).toBeHidden();
  const row = page.getByRole('row').filter({ has: page.locator(`text="${person.email}"`) });
  await expect(row.getByText(/^Invited until/)).toBeVisible();

  const mail = await outbox.find(person.email, /^Join the team/);
  const context = await browser.newContext();
  const other = await context.newPage();
  const link = mail.links.find(({ label }) => label === 'Accept the invitation');
  await signInAt(other, link?.url ?? '', person);
  await other.getByRole('button', { name: 'Join the team' }).click();
  await expect(other).not.toHaveURL(/invitation/);
  await context.close();

  await page.reload();
  await expect(row.getByText('Active')).toBeVisible();
  await row.getByRole('link').click();
  const member = page.getByRole('dialog');
  await member.getByLabel('Role', { exact: true }).selectOption('front_desk');
  await member.getByLabel(/^Refund limit/).fill('25');
  await accessible(page, 'a person of the team');
  await member.getByRole('button', { name: 'Save' }).click();
  await expect(member).toBeHidden();
  await expect(row.getByText('Front desk')).toBeVisible();

  await row.getByRole('link').click();
  await member.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await page.getByRole('link', { name: 'Changed role or refund limit' }).click();
  const entry = page.getByRole('dialog', { name: 'Changed role or refund limit' });
  await expect(entry.getByRole('row', { name: 'Role Coach Front desk' })).toBeVisible();
  await expect(entry.getByRole('row', { name: 'Refund limit $0.00 $25.00' })).toBeVisible();
  await accessible(page, 'an entry of the audit log');
  await page.keyboard.press('Escape');

  await page.goto(`${portal}/office/team`);
  await row.getByRole('link').click();
  await member.getByRole('button', { name: 'Remove from the team' }).click();
  await member.getByRole('group').getByRole('button', { name: 'Remove from the team' }).click();
  await expect(row).toHaveCount(0);
});

test('the palette goes to a place by keyboard', async ({ page, addresses, accessible }) => {
  await signInAt(page, `${addresses.portal}/office/audit`, owner);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await palette.getByRole('searchbox').fill('team');
  await expect(palette.getByRole('option', { name: /^Team/ })).toHaveAttribute('data-focused');
  await accessible(page, 'the palette');
  await palette.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Team and roles' })).toBeVisible();
});

test('the office says to a member without a role that it is for the team', async ({
  page,
  addresses,
  studio,
  accessible,
}) => {
  await signInAt(page, `${addresses.portal}/office`, await studio.member());
  await expect(page.getByRole('heading', { level: 1, name: 'The office is for the team' })).toBeVisible();
  await accessible(page, 'the office without a role');
  await page.getByRole('link', { name: 'My dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
});

test('an owner makes a location, corrects it, archives it and deletes it', async ({
  page,
  addresses,
  accessible,
}) => {
  const name = `Rooftop ${unique()}`;
  await signInAt(page, `${addresses.portal}/office/locations`, owner);
  await page.getByRole('link', { name: 'New location' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New location' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: /^Create/ }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Created a location')).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill(`${name} B`);
  await accessible(page, 'a location with unsaved changes');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: `${name} B` })).toBeVisible();

  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('button', { name: 'Use again' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: `Delete ${name} B?` });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await accessible(page, 'the locations');
});
