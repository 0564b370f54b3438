import { describe, expect, it } from 'vitest';
import { afterClose, reconnectDelayMs } from '../src/chat/connection-rules.ts';

describe('afterClose', () => {
  it.each([
    ['the network is lost', 1006, { action: 'retry' }],
    ['the server restarts', 1001, { action: 'retry' }],
    ['the server is busy', 1013, { action: 'retry' }],
    ['the client sends too fast', 1008, { action: 'retry' }],
    ['the token is rejected', 4401, { action: 'renew' }],
    ['the member may not read the room', 4403, { action: 'stop', reason: 'not_allowed' }],
    ['too many windows are open', 4429, { action: 'stop', reason: 'too_many' }],
  ])('returns the next action when %s', (_when, code, expected) => {
    expect(afterClose(code)).toEqual(expected);
  });
});

describe('reconnectDelayMs', () => {
  it('doubles from 1 second to 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map((attempt) => reconnectDelayMs(attempt, () => 0))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });

  it('adds up to 25% random jitter', () => {
    expect(reconnectDelayMs(2, () => 1)).toBe(5_000);
  });
});
