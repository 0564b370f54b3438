// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { intentKey, settleIntent } from '../src/intent-store.ts';

const order = { session_id: 'a', amount: '75.00' };

describe('the key of an intent', () => {
  beforeEach(() => sessionStorage.clear());

  it('stays the same across retries and reloads, so that nothing happens twice', () => {
    const key = intentKey('register:a', order);
    expect(intentKey('register:a', { ...order })).toBe(key);
    expect(sessionStorage.getItem('intent:register:a')).toContain(key);
  });

  it('is another for other details', () => {
    const key = intentKey('register:a', order);
    expect(intentKey('register:a', { ...order, amount: '80.00' })).not.toBe(key);
  });

  it('is another for another intent', () => {
    expect(intentKey('register:b', order)).not.toBe(intentKey('register:a', order));
  });

  it('is another once the answer is known', () => {
    const key = intentKey('register:a', order);
    settleIntent('register:a');
    expect(intentKey('register:a', order)).not.toBe(key);
  });
});
