import { expect, test } from '../../fixtures/test.ts';

test(
  'a coach on a phone checks people in, one late, undoes a mark and finishes',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const { portal } = addresses;
    const person = await studio.coach({ firstName: 'Tess', lastName: 'Fulton' });
    const session = await studio.session({
      coach_id: person.coachId,
      startsIn: { minutes: 30 },
      price: 0,
    });
    const { title } = session;
    for (const firstName of ['Ada', 'Bo', 'Cleo'])
      await studio.register(await studio.member({ firstName, lastName: 'Byron' }), session, 'later');

    await page.goto(`${portal}/office/roster`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const row = (firstName: string) =>
      page.getByRole('listitem').filter({ has: page.getByText(`${firstName} Byron`, { exact: true }) });
    await expect(page.getByRole('status').filter({ hasText: 'of 3' })).toContainText('0');
    await expect(page.getByRole('button', { name: 'Add a person' })).toHaveCount(0);
    await accessible(page, 'a roster without marks');

    await row('Ada').getByRole('button', { name: 'Check in' }).tap();
    // At once, so that the rows below do not move when the server answers.
    await expect(row('Ada').getByText(/^Present, .*, by Tess Fulton$/)).toBeVisible();
    await row('Bo').getByRole('button', { name: 'Check in' }).tap();
    await expect(row('Bo').getByText(/^Present, .*, by Tess Fulton$/)).toBeVisible();
    await row('Bo').getByRole('button', { name: 'Undo the mark of Bo Byron' }).tap();
    await expect(row('Bo').getByRole('button', { name: 'Check in' })).toBeVisible();
    await row('Bo').getByRole('button', { name: 'Late' }).tap();
    await expect(row('Bo').getByText(/^Late, /)).toBeVisible();
    await accessible(page, 'a roster with marks');

    await row('Cleo')
      .getByRole('button', { name: /emergency contacts/ })
      .tap();
    const card = page.getByRole('dialog', { name: 'Cleo Byron' });
    await expect(card.getByText('No emergency contact is known.')).toBeVisible();
    await accessible(page, 'the card of a person');
    await card.getByRole('button', { name: 'Close' }).tap();
    await expect(card).toBeHidden();

    await page.getByRole('button', { name: 'Finish' }).tap();
    const finish = page.getByRole('dialog', { name: 'Cleo Byron without a mark' });
    await accessible(page, 'the end of a session');
    await finish.getByRole('button', { name: 'Mark absent' }).tap();
    await expect(row('Cleo').getByText(/^Absent, /)).toBeVisible();
    // Every mark is on the server.
    await expect
      .poll(async () => {
        const { results } = await studio.office.rosters.read({ params: { id: session.id } });
        return results.map(({ name, attendance }) => `${name}: ${attendance}`);
      })
      .toEqual(['Ada Byron: present', 'Bo Byron: late', 'Cleo Byron: absent']);
    await page.reload();
    await expect(row('Bo').getByText(/^Late, .*, by Tess Fulton$/)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'of 3' })).toContainText('2');
  },
);

test(
  'marks of a phone without network wait on it when the page is killed, and go from the next one',
  { tag: '@time' },
  async ({ page, context, addresses, studio, accessible }) => {
    const person = await studio.coach({ firstName: 'Tess', lastName: 'Fulton' });
    const session = await studio.session({ coach_id: person.coachId, startsIn: { minutes: 30 }, price: 0 });
    for (const firstName of ['Ada', 'Bo', 'Cleo'])
      await studio.register(await studio.member({ firstName, lastName: 'Byron' }), session, 'later');
    await page.goto(`${addresses.portal}/office/roster`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).tap();
    const checkIns = page.getByRole('button', { name: 'Check in', exact: true });
    await expect(checkIns).toHaveCount(3);

    await context.setOffline(true);
    for (const left of [2, 1, 0]) {
      await checkIns.first().tap();
      await expect(checkIns).toHaveCount(left);
    }
    await expect(page.getByText('3 marks saved here, not sent')).toBeVisible();
    await expect(page.getByText(/, saved here$/)).toHaveCount(3);
    await accessible(page, 'a roster with marks that wait');
    await page.close();

    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(`${addresses.portal}/office`);
    await expect
      .poll(async () => {
        const { results } = await studio.office.rosters.read({ params: { id: session.id } });
        return results.map(({ attendance }) => attendance);
      })
      .toEqual(['present', 'present', 'present']);
    await next.goto(`${addresses.portal}/office/roster`);
    await expect(next.getByText(/^Present, /)).toHaveCount(3);
    await expect(next.getByText('saved here', { exact: false })).toHaveCount(0);
  },
);
