import { expect, it } from 'vitest';
import { typedCents } from '../src/format/amount.ts';
import { limitText } from '../src/format/refund-limit.ts';
import type { AuditEntry } from '@detroit-well/api-client';
import { auditActions, type AuditAction } from '@detroit-well/api-client/contract';
import { actionText, changesOf, changeText } from '../src/history/entry-text.ts';
import { targetOf } from '../src/history/target.ts';

it.each([
  ['', null],
  ['0', 0],
  ['50', 5_000],
  ['$1,250.5', 125_050],
  // 1.15 * 100 is less than 115.
  ['1.15', 115],
  ['-5', undefined],
  ['five', undefined],
  ['1.234', undefined],
])('a refund limit of "%s" is %s cents', (typed, cents) => {
  expect(typedCents(typed)).toBe(cents);
});

it('says that there is no limit', () => {
  expect([limitText(null), limitText(0), limitText(125_050)]).toEqual(['No limit', '$0.00', '$1,250.50']);
});

it('writes the fields of an entry with both values', () => {
  const entry = {
    before: { role: 'front_desk', refund_limit_cents: 0 },
    after: { role: 'coach', refund_limit_cents: null },
    names: {},
  };
  expect(changesOf(entry)).toEqual([
    { name: 'role', before: 'Front desk', after: 'Coach' },
    { name: 'refund_limit_cents', before: '$0.00', after: 'No limit' },
  ]);
});

it('leaves out the side that a new or a removed record does not have', () => {
  const entry = { before: null, after: { role: 'owner' }, names: {} };
  expect(changesOf(entry)).toEqual([{ name: 'role', before: null, after: 'Owner' }]);
  expect(changeText(entry)).toBe('Role: Owner');
});

it('writes a moved session in studio time, and each change once', () => {
  const before = {
    start_datetime: '2026-03-14T18:30:00-04:00',
    coach_id: 'c1',
    coach_name: 'Renée',
    meetings: [{}],
  };
  const after = {
    start_datetime: '2026-03-15T18:30:00-04:00',
    coach_id: 'c2',
    coach_name: 'Imani',
    meetings: [{}],
  };
  expect(changeText({ before, after, names: {} })).toBe(
    'Start: Mar 14, 2026, 6:30 PM → Mar 15, 2026, 6:30 PM. Coach: Renée → Imani',
  );
});

it('names the sessions of a list, and leaves out what names the record itself', () => {
  const booked = [
    { id: 's1', title: 'Late Skate', start_datetime: '2026-03-14T18:30:00-04:00' },
    { days: 2 },
  ];
  const after = { id: 'c1', version: 1, booked, tags: ['Drummer', 'Ramp'] };
  expect(changeText({ before: null, after, names: {} })).toBe(
    'Booked: Late Skate, Mar 14, 2026, 6:30 PM, days 2. Tags: Drummer, Ramp',
  );
});

const uuid = '5ab01819-09d4-4c5b-8a51-0f7f2f6b1a11';
const alicia = 'Alicia Baker, Backward Fundamentals, Nov 29, 2026';

const entryOf = (action: string, fields: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'aud_1',
  at: '2026-11-29T00:59:28-05:00',
  action,
  actor: { id: 'person-owner', name: 'Odessa Rawls' },
  target: `session:${uuid}`,
  person_id: null,
  before: null,
  after: null,
  names: {},
  reason: null,
  request_id: uuid,
  ...fields,
});

/** Fields as the server writes them for some actions. */
const written: Partial<Record<AuditAction, Partial<AuditEntry>>> = {
  'attendance.record': {
    after: {
      facts: [{ id: uuid, kind: 'check_in', registration_id: uuid, at: '2026-11-29T00:59:28.150-05:00' }],
    },
    names: { [`registration:${uuid}`]: alicia },
  },
  'session.message': { after: { message_id: uuid, recipients: 12 } },
  'series.apply': {
    before: { interval: 1, weekdays: ['friday'] },
    after: {
      interval: 2,
      weekdays: ['friday', 'thursday'],
      scope: 'this_and_following',
      session_id: uuid,
      changes: { interval: 2, coach_id: uuid },
      sessions_count: 6,
      people_count: 9,
      registrations_count: 28,
      series_id: uuid,
    },
  },
  'session.change': {
    before: { edited_fields: [], status: 'scheduled', coach_id: null, coach_name: null },
    after: {
      edited_fields: ['max_participants'],
      status: 'rescheduled',
      coach_id: uuid,
      coach_name: 'Renée',
    },
  },
  'plan.create': {
    after: { id: uuid, benefits: { member_rate: true, sessions_per_month: 8 }, price: '49.00' },
  },
  'payment.take': {
    target: `payment:${uuid}`,
    after: { registration_id: uuid, method: 'cash', amount: '240.00' },
  },
  'payment.refund': { after: { refund_id: uuid, amount: '1440.00', destination: 'card' } },
  'note.create': { after: { note_id: uuid, text: 'Sings while skating' } },
  'worklist.resolve': { before: { waits: 'refund_failed' } },
  'roster.export': { after: { meeting: '2026-11-29T10:00:00-05:00', count: 9 } },
  'sessions.export': { target: 'sessions', after: { series: uuid, limit: 20, count: 20 } },
};

const lineOf = (entry: AuditEntry) => {
  const { kind, name = '' } = targetOf(entry);
  return [actionText(entry), kind, name, changeText(entry)].join(' | ');
};

it.each([...auditActions, 'gift_voucher.send_again'])(
  'writes %s without code, field names or ids',
  (action) => {
    const line = lineOf(entryOf(action, written[action as AuditAction]));
    expect(line).not.toMatch(/[{}_]|[0-9a-f]{8}-[0-9a-f]{4}-/);
  },
);

it('writes a mark, a payment and a refund as sentences', () => {
  const sentences = (['attendance.record', 'payment.take', 'payment.refund', 'session.message'] as const).map(
    (action) => actionText(entryOf(action, written[action])),
  );
  expect(sentences).toEqual([
    `Checked in ${alicia}`,
    'Took a payment of $240',
    'Gave a refund of $1,440',
    'Sent a message to 12 people',
  ]);
});

it('links the record of an entry by its name, and a deleted one not', () => {
  const names = { [`session:${uuid}`]: 'Backward Fundamentals, Nov 29, 2026' };
  expect(targetOf(entryOf('session.change', { names }))).toEqual({
    kind: 'Session',
    name: 'Backward Fundamentals, Nov 29, 2026',
    href: `/office/sessions/${uuid}`,
  });
  const deleted = entryOf('program.delete', { target: 'program:roll', before: { title: 'Rhythm Roll' } });
  expect(targetOf(deleted)).toEqual({ kind: 'Program', name: 'Rhythm Roll', href: undefined });
});
