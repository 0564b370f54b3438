import { describe, expect, it } from 'vitest';
import { previewText, refundText } from '../src/routes/session/refund-text.ts';

const preview = {
  can_cancel: true,
  paid_amount: '75.00',
  refund_amount: '75.00',
  full_refund: true,
  refund_deadline: '2026-11-27T18:30:00-05:00',
  pass_credit: null,
  included_session: null,
  refund_credit: '0.00',
  open_instalments: 0,
};

describe('the texts about a refund', () => {
  it('show the amount and the deadline in studio time before an early cancellation', () => {
    expect(previewText(preview)).toBe(
      'You get $75 back, all that you paid. This holds until Friday, November 27, 2026, 6:30 PM EST.',
    );
  });

  it('say that nothing is refunded, and show the deadline, before a late cancellation', () => {
    const late = previewText({ ...preview, full_refund: false, refund_amount: '0.00' });
    expect(late).toContain('None of the $75 you paid is refunded');
    expect(late).toContain('Friday, November 27, 2026, 6:30 PM EST');
  });

  it('say whether the credit of a pass comes back', () => {
    const credit = { returns: true, expires_on: '2026-12-04' };
    const paidByPass = { ...preview, paid_amount: '0.00', refund_amount: '0.00' };
    expect(previewText({ ...paidByPass, pass_credit: credit })).toContain(
      'comes back, and pays until Friday, December 4, 2026',
    );
    expect(previewText({ ...paidByPass, pass_credit: { ...credit, returns: false } })).toContain(
      'does not come back',
    );
  });

  it('say whether the included session comes back', () => {
    const included = { returns: true, expires_on: '2026-12-04' };
    const paid = { ...preview, paid_amount: '0.00', refund_amount: '0.00' };
    expect(previewText({ ...paid, included_session: included })).toContain(
      'comes back. You can use it until Friday, December 4, 2026',
    );
    expect(previewText({ ...paid, included_session: { ...included, returns: false } })).toContain(
      'does not come back',
    );
  });

  it('say before a cancellation that open instalments are dropped', () => {
    expect(previewText({ ...preview, open_instalments: 1 })).toContain('still open are dropped');
  });

  it.each([
    ['succeeded', '75.00', '75.00', '0.00', '$75 went back to your card.'],
    ['pending', '75.00', '0.00', '0.00', '$75 is on its way back to your card.'],
    ['none', '0.00', '0.00', '0.00', 'Nothing was refunded.'],
    [
      'failed',
      '75.00',
      '0.00',
      '75.00',
      '$75 is owed to you, but sending it failed. The studio has been notified.',
    ],
    [
      'failed',
      '75.00',
      '38.00',
      '37.00',
      '$38 went back to your card. $37 is owed to you, but sending it failed. The studio has been notified.',
    ],
    [
      'failed',
      '76.00',
      '19.00',
      '19.00',
      '$19 went back to your card. $38 is on its way back to your card. $19 is owed to you, but sending it failed. The studio has been notified.',
    ],
  ] as const)(
    'describe a refund that is %s: of $%s, $%s returned, $%s owed',
    (status, amount, back, owed, text) => {
      const parts = amount === '0.00' ? [] : [{ to: 'card' as const, amount, returned_amount: back }];
      expect(refundText({ amount, status, returned_amount: back, owed_amount: owed, parts })).toBe(text);
    },
  );

  it.each([
    ['credit', '75.00', '$75 went back to your studio credit.'],
    ['cash', '0.00', '$75 that you paid in cash is yours again. Please ask for it at the desk.'],
    ['cash', '75.00', '$75 was handed out to you in cash.'],
  ] as const)('say that it does not go to a card: %s, $%s returned', (to, returned_amount, text) => {
    const parts = [{ to, amount: '75.00', returned_amount }];
    const refund = { amount: '75.00', status: 'pending' as const, returned_amount, owed_amount: '0.00' };
    expect(refundText({ ...refund, parts })).toBe(text);
  });

  it('name each way of a payment that was made in several', () => {
    const parts = [
      { to: 'card' as const, amount: '30.00', returned_amount: '0.00' },
      { to: 'credit' as const, amount: '45.00', returned_amount: '45.00' },
    ];
    const refund = { amount: '75.00', status: 'pending' as const, returned_amount: '45.00', parts };
    expect(refundText({ ...refund, owed_amount: '10.00' })).toBe(
      '$20 is on its way back to your card. $45 went back to your studio credit. $10 is owed to you, but sending it failed. The studio has been notified.',
    );
  });
});
