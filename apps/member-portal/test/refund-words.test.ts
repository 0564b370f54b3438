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
    ['succeeded', '$75 went back to your card.'],
    ['pending', '$75 is on its way back to your card.'],
    ['none', 'Nothing was refunded.'],
  ] as const)('after cancelling, when the refund is %s', (status, words) => {
    expect(refundWords({ amount: '75.00', status })).toBe(words);
  });

  it('after cancelling, a refund that failed is still owed', () => {
    expect(refundWords({ amount: '75.00', status: 'failed' })).toContain('owed to you');
  });
});
