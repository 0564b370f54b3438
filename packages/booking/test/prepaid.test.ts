import { describe, expect, it } from 'vitest';
import { includedFor, passFor, type Pass } from '../src/prepaid/prepaid.ts';
import { isUnpaid, memberRegistration, unpaidLabel } from '../src/prepaid/member-payment.ts';

const night = { start_datetime: '2026-03-14T18:30:00-04:00', end_datetime: '2026-03-14T20:00:00-04:00' };
const session = { ...night, meetings: [night] };
const course = { ...night, meetings: [night, night] };

const pass = (id: string, left: number, expires_on: string): Pass => ({
  id,
  name: '10 sessions',
  credits: 10,
  credits_left: left,
  left,
  booked: 0,
  used: 0,
  refunded: 0,
  expires_on,
  left_until: [],
  bought_at: '2026-01-01T12:00:00-05:00',
  next_session_at: null,
  payment: { id: 'pay1', amount: '280.00', refunded_amount: '0.00' },
});

describe('the pass that pays for a session', () => {
  it.each([
    [
      'ends first of those that reach',
      [pass('late', 3, '2026-09-01'), pass('soon', 1, '2026-03-14')],
      'soon',
    ],
    ['has credits left', [pass('soon', 0, '2026-03-20'), pass('late', 3, '2026-09-01')], 'late'],
    ['does not end the day before', [pass('soon', 3, '2026-03-13')], undefined],
  ])('%s', (_what, passes, id) => {
    expect(passFor(passes, session)?.id).toBe(id);
    expect(passFor(passes, course)).toBeNull();
  });
});

describe('the included sessions that pay for a session', () => {
  const month = (starts_on: string, ends_on: string, left: number) => ({
    included_sessions: { per_month: 4, months: [{ starts_on, ends_on, left, given_back: false }] },
  });
  it.each([
    ['are those of its month', month('2026-03-01', '2026-03-31', 2), { left: 2, endsOn: '2026-03-31' }],
    ['count on the last day', month('2026-02-15', '2026-03-14', 1), { left: 1, endsOn: '2026-03-14' }],
    ['do not count the day after', month('2026-02-14', '2026-03-13', 1), null],
    ['are used up', month('2026-03-01', '2026-03-31', 0), null],
    ['are none', { included_sessions: null }, null],
  ])('%s', (_what, membership, found) => {
    expect(includedFor([membership], session)).toEqual(found);
    expect(includedFor([membership], course)).toBeNull();
  });
});

describe('the request of a member', () => {
  const direct = { session_id: 's1', amount: '25.00', notes: 'A sore knee' };
  const agreed = { ...direct, waiver_signed: true, payment_consent: true };
  const card = { payment_plan: 'full', save_payment_method: true } as const;
  const now = { ...card, when: 'now', use_pass: false, use_included: false } as const;
  it.each([
    ['a card', now, { ...agreed, ...card, payment_method_id: 'pm1' }, undefined],
    [
      'credit and a card',
      { ...now, credit_amount: '5.00' },
      { ...agreed, ...card, use_credit: true, credit_amount: '5.00', payment_method_id: 'pm1' },
      undefined,
    ],
    ['nothing yet', { ...now, when: 'later' as const }, direct, 'Reserve my spot'],
    ['a pass', { ...now, use_pass: true }, { ...agreed, use_pass: true }, 'Use 1 credit and register'],
    [
      'an included session',
      { ...now, use_included: true },
      { ...agreed, use_included: true },
      'Use 1 included session and register',
    ],
  ])('who pays with %s says only that', (_what, values, body, label) => {
    expect(memberRegistration(direct, 'pm1', values)).toEqual(body);
    expect(isUnpaid(values) ? unpaidLabel(values) : undefined).toBe(label);
  });
});
