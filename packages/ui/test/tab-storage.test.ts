import { renderHook, act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimTabStorage, readTabValue, tabKeys, useUnsaved, writeTabValue } from '../src/tab-storage.ts';

beforeEach(() => claimTabStorage(''));
afterEach(() => {
  vi.restoreAllMocks();
});

const throwing = (name: string) => (): never => {
  throw new DOMException('Not now.', name);
};
const faults: Record<string, () => void> = {
  'is blocked': () =>
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(throwing('SecurityError')),
  'is full': () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwing('QuotaExceededError')),
  'is missing': () =>
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockReturnValue(undefined as unknown as Storage),
};

describe('a value of this tab', () => {
  it('is in session storage', () => {
    writeTabValue('draft:a', { name: 'Ada' });
    expect(JSON.parse(sessionStorage.getItem('draft:a') ?? '')).toEqual({ name: 'Ada' });
    writeTabValue('draft:a', null);
    expect(sessionStorage.getItem('draft:a')).toBeNull();
  });

  it('is null when the storage contains invalid JSON', () => {
    sessionStorage.setItem('draft:a', '{');
    expect(readTabValue('draft:a')).toBeNull();
  });

  it('goes when another member signs in, and stays for the same member', () => {
    claimTabStorage('ada@example.test');
    writeTabValue('draft:a', 1);
    claimTabStorage('ada@example.test');
    expect(readTabValue('draft:a')).toBe(1);
    claimTabStorage('eva@example.test');
    expect(readTabValue('draft:a')).toBeNull();
  });
});

describe.each(Object.entries(faults))('when the storage %s, a value of this tab', (_, begin) => {
  it('lasts until the page closes, a sign-out, or its removal', () => {
    begin();
    writeTabValue('draft:a', 1);
    writeTabValue('draft:b', 2);
    expect([readTabValue('draft:a'), tabKeys('draft:')]).toEqual([1, ['draft:a', 'draft:b']]);
    writeTabValue('draft:a', null);
    expect(tabKeys('draft:')).toEqual(['draft:b']);
    claimTabStorage('');
    expect(tabKeys('draft:')).toEqual([]);
  });

  it('replaces the value that was stored before', () => {
    writeTabValue('draft:a', 1);
    begin();
    writeTabValue('draft:a', 2);
    expect(readTabValue('draft:a')).toBe(2);
  });

  it('is reported as unsaved, until the storage works again', () => {
    const { result } = renderHook(useUnsaved);
    expect(result.current).toBe(false);
    begin();
    act(() => writeTabValue('draft:a', 1));
    expect(result.current).toBe(true);
    vi.restoreAllMocks();
    act(() => writeTabValue('draft:a', 1));
    expect(result.current).toBe(false);
  });
});
