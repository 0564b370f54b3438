import { beforeEach, describe, expect, it } from 'vitest';
import { tabAttemptStorage } from '../src/payment-flow/attempt-storage.ts';

describe('tabAttemptStorage', () => {
  beforeEach(() => sessionStorage.clear());
  const pending = { key: 'key-1', paymentMethodId: 'pm_1' };

  it('keeps an attempt until it is cleared', () => {
    tabAttemptStorage('a').write({ pending });
    expect(tabAttemptStorage('a').read()).toEqual({ pending, held: null });
    expect(tabAttemptStorage('b').read().pending).toBeNull();
    tabAttemptStorage('a').clear();
    expect(tabAttemptStorage('a').read().pending).toBeNull();
  });

  it('is empty when the storage contains invalid JSON', () => {
    sessionStorage.setItem('a', '{');
    expect(tabAttemptStorage('a').read()).toEqual({ pending: null, held: null });
  });

  it('keeps the attempt in memory when the storage is blocked', () => {
    const storage = tabAttemptStorage('a', () => {
      throw new DOMException('blocked', 'SecurityError');
    });
    storage.write({ pending });
    expect(storage.read().pending).toEqual(pending);
  });
});
