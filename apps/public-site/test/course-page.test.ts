import { expect, it } from 'vitest';
import { createSite } from '../src/app.ts';
import { goodApi, options, session, sessionPath } from './fixtures.ts';

it('the page of a course says what the price buys, lists its dates, and describes each as a part of the event', async () => {
  const meetings = ['14', '21', '28'].map((day) => ({
    start_datetime: `2026-03-${day}T18:30:00-04:00`,
    end_datetime: `2026-03-${day}T20:00:00-04:00`,
  }));
  const course = { ...session, meetings };
  const site = await createSite({ ...options, api: { ...goodApi, session: () => Promise.resolve(course) } });
  const { body } = await site.inject({ url: `${sessionPath}?id=${session.public_id}` });
  await site.close();
  for (const text of ['3 Saturdays, Mar 14 to Mar 28', ', $80 a night', 'Members $180', 'What is it?'])
    expect(body).toContain(text);
  expect(body).toContain('Saturday, March 28, 2026');
  const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'Event',
    startDate: meetings[0]?.start_datetime,
    endDate: meetings[2]?.end_datetime,
    subEvent: meetings.map(({ start_datetime, end_datetime }) => ({
      '@type': 'Event',
      startDate: start_datetime,
      endDate: end_datetime,
    })),
  });
});
