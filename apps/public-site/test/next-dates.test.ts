import { expect, it } from 'vitest';
import { down, session, sessionPath } from './fixtures.ts';
import { get } from './get-page.ts';

const url = `${sessionPath}?id=${session.public_id}`;
const later = (public_id: string, day: string, over: object = {}) => ({
  ...session,
  public_id,
  start_datetime: `${day}T18:30:00-04:00`,
  end_datetime: `${day}T20:00:00-04:00`,
  meetings: [{ start_datetime: `${day}T18:30:00-04:00`, end_datetime: `${day}T20:00:00-04:00` }],
  ...over,
});

it('a session that can be booked shows the next dates of its program that can be booked, too', async () => {
  const sessionsOfProgram = () =>
    Promise.resolve([
      session,
      later('full', '2026-05-02', { is_full: true, available_spots: 0 }),
      later('second', '2026-05-09'),
      later('third', '2026-05-16'),
    ]);
  const { html } = await get(url, { sessionsOfProgram });
  const beside = /<section data-part="others" aria-labelledby="next-dates">(.*?)<\/section>/s.exec(html)?.[1];
  expect([...(beside ?? '').matchAll(/[?&]id=(\w+)/g)].map(([, id]) => id)).toEqual(['second', 'third']);
});

it('without the calendar, the page shows the session alone', async () => {
  const { html, reply } = await get(url, { sessionsOfProgram: down });
  expect(reply.statusCode).toBe(200);
  expect(html).not.toContain('Next dates');
  expect(html).toContain('Register Now');
});
