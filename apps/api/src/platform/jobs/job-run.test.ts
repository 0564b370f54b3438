import { describe, expect, it } from 'vitest';
import { runAll, startJobRun } from './job-run.ts';

describe('a job run', () => {
  it('processes all other items when one fails, and reports the failure at the end', async () => {
    const done: number[] = [];
    const run = startJobRun();
    await run.each([1, 2, 3], async (one) => {
      if (one === 2) throw new Error('two');
      done.push(one);
    });
    expect(done).toEqual([1, 3]);
    expect(run.end).toThrow(expect.objectContaining({ message: 'failed rows: 1', cause: new Error('two') }));
  });

  it('runs every part of a job, and fails when one did', async () => {
    const done: string[] = [];
    const parts = ['holds', 'charges', 'refunds'].map((name) => async () => {
      if (name === 'charges') throw new Error(name);
      done.push(name);
    });
    await expect(runAll(parts)).rejects.toMatchObject({ cause: new Error('charges') });
    expect(done).toEqual(['holds', 'refunds']);
  });

  it('starts no item after its time is over', async () => {
    const done: number[] = [];
    const run = startJobRun({ ms: 200 });
    await run.each([1, 2, 3], async (one) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      done.push(one);
    });
    await run.each([4], async (one) => done.push(one));
    expect(done).toEqual([1]);
    expect(run.end).not.toThrow();
  });

  it('starts no item after the server is asked to stop', async () => {
    const done: number[] = [];
    const stop = new AbortController();
    const run = startJobRun({ stopping: stop.signal });
    await run.each([1, 2, 3], async (one) => {
      done.push(one);
      if (one === 2) stop.abort();
    });
    expect(done).toEqual([1, 2]);
    expect(run.isOver()).toBe(true);
  });
});
