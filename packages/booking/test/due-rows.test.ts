import type { Registration } from '@detroit-well/api-client/contract';
import { describe, expect, it } from 'vitest';
import { calendarFileHref } from '../src/done/calendar-file.ts';
import {
  dueCents,
  dueRows,
  joinedRows,
  paidHow,
  refundUntil,
  type JoinedMembership,
  type PaidRegistration,
} from '../src/done/due-rows.ts';
import { joinedLead } from '../src/joining/plan-sections.tsx';

type Instalment = Registration['instalments'][number];
const paid = (amount: string): Instalment => ({ due_on: '2026-11-25', amount, status: 'paid' });
const due = (due_on: string, amount: string): Instalment => ({ due_on, amount, status: 'due' });
const joined: JoinedMembership = {
  price: '49.00',
  next_payment_on: '2026-12-25',
  payments: [
    {
      id: 'p',
      at: '2026-11-25T12:00:00-05:00',
      amount: '49.00',
      name: 'Standard',
      refunded_amount: '0.00',
    },
  ],
};

const registration = (over: Partial<PaidRegistration>): PaidRegistration => ({
  price: '180.00',
  rate: 'public',
  covered_by: 'none',
  payment_status: 'pending',
  instalments: [],
  ...over,
});

describe('what is due when', () => {
  it.each<[string, Partial<PaidRegistration>, ReturnType<typeof paidHow>, [string, string, string][]]>([
    ['a free session', { price: '0.00', payment_status: 'free' }, 'free', []],
    ['a response without a payment', { price: '0.00' }, 'unknown', []],
    [
      'a price that is paid in full',
      { payment_status: 'paid', rate: 'member', instalments: [paid('180.00')] },
      'paid',
      [
        ['Paid today', 'Member Rate', '$180'],
        ['Still due', '', 'Nothing'],
      ],
    ],
    [
      'a paid price of a server that sends no installments',
      { payment_status: 'paid' },
      'paid',
      [
        ['Paid today', '', '$180'],
        ['Still due', '', 'Nothing'],
      ],
    ],
    [
      'a plan',
      { rate: 'member', instalments: [paid('90.00'), due('2026-12-09', '90.00')] },
      'plan',
      [
        ['Paid today', 'Member Rate, 1 of 2', '$90'],
        ['Wednesday, December 9, 2026', '2 of 2, by the same card, by itself', '$90'],
      ],
    ],
    [
      'a seat that is paid later',
      { instalments: [due('2026-11-27', '180.00')] },
      'later',
      [
        ['Paid today', '', 'Nothing'],
        ['Due Friday, November 27, 2026', 'Or at the desk before the session', '$180'],
      ],
    ],
    [
      'a credit of a pass',
      { payment_status: 'paid', covered_by: 'pass', instalments: [paid('180.00')] },
      'paid',
      [['Due', 'A credit of your pass paid for this session', 'Nothing']],
    ],
    [
      'an included session',
      { payment_status: 'paid', covered_by: 'included', instalments: [paid('180.00')] },
      'paid',
      [['Due', 'Your membership included this session', 'Nothing']],
    ],
    [
      'a seat that is paid later, without installments',
      {},
      'later',
      [
        ['Paid today', '', 'Nothing'],
        ['Due', 'Or at the desk before the session', '$180'],
      ],
    ],
  ])('is listed for %s', (_what, over, how, rows) => {
    const one = registration(over);
    expect(paidHow(one)).toBe(how);
    expect(dueRows(one).map(({ label, detail = '', amount }) => [label, detail, amount])).toEqual(rows);
  });

  it.each<[string, Partial<PaidRegistration>, [string, string, string][]]>([
    [
      'paid in full',
      { payment_status: 'paid', rate: 'member', instalments: [paid('180.00')] },
      [
        ['Paid today', '$180 session, $49 membership', '$229'],
        ['Friday, December 25, 2026', 'Membership, by the same card, by itself', '$49'],
      ],
    ],
    [
      'on a plan',
      {
        rate: 'member',
        instalments: [paid('60.00'), due('2026-12-09', '60.00'), due('2026-12-30', '60.00')],
      },
      [
        ['Paid today', '$60 session, 1 of 3, $49 membership', '$109'],
        ['Wednesday, December 9, 2026', '2 of 3, by the same card, by itself', '$60'],
        ['Friday, December 25, 2026', 'Membership, by the same card, by itself', '$49'],
        ['Wednesday, December 30, 2026', '3 of 3, by the same card, by itself', '$60'],
      ],
    ],
    [
      'included in it',
      { payment_status: 'paid', covered_by: 'included', instalments: [paid('180.00')] },
      [
        ['Paid today', '$49 membership, which included this session', '$49'],
        ['Friday, December 25, 2026', 'Membership, by the same card, by itself', '$49'],
      ],
    ],
  ])('has the membership that was bought with a session %s', (_what, over, rows) => {
    const all = dueRows(registration(over), joined);
    expect(all.map(({ label, detail = '', amount }) => [label, detail, amount])).toEqual(rows);
  });

  it('names the next open amount of a reserved seat', () => {
    expect(
      dueCents(registration({ instalments: [due('2026-11-27', '90.00'), due('2026-12-11', '90.00')] })),
    ).toBe(9000);
    expect(dueCents(registration({}))).toBe(18_000);
  });
});

describe('until when leaving is free', () => {
  const start = '2026-11-28T18:30:00-05:00';

  it.each([
    [
      'before the deadline',
      '2026-11-25T14:31:00-05:00',
      'session: until Friday, November 27, 2026, 6:30 PM.',
    ],
    ['after it', '2026-11-28T12:00:00-05:00', 'session. That time has passed.'],
  ])('is said %s', (_when, now, end) => {
    const said = (covered_by: PaidRegistration['covered_by']) =>
      refundUntil(registration({ covered_by }), start, new Date(now));
    const before = 'if cancelled 24 or more hours before the';
    expect(said('none')).toBe(`Full refund ${before} ${end}`);
    expect(said('pass')).toBe(`The credit comes back ${before} ${end}`);
    expect(said('included')).toBe(`The included session comes back ${before} ${end}`);
  });
});

it('a first period that a code paid wholly cost nothing, and says so', () => {
  const free = { price: '49.00', next_amount: '49.00', next_payment_on: '2026-12-25', payments: [] };
  expect(joinedRows(free).map(({ label, amount }) => [label, amount])).toEqual([
    ['Paid today', '$0'],
    ['Friday, December 25, 2026', '$49'],
  ]);
  expect([joinedLead(free), joinedLead(joined)]).toEqual(['Nothing was charged.', 'Paid.']);
});

describe('the address of the calendar file', () => {
  it('has the id of the registration, and is missing where the response has none', () => {
    expect(calendarFileHref('https://api.test/api/v2', 'a/b')).toBe(
      'https://api.test/api/v2/training/registrations/a%2Fb/calendar/',
    );
    expect(calendarFileHref('https://api.test/api/v2', '')).toBeUndefined();
  });
});
