import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesAt, ReplicaFreshness } from './replica-freshness.ts';

const position = (bytes: number) => `0/${bytes.toString(16).toUpperCase()}`;

describe('a position in the log', () => {
  it.each([
    ['0/0', 0n],
    ['0/16B3748', 0x16b3748n],
    ['1/0', 0x1_0000_0000n],
    ['A/FFFFFFFF', 0xa_ffff_ffffn],
  ])('%s', (text, bytes) => expect(bytesAt(text)).toBe(bytes));

  it.each(['', '0', '0/', 'x/1', '123456789/0'])('is not "%s"', (text) => {
    expect(() => bytesAt(text)).toThrow('write-ahead log');
  });
});

describe('the freshness of a replica', () => {
  it('is unknown at first, and while nothing has been replayed', () => {
    const freshness = new ReplicaFreshness();
    expect(freshness.asOf).toBe(-Infinity);
    freshness.record(10, position(100), position(99));
    expect(freshness.asOf).toBe(-Infinity);
  });

  it('is the time of the newest position that has been replayed', () => {
    const freshness = new ReplicaFreshness();
    freshness.record(10, position(100), position(50));
    freshness.record(20, position(200), position(150));
    expect(freshness.asOf).toBe(10);
    freshness.record(30, position(200), position(200));
    expect(freshness.asOf).toBe(30);
  });

  it('does not advance while the replica stands still and the primary writes', () => {
    const freshness = new ReplicaFreshness();
    freshness.record(10, position(100), position(100));
    for (let at = 20; at < 2_000; at += 10) freshness.record(at, position(100 + at), position(100));
    expect(freshness.asOf).toBe(10);
  });

  it('never claims data that was committed after what has been replayed', () => {
    const steps = fc.array(fc.tuple(fc.nat(50), fc.nat(60)), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(steps, (moves) => {
        const freshness = new ReplicaFreshness();
        const written: [number, number][] = [];
        let primary = 1;
        let replayed = 0;
        for (const [index, [writes, replays]] of moves.entries()) {
          primary += writes;
          replayed = Math.min(primary, replayed + replays);
          written.push([index, primary]);
          freshness.record(index, position(primary), position(replayed));
          const known = written.filter(([, bytes]) => bytes <= replayed).map(([at]) => at);
          expect(freshness.asOf).toBe(known.at(-1) ?? -Infinity);
        }
      }),
    );
  });
});
