import { describe, expect, it } from 'vitest';
import { previewWords, refundWords } from '../src/routes/session/refund-words.ts';

const preview = {
  can_cancel: true,
  paid_amount: '75.00',
  refund_amount: '75.00',
  full_refund: true,
  refund_deadline: '2026-11-27T18:30:00-05:00',
  open_instalments: 0,
};

describe('what is said about a refund', () => {
  it('before cancelling in time: the amount, and until when it holds, in studio time', () => {
    expect(previewWords(preview)).toBe(
      'You get $75 back, all that you paid. This holds until Friday, November 27, 2026, 6:30 PM EST.',
    );
  });

  it('before cancelling late: that nothing comes back, and since when', () => {
    const late = previewWords({ ...preview, full_refund: false, refund_amount: '0.00' });
    expect(late).toContain('Nothing of the $75 you paid comes back');
    expect(late).toContain('Friday, November 27, 2026, 6:30 PM EST');
  });

  it('before cancelling with open instalments: that they are dropped', () => {
    expect(previewWords({ ...preview, open_instalments: 1 })).toContain('still open are dropped');
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
      '$75 is owed to you, but sending it failed. The studio has been told.',
    ],
    [
      'failed',
      '75.00',
      '38.00',
      '37.00',
      '$38 went back to your card. $37 is owed to you, but sending it failed. The studio has been told.',
    ],
    [
      'failed',
      '76.00',
      '19.00',
      '19.00',
      '$19 went back to your card. $38 is on its way back to your card. $19 is owed to you, but sending it failed. The studio has been told.',
    ],
  ] as const)(
    'after cancelling, %s: of $%s $%s arrived and $%s is owed',
    (status, amount, back, owed, words) => {
      expect(refundWords({ amount, status, returned_amount: back, owed_amount: owed })).toBe(words);
    },
  );
});
