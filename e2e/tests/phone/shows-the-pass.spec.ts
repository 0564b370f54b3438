import { expect, test } from '../../fixtures/test.ts';

test(
  'a member shows the pass, also without network, and the desk scans it: present at once',
  { tag: '@time' },
  async ({ page, context, browser, addresses, studio, accessible }) => {
    const { portal } = addresses;
    const coach = await studio.coach({ firstName: 'Tess', lastName: 'Fulton' });
    const session = await studio.session({ coach_id: coach.coachId, startsIn: { minutes: 30 }, price: 0 });
    const ada = await studio.member({ firstName: 'Ada', lastName: 'Byron' });
    await studio.register(ada, session, 'later');

    await page.goto(`${portal}/dashboard/pass`);
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Sign In' }).tap();
    const picture = page.getByRole('img', { name: 'QR code of your pass' });
    await expect(picture).toBeVisible();
    expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(260);
    await accessible(page, 'a pass');
    const letters = page.locator('.pass-face > p');
    const first = (await letters.textContent()) ?? '';
    await page.getByRole('button', { name: 'Renew code' }).tap();
    await page.getByRole('button', { name: 'Renew', exact: true }).tap();
    await expect(page.getByText('This is your new code.')).toBeVisible();
    const code = (await letters.textContent()) ?? '';
    expect(code).not.toBe(first);
    const download = page.waitForEvent('download');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save as picture' }).tap();
    expect((await download).suggestedFilename()).toBe('pass.png');
    await expect(picture).toBeVisible();
    await context.setOffline(false);

    const desk = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await desk.goto(`${portal}/office/sessions/${session.id}/roster`);
    await desk.getByLabel('Email').fill(coach.email);
    await desk.getByLabel('Password', { exact: true }).fill(coach.password);
    await desk.getByRole('button', { name: 'Sign In' }).click();
    await desk.getByRole('button', { name: 'Scan', exact: true }).click();
    const scanner = desk.getByRole('region', { name: 'Scanner' });
    await expect(scanner.getByLabel('Code of the pass')).toBeFocused();
    await desk.keyboard.type(first);
    await desk.keyboard.press('Enter');
    await expect(scanner.getByText('No pass has this code')).toBeVisible();
    await desk.keyboard.type(code);
    await desk.keyboard.press('Enter');
    await expect(scanner.getByRole('heading', { name: 'Ada Byron' })).toBeVisible();
    await expect(scanner.getByText(/^Present, /)).toBeVisible();
    await accessible(desk, 'a scanned pass');
    await expect
      .poll(async () => {
        const { results } = await studio.office.rosters.read({ params: { id: session.id } });
        return results.map(({ attendance }) => attendance);
      })
      .toEqual(['present']);
    await scanner.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(async () => {
        const { results } = await studio.office.rosters.read({ params: { id: session.id } });
        return results.map(({ attendance }) => attendance);
      })
      .toEqual([null]);
    await desk.keyboard.press('Escape');
    await expect(scanner).toBeHidden();
    await desk.close();
  },
);

test(
  'an owner cancels what is booked on a closed day from the week',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    // A day of its own: what others booked would be cancelled with it.
    const days = 600 + Math.floor(Math.random() * 900);
    const session = await studio.session({ startsIn: { minutes: days * 24 * 60 }, price: 0 });
    await studio.register(await studio.member({ firstName: 'Ada', lastName: 'Byron' }), session, 'later');
    const day = session.start_datetime.slice(0, 10);
    const { id } = await studio.office.closures.create({
      body: { start_date: day, end_date: day, reason: `Sanding ${session.title}` },
    });
    await page.goto(`${addresses.portal}/office/schedule?week=${day}`);
    await page.getByLabel('Email').fill('owner@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('Standard!2026');
    await page.getByRole('button', { name: 'Sign In' }).tap();
    const flash = page.getByRole('note').filter({ hasText: `Sanding ${session.title}` });
    await flash.getByRole('button', { name: /^Cancel \d+ session/ }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem').filter({ hasText: session.title })).toBeVisible();
    await accessible(page, 'cancelling the sessions of a closure');
    await dialog.getByLabel('Reason').fill('We sand the floor.');
    await dialog.getByRole('button', { name: /^Cancel \d+ session/ }).tap();
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => (await studio.office.sessions.read({ params: { id: session.id } })).status)
      .toBe('cancelled');
    await page.goto(`${addresses.portal}/office/closures/${id}`);
    await expect(page.getByText(/refunded/)).toBeVisible();
    await studio.office.closures.remove({ params: { id } });
  },
);
