import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realDatabase } from '../../../test/database.ts';
import { moneyStudio, owing } from '../../../test/money.ts';
import { openedAt } from '../../../test/office/money-cases.ts';
import { ProblemError } from '../../platform/calls/problem.ts';
import { closeTill, type LockTill } from './close-till.ts';

let studio: Awaited<ReturnType<typeof moneyStudio>>;
beforeAll(async () => {
  studio = await moneyStudio({ database: await realDatabase({ poolSize: 20 }) });
});
afterAll(() => studio?.server.close());

/** Ten people close the till that all of them see. Returns what became of each. */
async function closeAtOnce(lock?: LockTill): Promise<string[]> {
  const { server, desk } = studio;
  const since = await openedAt(server);
  const one = (index: number) =>
    closeTill(
      {
        caller: { userId: desk.id, role: 'front_desk' },
        requestId: randomUUID(),
        body: { since, counted_cash: `${index}.00` },
      } as never,
      server.deps,
      { lock },
    ).then(
      () => 'closed',
      (error: unknown) => (error instanceof ProblemError ? error.code : 'failed'),
    );
  return (await Promise.all(Array.from({ length: 10 }, (_, index) => one(index)))).toSorted();
}

describe('ten people who close the till at once', () => {
  it('make one closing, and the others get that one', async () => {
    for (let round = 0; round < 5; round += 1) {
      studio.server.clock.pass(1);
      expect(await closeAtOnce()).toEqual(['closed', ...Array.from({ length: 9 }, () => 'till_closed')]);
    }
  });

  it('count what is paid meanwhile once', async () => {
    const { server, money, desk, owner } = studio;
    server.clock.pass(1);
    await closeAtOnce();
    const before = await closings();
    const open = await Promise.all(Array.from({ length: 12 }, () => owing(server)));
    await Promise.all([
      ...open.map(({ id }) => money.take(id, { method: 'cash' })),
      ...[1, 2, 3].map(async () => {
        const since = (await money.call('GET', '/office/till/', desk)).body['since'];
        await money.call('POST', '/office/till/close/', owner, { since, counted_cash: '0.00' });
      }),
    ]);
    const left = Number((await money.call('GET', '/office/till/', desk)).body['expected_cash']);
    expect((await closings()) - before + left).toBe(12 * 75);
  });

  it('would make several without the lock and the unique number (positive control)', async () => {
    const { server } = studio;
    server.clock.pass(1);
    await server.database.db.execute(sql`drop index till_closings_number`);
    const made = await closeAtOnce(() => Promise.resolve());
    expect(made.filter((each) => each === 'closed').length).toBeGreaterThan(1);
  });
});

/** The cash that all closings expected. */
async function closings(): Promise<number> {
  const { money, owner } = studio;
  const { body } = await money.call('GET', '/office/till/closings/?limit=100', owner);
  return (body['results'] as { expected_cash: string }[]).reduce(
    (sum, { expected_cash: cash }) => sum + Number(cash),
    0,
  );
}
