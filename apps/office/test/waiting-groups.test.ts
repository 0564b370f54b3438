import type { TodaySession, WorklistEntry } from '@detroit-well/api-client';
import { expect, it } from 'vitest';
import { groupText } from '../src/routes/today/group-text.ts';
import { groupsOf } from '../src/waiting/groups.ts';

const day = '2026-03-14';
const ten = '2026-03-14T10:00:00-04:00';
let made = 0;
const entry = (kind: string, name: string | null, over: Partial<WorklistEntry> = {}): WorklistEntry => ({
  id: `${kind}:${(made += 1)}`,
  kind,
  title: `${kind}: ${name ?? ''}`,
  text: 'Why.',
  at: ten,
  registration_id: 'r1',
  session_id: 's1',
  meeting: ten,
  person_id: null,
  same_person_id: null,
  person_name: name,
  amount: null,
  payment_id: null,
  next_attempt_at: null,
  told: null,
  resolvable: false,
  ...over,
});
const sessions = [{ id: 's1', meeting: ten, title: 'Backward Fundamentals' } as TodaySession];
const texts = (...entries: readonly WorklistEntry[]) =>
  groupsOf(entries).map((group) => groupText(group, sessions, day));

it('groups what is missing by session and kind, in the order of the first entries', () => {
  const names = ['Ada Byron', 'Bea Young', 'Carl Ellery', 'Dan Fox'];
  const waiting = names.flatMap((name) => [entry('waiver_missing', name), entry('contact_missing', name)]);
  expect(texts(...waiting)).toEqual([
    {
      title: '4 waivers missing, 10:00 AM',
      text: 'Backward Fundamentals: Ada Byron, Bea Young, Carl Ellery and 1 more',
    },
    {
      title: '4 emergency contacts missing, 10:00 AM',
      text: 'Backward Fundamentals: Ada Byron, Bea Young, Carl Ellery and 1 more',
    },
  ]);
});

it('keeps the sessions apart, and names the day of one that is not today', () => {
  const other = { session_id: 's2', meeting: '2026-03-12T18:30:00-04:00' };
  expect(
    texts(
      entry('clock', 'Ada Byron'),
      entry('clock', 'Bea Young', other),
      entry('clock', 'Carl Ellery', other),
    ),
  ).toEqual([
    { title: 'clock: Ada Byron', text: 'Why.' },
    { title: '2 marks by a wrong clock, Mar 12', text: 'Bea Young, Carl Ellery' },
  ]);
});

it('adds up money of one kind over all sessions', () => {
  expect(
    texts(
      entry('payment_failed', 'Gwen Kowalski', { amount: '60.00', meeting: null }),
      entry('payment_failed', 'Andre Calloway', { amount: '120.00', session_id: 's2', meeting: null }),
    ),
  ).toEqual([{ title: '2 payments failed, $180', text: 'Gwen Kowalski, Andre Calloway' }]);
});

it('leaves sessions without a coach and unknown kinds alone', () => {
  expect(
    groupsOf([
      entry('coach_missing', null),
      entry('coach_missing', null),
      entry('news', null),
      entry('news', null),
    ]),
  ).toHaveLength(4);
});
