import { addDays, formatLongWeekday, studioDay, studioInstant } from '@detroit-well/config/studio-time';
import { handsAt } from '../../fixtures/hands.ts';
import { expect, mailTo, test } from '../../fixtures/rehearsal.ts';

test.use({ isEmpty: true });

/** `2026-03-14` as a date field is typed. */
const typed = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1');

test('a new owner opens the studio by keyboard, and marks attendance on a phone', async ({
  page,
  browser,
  rehearsal,
}) => {
  test.slow();
  const { addresses, owner } = rehearsal;
  const hands = handsAt(page);
  const dialog = page.getByRole('dialog');
  const field = (name: string) => page.getByRole('main').getByLabel(name);
  const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const place = (name: string) =>
    page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name });
  const dates = page.getByRole('region', { name: 'Sessions from today on' }).getByRole('link');
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const saved = async (name: string): Promise<void> => {
    await hands.press(button(/^(?:Save|Create)/));
    await expect(page.getByText(`${name} was saved.`).last()).toBeVisible();
    await expect(title(name)).toBeVisible();
  };
  /** Makes a record that the form lacks, without leaving the form. */
  const make = async (what: string, name: string): Promise<void> => {
    await hands.press(button(`New ${what}`));
    await hands.type(dialog.getByLabel('Name'), name);
    await hands.press(dialog.getByRole('button', { name: `Save ${what}` }));
    await expect(dialog).toBeHidden();
    // The focus is where it was, and the form has what was made.
    await expect(button(`New ${what}`)).toBeFocused();
    await expect(page.getByRole('option', { name, selected: true })).toBeAttached();
  };

  await test.step('the waiver', async () => {
    await page.goto(`${addresses.portal}/office`);
    await hands.type(page.getByLabel('Email'), owner.email);
    await hands.type(page.getByLabel('Password', { exact: true }), owner.password);
    await page.keyboard.press('Enter');
    await hands.press(link('Write it: Publish the waiver'));
    await hands.type(field('Title'), 'Liability waiver');
    await hands.type(field('Text'), 'Skating can injure me, and I take part at my own risk.');
    await hands.press(button('Publish'));
    await hands.press(dialog.getByRole('button', { name: 'Publish' }));
    await expect(page.getByText(/^Version 1 is in force since/)).toBeVisible();
    // The form with the focus is gone.
    await expect(title('Waiver')).toBeFocused();
  });

  await test.step('a program in a new category', async () => {
    await hands.press(place('Today'));
    await hands.press(link('New program: Create a program'));
    await hands.type(field('Title'), 'Rink Foundations');
    await make('category', 'Skate');
    await saved('Rink Foundations');
  });

  const first = addDays(studioDay(Date.now()), 1);
  await test.step('a weekly series, with a room and a coach that are made beside it', async () => {
    await hands.press(place('Today'));
    await hands.press(link('New series: Plan the sessions'));
    await hands.type(field('Title'), 'Rink Foundations');
    await expect(page.getByRole('option', { name: 'Rink Foundations' })).toBeAttached();
    await hands.type(field('Program'), 'Rink');
    await hands.type(field('First day'), typed(first));
    await hands.type(page.getByLabel('Start', { exact: true }), '1000AM');
    await hands.type(page.getByLabel('End', { exact: true }), '1100AM');
    const weekday = formatLongWeekday(studioInstant(first, '12:00'));
    await hands.press(page.getByRole('checkbox', { name: weekday }), 'Space');
    await make('location', 'Main floor');
    await make('coach', 'Marcus Ellis');
    await hands.type(field('Spots'), '12');
    await hands.type(field('Public rate'), '25');
    await hands.type(field('Member rate'), '20');
    await saved('Rink Foundations');
    await expect(dates).toHaveCount(12);
  });

  await test.step('another time in one week, and a substitute in the next', async () => {
    await hands.press(dates.nth(1));
    await hands.press(link('Edit'));
    await hands.type(page.getByLabel('Start', { exact: true }), '1030AM');
    await hands.type(page.getByLabel('End', { exact: true }), '1130AM');
    await saved('Rink Foundations');
    await expect(page.getByText(/10:30 AM – 11:30 AM/).first()).toBeVisible();
    await hands.press(link('All its sessions'));
    await hands.press(dates.nth(2));
    await hands.press(link('Edit'));
    await make('coach', 'Nadia Brown');
    await saved('Rink Foundations');
    await expect(page.getByRole('main').getByText('Nadia Brown').first()).toBeVisible();
  });

  await test.step('a caller gets an account, a membership and a spot, and pays in cash', async () => {
    await hands.press(place('People'));
    await hands.press(link('New person'));
    await hands.type(field('First name'), 'Rosa');
    await hands.type(field('Last name'), 'Reed');
    await hands.type(field('Date of birth'), '06031990');
    await hands.type(field('Email'), 'rosa@mail.test');
    await saved('Rosa Reed');
    const grant = button('Grant membership');
    await hands.press(grant);
    await hands.press(dialog.getByRole('button', { name: 'Grant membership' }));
    await expect(grant).toHaveAccessibleDescription('Standard must end before another one begins.');
    await expect(grant).toBeFocused();
    await hands.press(button('Register'));
    await hands.press(dialog.getByRole('radio').first(), 'Space');
    await expect(dialog.getByText('Member rate')).toBeVisible();
    await hands.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Signs at the door.');
    await hands.press(dialog.getByRole('button', { name: 'Register anyway' }));
    await expect(dialog).toBeHidden();
    await hands.press(button(/^Take payment/));
    await hands.press(dialog.getByRole('button', { name: 'Take $20' }));
    await expect(dialog).toBeHidden();
    await mailTo(rehearsal, 'rosa@mail.test', /^You are registered/);
  });

  await test.step('somebody at the door is added to the roster', async () => {
    await hands.press(place('Today'));
    await hands.press(link('Roster: Rink Foundations'));
    await hands.press(button('Add a person'));
    await hands.type(dialog.getByLabel('Person'), 'Omar Price');
    await hands.press(dialog.getByRole('button', { name: 'New person' }));
    await expect(dialog.getByLabel('Last name')).toHaveValue('Price');
    await hands.type(dialog.getByLabel('Date of birth'), '06031991');
    await hands.type(dialog.getByLabel('Email'), 'omar@mail.test');
    await hands.press(dialog.getByRole('button', { name: 'Save person' }));
    await hands.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Signs at the door.');
    await hands.press(dialog.getByRole('button', { name: 'Register anyway' }));
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Omar Price' }),
    ).toBeVisible();
  });

  let taps = 0;
  await test.step('attendance, on a phone', async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      locale: 'en-US',
    });
    const phone = await context.newPage();
    await phone.goto(`${addresses.portal}/office`);
    await phone.getByLabel('Email').fill(owner.email);
    await phone.getByLabel('Password', { exact: true }).fill(owner.password);
    const tap = async (name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> => {
      await phone.getByRole(role, { name }).first().tap();
      taps += 1;
    };
    await tap('Sign In');
    await tap('Roster: Rink Foundations', 'link');
    const row = phone.getByRole('main').getByRole('listitem').filter({ hasText: 'Rosa Reed' });
    await row.getByRole('button', { name: 'Sign waiver first' }).tap();
    taps += 1;
    await tap('Check in anyway');
    await expect(row.getByText(/^Present/)).toBeVisible();
    await context.close();
  });

  await test.step('the session is cancelled with a refund', async () => {
    await hands.press(link('Session'));
    await hands.press(button('Cancel session'));
    await expect(dialog.getByText('$20.00', { exact: true })).toBeVisible();
    await hands.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The floor is wet.');
    await hands.press(dialog.getByRole('button', { name: 'Cancel and refund $20' }));
    await expect(page.getByRole('main').getByText('Cancelled').first()).toBeVisible();
    await mailTo(rehearsal, 'rosa@mail.test', /cancelled/i);
  });

  const { minutes, ...effort } = hands.effort();
  console.log(`${minutes.toFixed(1)} minutes by hand: ${JSON.stringify({ ...effort, taps })}`);
});
