/**
 * How long a person with a phone needs to book and to move. The hand is a model, the waiting is measured on a CPU four times
 * slower than this one. Nothing is filled in by the browser, and nothing but what is required is typed.
 */
import { chromiumPath, launchArguments } from '@detroit-well/e2e/browser';
import { doneOf, fillCard, newGuest, panelOf, cards } from '@detroit-well/e2e/guest';
import { startRealApps } from '@detroit-well/e2e/real-apps';
import { paymentPanel, signIn } from '@detroit-well/e2e/sign-in';
import { openStudio } from '@detroit-well/e2e/studio';
import { chromium } from '@playwright/test';
import { aPerson } from './person.mjs';

const cpuSlowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-US' };

/** The seconds in which each journey has to end. */
const journeys = {
  'a guest books a paid session, from the home page': { run: guestBooks, limit: 70 },
  'the same with a wallet': { run: guestBooksWithWallet, limit: 35 },
  'a member books with a saved card, from the dashboard': { run: memberBooks, limit: 10 },
  'a member moves to another date, from the session': { run: memberMoves, limit: 12 },
};

async function guestBooks(page, { site }) {
  const guest = newGuest();
  const { person, panel, field } = await openGuestForm(page, site);
  await person.type(field('First name'), 'Nia');
  await person.type(field('Last name'), 'Long');
  await person.type(field('Email'), guest.email.replace(/@.*/, '').slice(-8) + '@mail.test');
  await typeWhatNoWalletKnows(person, field, guest);
  await person.type(field('Street address'), '2934 Russell St');
  await person.type(field('City'), 'Detroit');
  await person.type(field('State'), 'MI');
  await person.type(field('ZIP Code'), '48207');
  await person.type(field('Card number'), cards.pays.replaceAll(' ', ''));
  await person.type(field('Expires'), '0830');
  await person.type(field('CVC'), '123');
  return sendGuestForm(page, person, panel);
}

async function guestBooksWithWallet(page, { site }) {
  const { person, panel, field } = await openGuestForm(page, site);
  await person.tap(panel.getByRole('button', { name: 'Sandbox Pay succeeds' }));
  // The window of a real wallet, which the sandbox has none of.
  person.tapElsewhere();
  await panel.getByText('Sandbox Pay is chosen.').waitFor();
  await typeWhatNoWalletKnows(person, field, newGuest());
  return sendGuestForm(page, person, panel);
}

async function openGuestForm(page, site) {
  await page.goto(site);
  const person = aPerson();
  await person.tap(
    page
      .getByRole('main')
      .getByRole('link', { name: /Training/ })
      .first(),
  );
  await person.tap(paidRow(page).getByRole('link', { name: /^Register Now/ }));
  const panel = panelOf(page);
  return { person, panel, field: (label) => panel.getByLabel(label, { exact: true }) };
}

async function typeWhatNoWalletKnows(person, field, { password }) {
  await person.type(field('Password'), password);
  await person.type(field('Month'), '6');
  await person.type(field('Day'), '3');
  await person.type(field('Year'), '1981');
  await person.choose(field('Gender'), 'Female');
}

async function sendGuestForm(page, person, panel) {
  await person.tap(panel.getByRole('checkbox', { name: /liability waiver/ }));
  await person.tap(panel.getByRole('checkbox', { name: /payment terms/ }));
  await person.tap(panel.getByRole('button', { name: 'Complete Registration' }));
  return person.see(doneOf(page).getByRole('heading', { name: "You're in." }));
}

async function memberBooks(page, { api, portal }) {
  const studio = await openStudio({ api });
  await signIn(page, portal, await studio.member());
  // The first booking saves the card.
  await pressRegister(page).click();
  const first = await paymentPanel(page);
  await fillCard(first, cards.pays);
  await first.getByRole('checkbox', { name: /payment terms/ }).check();
  await first.getByRole('button', { name: 'Pay and register' }).click();
  await doneOf(page).waitFor();
  await page.goto(`${portal}/dashboard`);
  await pressRegister(page).waitFor();

  const person = aPerson();
  await person.tap(pressRegister(page));
  const panel = await paymentPanel(page);
  await panel.getByText('Due today').waitFor();
  await person.tap(panel.getByRole('checkbox', { name: /payment terms/ }));
  await person.tap(panel.getByRole('button', { name: 'Pay and register' }));
  return person.see(doneOf(page).getByRole('heading', { name: "You're in." }));
}

async function memberMoves(page, { api, portal }) {
  const studio = await openStudio({ api });
  const { id: program_id } = await studio.program();
  const { id } = await studio.session({ program_id });
  for (const days of [31, 32, 33]) await studio.session({ program_id, startsIn: { days } });
  await signIn(page, portal, await studio.guest({ id }));
  await page.goto(`${portal}/dashboard/session/${id}`);
  const move = page.getByRole('button', { name: 'Move to another date' });
  await move.waitFor();

  const person = aPerson();
  await person.tap(move);
  const sheet = page.getByRole('dialog', { name: 'Move to another date' });
  await person.tap(sheet.getByRole('radio', { disabled: false }).last());
  await person.tap(sheet.getByRole('button', { name: /^Move to [A-Z][a-z]+ \d+/ }));
  return person.see(page.getByRole('status').filter({ hasText: /^Moved to/ }));
}

const paidRow = (page) => page.getByRole('main').getByRole('listitem').filter({ hasText: /\$\d/ }).first();
const pressRegister = (page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\$\d/ })
    .getByRole('button', { name: /^Register, / })
    .first();

export async function run() {
  const apps = await startRealApps();
  const browser = await chromium.launch({
    args: launchArguments,
    ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
  });
  try {
    for (const [name, { run: take, limit }] of Object.entries(journeys)) {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      const { targets, characters, hand, waited } = await take(page, apps.addresses);
      await context.close();
      const seconds = hand + waited;
      console.log(
        `${seconds <= limit ? 'ok  ' : 'OVER'} ${name}: ${seconds.toFixed(1)} s (limit ${limit}), of which ${hand.toFixed(1)} s by hand ` +
          `(${targets} targets, ${characters} characters) and ${waited.toFixed(1)} s waiting`,
      );
      if (seconds > limit) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await apps.stop();
  }
}
