import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedPlans } from '../../src/app/seed/plans/seed-plans.ts';
import { checkLedger } from '../../src/features/booking/ledger/check-ledger.ts';
import { dueRenewals } from '../../src/features/memberships/claim-renewal.ts';
import { studioDay } from '../../src/platform/clock/studio-calendar.ts';
import { realDatabase } from '../database.ts';
import { dropRenewalGuards, renewalCrowd, renewalsOf } from '../renewal-crowd.ts';
import { amount, report } from './amounts.ts';
import type { RunOf } from './renewals/process.ts';

/** The renewals of one night. */
const many = amount(40, 2_000);
const mostSeconds = 600;
/** How long the provider takes for each charge. */
const answerMs = 300;

let database: Awaited<ReturnType<typeof realDatabase>>;
let folder: string;
beforeAll(async () => {
  [database, folder] = [await realDatabase(), await mkdtemp(join(tmpdir(), 'detroit-renewals-'))];
  await database.withTx(seedPlans);
});
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const program = fileURLToPath(new URL('renewals/process.ts', import.meta.url));

/** Two processes that do the renewals of a new crowd. Returns the seconds from the moment when both may begin. */
async function night(name: string, people: number, how: RunOf): Promise<number> {
  const { db } = database;
  await renewalCrowd(database, name, people, studioDay(new Date()));
  const children = ['a', 'b'].map((which) =>
    fork(program, [database.url, join(folder, which), String(answerMs)], {
      execArgv: ['--conditions=detroit-source'],
    }),
  );
  await Promise.all(children.map((child) => once(child, 'message')));
  const ended = children.map((child) => once(child, 'exit'));
  const send = (message: string) => children.forEach((child: ChildProcess) => child.send(message));
  const began = performance.now();
  send(how);
  if (how === 'scheduled') {
    while (
      (await dueRenewals(db, new Date())).length > 0 ||
      (await renewalsOf(database, name))?.renewed !== people
    ) {
      if (performance.now() - began > mostSeconds * 1_000) break;
      await pause(1_000);
    }
    send('stop');
  }
  // The end of a stopped process is not part of the night.
  const seconds = () => (performance.now() - began) / 1_000;
  const worked = how === 'scheduled' ? seconds() : null;
  expect((await Promise.all(ended)).map(([code]) => code)).toEqual([0, 0]);
  return worked ?? seconds();
}

it.each(['scheduled', 'at-once'] as const)(
  `${many} renewals of one night, %s in two processes, charge each membership once`,
  async (how) => {
    const seconds = await night(how, many, how);
    expect(await renewalsOf(database, how)).toEqual({
      members: many,
      charged: many,
      most: 1,
      renewed: many,
      emails: many,
    });
    expect((await checkLedger(database.db)).problems).toEqual([]);
    report(`renewals, ${how}`, { memberships: many, 'provider ms': answerMs, seconds: Math.round(seconds) });
    expect(seconds).toBeLessThan(mostSeconds);
  },
);

/** The last test, because it removes the table's constraints together with the claim. */
it('charges twice without its guards (positive control)', async () => {
  await dropRenewalGuards(database);
  await night('unguarded', 40, 'unguarded');
  const found = await renewalsOf(database, 'unguarded');
  report('renewals, without guards', { memberships: 40, charges: found?.charged ?? 0 });
  expect(found?.most).toBeGreaterThan(1);
});
