import { describe, expect, it } from 'vitest';
import { previewText, refundText } from '../src/routes/session/refund-text.ts';

const preview = {
  can_cancel: true,
  paid_amount: '75.00',
  refund_amount: '75.00',
  full_refund: true,
  refund_deadline: '2026-11-27T18:30:00-05:00',
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
      expect(refundText({ amount, status, returned_amount: back, owed_amount: owed })).toBe(text);
    },
  );
});
