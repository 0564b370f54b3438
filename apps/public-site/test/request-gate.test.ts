import { describe, expect, it } from 'vitest';
import { requestGate } from '../src/blog/request-gate.ts';

/** A clock that advances only during a sleep. */
function fakeClock() {
  const clock = {
    time: 0,
    now: () => clock.time,
    sleep: async (ms: number) => {
      const until = clock.time + ms;
      await Promise.resolve();
      clock.time = Math.max(clock.time, until);
    },
  };
  return clock;
}

const open = () => new AbortController().signal;

describe('blog requests', () => {
  it('start at least 300 ms apart (SPEC-B 9)', async () => {
    const clock = fakeClock();
    const gate = requestGate(300, clock);
    const starts: number[] = [];
    const request = async () => {
      await gate(open());
      starts.push(clock.time);
    };
    await Promise.all([request(), request(), request()]);
    expect(starts).toEqual([0, 300, 600]);
  });

  it('do not wait after a pause', async () => {
    const clock = fakeClock();
    const gate = requestGate(300, clock);
    await gate(open());
    clock.time = 1_000;
    await gate(open());
    expect(clock.time).toBe(1_000);
  });

  it('use no slot when they are aborted while they wait', async () => {
    const clock = fakeClock();
    const gate = requestGate(300, clock);
    await gate(open());
    const aborted = new AbortController();
    const second = gate(aborted.signal);
    aborted.abort();
    const third = gate(open());
    await expect(second).rejects.toThrow();
    await third;
    expect(clock.time).toBe(300);
  });
});
