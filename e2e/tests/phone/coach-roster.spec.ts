import { callOffice, newMember } from '../../fixtures/member-by-http.ts';
import { expect, test } from '../../fixtures/test.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

interface Entry {
  id: string;
  version: number;
}

test('a coach on a phone checks people in, one late, undoes a mark and finishes', async ({
  page,
  addresses,
  accessible,
}) => {
  const { api, portal } = addresses;
  const office = <Reply = Entry>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: unknown,
  ): Promise<Reply> => callOffice<Reply>(api, owner, method, path, body);
  const idOf = async ({ email }: { email: string }): Promise<string> => {
    const found = await office<{ results: Entry[] }>('GET', `people/?search=${encodeURIComponent(email)}`);
    return found.results[0]?.id ?? '';
  };
  const title = `Coach Roll ${Date.now()}`;
  const person = await newMember(api, { firstName: 'Tess', lastName: 'Fulton' });
  // Who signs in as a coach is in the team.
  const coach = await office('POST', 'coaches/', {
    name: `Tess Fulton ${Date.now()}`,
    person_id: await idOf(person),
  });
  const programs = await office<{ results: Entry[] }>('GET', 'programs/');
  const session = await office('POST', 'sessions/', {
    title,
    program_id: programs.results[0]?.id,
    coach_id: coach.id,
    start_datetime: inMinutes(30),
    end_datetime: inMinutes(90),
    max_participants: 8,
    price_public: '0.00',
    price_member: '0.00',
  });
  for (const firstName of ['Ada', 'Bo', 'Cleo']) {
    const member = await newMember(api, { firstName, lastName: 'Byron' });
    await office('POST', `people/${await idOf(member)}/registrations/`, { session_id: session.id });
  }

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
  await expect(row('Ada').getByText(/^Present, /)).toBeVisible();
  await row('Bo').getByRole('button', { name: 'Check in' }).tap();
  await row('Bo').getByRole('button', { name: 'Change the mark of Bo Byron' }).tap();
  await row('Bo').getByRole('button', { name: 'Take back' }).tap();
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
      const { results } = await office<{ results: { name: string; attendance: string | null }[] }>(
        'GET',
        `sessions/${session.id}/roster/`,
      );
      return results.map(({ name, attendance }) => `${name}: ${attendance}`);
    })
    .toEqual(['Ada Byron: present', 'Bo Byron: late', 'Cleo Byron: absent']);
  await page.reload();
  await expect(row('Bo').getByText(/^Late, .*, by Tess Fulton$/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'of 3' })).toContainText('2');

  // The next tests find the calendar and the coaches as they were.
  const { preview_token } = await office<{ preview_token: string }>(
    'POST',
    `sessions/${session.id}/cancel/preview/`,
  );
  await office('POST', `sessions/${session.id}/cancel/`, { reason: 'A test.', preview_token });
  await office('PATCH', `coaches/${coach.id}/`, { version: coach.version, archived: true });
});
