import { expect, it } from 'vitest';
import { clockChangeText } from '../src/sessions/clock-change.ts';
import { wirePrice } from '../src/format/amount.ts';
import { weeklyAfter, wireOf } from '../src/routes/session/course-dates.ts';
import { meetingRows } from '../src/routes/schedule/meeting-rows.ts';
import {
  bodyOf,
  changesFrom,
  copyOf,
  emailText,
  isCourse,
  valuesOf,
} from '../src/routes/session/session-values.ts';
import { meeting, officeSession } from './office-session.ts';

const stored = officeSession();
const typed = valuesOf(stored);
const course = {
  ...stored,
  meetings: [...stored.meetings, meeting('2026-03-21T18:30:00-04:00', '2026-03-21T20:00:00-04:00')],
};

it('shows studio time, and sends nothing for what stays', () => {
  expect(typed).toMatchObject({ date: '2026-03-14', start_datetime: '18:30', end_datetime: '20:00' });
  expect(typed.registration_opens_at).toBe('2026-03-01T09:00');
  expect(changesFrom(stored, typed)).toEqual({});
  expect(changesFrom(course, valuesOf(course))).toEqual({});
});

it.each([
  [
    { date: '2026-03-15' },
    { start_datetime: '2026-03-15T18:30:00-04:00', end_datetime: '2026-03-15T20:00:00-04:00' },
  ],
  [{ end_datetime: '01:00' }, { end_datetime: '2026-03-15T01:00:00-04:00' }],
  [
    { date: '2026-03-07', start_datetime: '23:00', end_datetime: '03:00' },
    { start_datetime: '2026-03-07T23:00:00-05:00', end_datetime: '2026-03-08T03:00:00-04:00' },
  ],
  [{ max_participants: '' }, { max_participants: null }],
  [{ max_participants: '20' }, { max_participants: 20 }],
  [{ price_public: '$80' }, { price_public: '80.00' }],
  [{ coach_id: '' }, { coach_id: null }],
  [{ registration_opens_at: '' }, { registration_opens_at: null }],
  [{ registration_closes_at: '2026-03-14T12:00' }, { registration_closes_at: '2026-03-14T12:00:00-04:00' }],
  [{ registration_open: 'false' }, { registration_open: false }],
  [{ what_to_bring: ' Water \n\n' }, { what_to_bring: ['Water'] }],
])('sends only what %o changes', (change, body) => {
  expect(changesFrom(stored, { ...typed, ...change })).toEqual(body);
});

it('copies a session without its day and its registration', () => {
  expect(copyOf({ ...stored, registration_open: false })).toEqual({
    ...typed,
    date: '',
    registration_opens_at: '',
  });
  expect(bodyOf({ ...copyOf(stored), date: '2026-04-01' })).toMatchObject({
    start_datetime: '2026-04-01T18:30:00-04:00',
    registration_open: true,
  });
});

it('sends all dates of a course when one of them changes', () => {
  const [first, second] = course.meetings;
  expect(valuesOf(course).meetings).toBe('2026-03-21|18:30|20:00');
  const later = { start_datetime: '2026-03-22T18:30:00-04:00', end_datetime: '2026-03-22T20:00:00-04:00' };
  expect(changesFrom(course, { ...valuesOf(course), meetings: '2026-03-22|18:30|20:00' })).toEqual({
    meetings: [first, later],
  });
  expect(changesFrom(course, { ...valuesOf(course), meetings: '' })).toEqual({ meetings: [first] });
  // Earlier than the first one, so it is the first now.
  expect(changesFrom(course, { ...valuesOf(course), date: '2026-03-28' })).toEqual({
    ...second,
    meetings: [
      second,
      { start_datetime: '2026-03-28T18:30:00-04:00', end_datetime: '2026-03-28T20:00:00-04:00' },
    ],
  });
});

it('copies a course to the weeks after its last date', () => {
  expect(copyOf(course)).toMatchObject({ date: '2026-03-28', meetings: '2026-04-04|18:30|20:00' });
});

it('adds dates by weekday and number after the last one, over a clock change', () => {
  const first = { date: '2026-02-26', start: '18:30', end: '20:00' };
  expect(weeklyAfter([first], 4, 2).map(({ date }) => date)).toEqual(['2026-03-05', '2026-03-12']);
  expect(weeklyAfter([first, { ...first, date: '2026-03-05' }], 6, 1)).toEqual([
    { ...first, date: '2026-03-07' },
  ]);
  expect(weeklyAfter([first], 4, 2).map((one) => wireOf(one).start_datetime)).toEqual([
    '2026-03-05T18:30:00-05:00',
    '2026-03-12T18:30:00-04:00',
  ]);
});

it.each([
  ['75', '75.00'],
  ['$1,250.5', '1250.50'],
  ['', undefined],
  ['five', undefined],
  ['-5', undefined],
])('reads the amount "%s" as %s', (text, amount) => {
  expect(wirePrice(text)).toBe(amount);
});

it.each([
  [3, ['date', 'title'], '3 people get an email about the new time.'],
  [1, ['coach_id'], '1 person gets an email about the new coach.'],
  [3, ['end_datetime', 'coach_id'], '3 people get an email about the new time and the new coach.'],
  [3, ['title', 'price_public'], ''],
  [0, ['date'], ''],
])('with %i booked, a change of %o says "%s"', (booked_count, changed, text) => {
  expect(emailText({ ...stored, booked_count }, changed)).toBe(text);
});

it('lists the meetings of a course that are in the week, in order', () => {
  expect([isCourse(stored), isCourse(course)]).toEqual([false, true]);
  expect(meetingRows([course, stored], '2026-03-15', '2026-03-21').map(({ part }) => part)).toEqual([
    'Meeting 2 of 2',
  ]);
  expect(meetingRows([course, stored], '2026-03-08', '2026-03-14').map(({ part }) => part)).toEqual([
    'Meeting 1 of 2',
    null,
  ]);
  expect(meetingRows([course], '2026-03-16', '2026-03-20')).toEqual([]);
});

it.each([
  ['2026-03-07', '2026-03-08', 'The clocks change that night: it lasts 5 hours.'],
  ['2026-10-31', '2026-11-01', 'The clocks change that night: it lasts 7 hours.'],
  ['2026-03-14', '2026-03-15', null],
])('says how long a night is on which the clocks change: %s', (day, endDay, text) => {
  expect(clockChangeText(day, '22:00', endDay, '04:00')).toBe(text);
});
