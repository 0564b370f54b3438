import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabAttemptStorage } from '../src/payment-flow/attempt-storage.ts';

describe('tabAttemptStorage', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => vi.restoreAllMocks());
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
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const storage = tabAttemptStorage('a');
    storage.write({ pending });
    expect(storage.read().pending).toEqual(pending);
  });
});
