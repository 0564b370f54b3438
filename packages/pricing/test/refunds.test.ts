import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currentRefundPolicy,
  refundDue,
  refundPolicyName,
  refundPolicyNamed,
  refundTerms,
} from '../src/index.ts';

const paidCents = 7_500;
/** The tables below apply to this policy, which may differ from the policy of new registrations. */
const policy = { fullRefundBeforeHours: 24 };

/** The start of a session, and the last instant of a full refund in studio time. */
const sessions = [
  ['an ordinary day', '2026-12-24T14:00:00-05:00', '2026-12-23T14:00:00-05:00'],
  ['the day the clocks go back in 2026', '2026-11-01T14:00:00-05:00', '2026-10-31T15:00:00-04:00'],
  ['the day after the clocks went back', '2026-11-02T14:00:00-05:00', '2026-11-01T14:00:00-05:00'],
  ['the day the clocks go forward in 2027', '2027-03-14T14:00:00-04:00', '2027-03-13T13:00:00-05:00'],
  ['the first hour after the gap', '2027-03-14T03:00:00-04:00', '2027-03-13T02:00:00-05:00'],
  ['the day the clocks go back in 2027', '2027-11-07T14:00:00-05:00', '2027-11-06T15:00:00-04:00'],
  ['the repeated hour', '2027-11-07T01:30:00-05:00', '2027-11-06T02:30:00-04:00'],
] as const;

test('new registrations are fully refunded 24 or more hours before the session (SPEC-B 9)', () => {
  expect(currentRefundPolicy).toEqual({ fullRefundBeforeHours: 24 });
});

describe.each(sessions)('a session: %s', (_day, startsAt, edge) => {
  const at = Date.parse(edge);
  const cancelled = (now: number, cancelledBy: 'member' | 'business' = 'member') =>
    refundDue({ paidCents, startsAt, now, cancelledBy, policy });

  test('refunds everything until exactly 24 elapsed hours before the start', () => {
    expect(cancelled(at - 1)).toMatchObject({ refundCents: paidCents, fullRefund: true });
    expect(cancelled(at)).toMatchObject({ refundCents: paidCents, fullRefund: true });
  });

  test('refunds nothing one millisecond later', () => {
    expect(cancelled(at + 1)).toMatchObject({ refundCents: 0, fullRefund: false });
  });

  test('shows the last instant of a full refund', () => {
    expect(cancelled(at).deadline).toEqual(new Date(edge));
  });

  test('refunds everything at any time when the business cancels', () => {
    expect(cancelled(at + 1, 'business')).toMatchObject({ refundCents: paidCents, fullRefund: true });
    expect(cancelled(Date.parse(startsAt) + 1, 'business')).toMatchObject({ refundCents: paidCents });
  });

  test('drops the open instalments in both cases', () => {
    expect(cancelled(at).dropsOpenInstalments).toBe(true);
    expect(cancelled(at + 1).dropsOpenInstalments).toBe(true);
  });
});

test('the refund is the full paid amount until the deadline and zero after it', () => {
  const day = 86_400_000;
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }),
      fc.integer({ min: -2 * day, max: 2 * day }),
      (paid, startsAt, fromEdge) => {
        const refund = refundDue({
          paidCents: paid,
          startsAt,
          now: startsAt - day + fromEdge,
          cancelledBy: 'member',
          policy,
        });
        expect(refund.fullRefund).toBe(fromEdge <= 0);
        expect(refund.refundCents).toBe(fromEdge <= 0 ? paid : 0);
      },
    ),
  );
});

test('a stored policy name is parsed into its policy, and the terms contain its hours', () => {
  for (const fullRefundBeforeHours of [0, 24, 48, 168]) {
    const policy = { fullRefundBeforeHours };
    expect(refundPolicyNamed(refundPolicyName(policy))).toEqual(policy);
    expect(refundTerms(policy)).toBe(
      `Full refund if cancelled ${fullRefundBeforeHours} or more hours before the session.`,
    );
  }
  expect(refundPolicyName({ fullRefundBeforeHours: 24 })).toBe('full_refund_24h');
  for (const name of ['', 'full_refund', 'full_refund_h', 'full_refund_-1h', 'full_refund_24h ']) {
    expect(refundPolicyNamed(name)).toBeNull();
  }
});

test('the refund follows the policy that applied at purchase', () => {
  const bought = {
    paidCents,
    startsAt: '2026-12-24T14:00:00-05:00',
    cancelledBy: 'member',
    policy: { fullRefundBeforeHours: 48 },
  } as const;
  expect(refundDue({ ...bought, now: '2026-12-22T14:00:00-05:00' }).fullRefund).toBe(true);
  expect(refundDue({ ...bought, now: '2026-12-22T14:00:00.001-05:00' }).fullRefund).toBe(false);
});

test('invalid instants and amounts throw an error', () => {
  const fine = { paidCents, startsAt: 0, now: 0, cancelledBy: 'member' } as const;
  expect(() => refundDue({ ...fine, startsAt: 'soon' })).toThrow(RangeError);
  expect(() => refundDue({ ...fine, now: Number.NaN })).toThrow(RangeError);
  expect(() => refundDue({ ...fine, paidCents: -1 })).toThrow(RangeError);
});
