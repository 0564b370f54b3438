import { paths } from '@detroit-well/config/paths';
import type { Page } from '@playwright/test';
import { doneOf, fillGuestForm, newGuest, panelOf, registerLinks, submit } from '../../fixtures/guest.ts';
import { expect, test } from '../../fixtures/test.ts';

const ready = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached();

test(
  'a visitor follows the name of a coach, books one of their sessions, and finds the others',
  { tag: '@time' },
  async ({ page, addresses, studio, outbox, accessible }) => {
    const guest = newGuest();
    const coach = await studio.coach();
    const session = await studio.session({ coach_id: coach.coachId });
    await studio.session({ coach_id: coach.coachId });
    await page.goto(addresses.site + paths.sessionById(session.id));
    await ready(page);
    await page.getByRole('main').getByRole('link', { name: coach.coachName, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: coach.coachName })).toBeVisible();
    await ready(page);
    await accessible(page, 'the page of a coach');

    const sessions = page.getByRole('region', { name: /^Train with/ });
    const register = registerLinks(sessions, session.id);
    const all = sessions.getByRole('link', { name: /^All \d+ sessions$/ });
    if (await all.isVisible()) await all.click();
    await register.click();
    const panel = panelOf(page);
    await fillGuestForm(panel, guest);
    await submit(panel);
    await expect(doneOf(page).getByRole('heading', { name: "You're in." })).toBeFocused();
    await expect(doneOf(page).getByRole('link', { name: coach.coachName })).toHaveAttribute(
      'href',
      addresses.site + paths.coach({ name: coach.coachName }),
    );
    const { text } = await outbox.find(guest.email, /registered/i);
    expect(text).toContain(session.title);

    await page.goto(addresses.site + paths.coach({ name: coach.coachName }));
    const others = page.getByRole('region', { name: /^The other/ }).getByRole('link');
    const name = await others.first().textContent();
    await others.first().click();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  },
);

test(
  'a visitor compares the dates of a program, and books one',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const coach = await studio.coach();
    const { id: program_id, title } = await studio.program();
    const session = await studio.session({ program_id, coach_id: coach.coachId });
    await studio.session({ program_id, startsIn: { days: 31 } });
    const program = page.getByRole('heading', { level: 1, name: title });
    await page.goto(addresses.site + paths.sessionById(session.id));
    await ready(page);
    await page.getByRole('link', { name: `All dates of ${title}` }).click();
    await expect(program).toBeVisible();
    await page.goto(addresses.site + paths.coach({ name: coach.coachName }));
    await ready(page);
    const teaches = page.getByRole('main').getByRole('definition');
    await teaches.getByRole('link', { name: title, exact: true }).click();
    await expect(program).toBeVisible();
    await ready(page);
    await accessible(page, 'the page of a program');

    const dates = page.getByRole('region', { name: 'Dates' });
    await expect(dates.getByRole('listitem')).toHaveCount(2);
    await expect(dates.getByRole('listitem').first()).toContainText('$60');
    await registerLinks(dates, session.id).click();
    const panel = panelOf(page);
    await fillGuestForm(panel, newGuest());
    await submit(panel);
    await expect(doneOf(page).getByRole('heading', { name: "You're in." })).toBeFocused();
  },
);

test(
  'an unknown coach or program leads to the nearest page',
  { tag: '@time' },
  async ({ page, addresses, accessible }) => {
    await page.goto(`${addresses.site}/coaches/nobody`);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Coach not found' })).toBeVisible();
    await accessible(page, 'an unknown coach');
    await page.locator('.coach-row').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/coaches\/(?!nobody)[a-z-]+$/);
    await page.goto(`${addresses.site}/training/skate-well/foundations-on-nine-wheels`);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Program not found' })).toBeVisible();
    await accessible(page, 'an unknown program');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Foundations/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/training\/[^/]+\/foundations-[a-z-]+$/);
  },
);
