import fc from 'fast-check';
import { seedStudio } from '../booking.ts';
import { memoryDatabase } from '../database.ts';
import { behindFaultyLine } from '../faulty-payments.ts';
import { testServer } from '../server.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openSandbox } from '../../src/features/payments/sandbox/sandbox.ts';
import { Model } from './model.ts';
import { runSequence, type World } from './run.ts';
import { sequence } from './steps.ts';

/** A separate server for sequences, without password hashing, which would cost 10 ms for every guest. */
export async function lineWorld(open: () => Promise<Database> = memoryDatabase): Promise<World> {
  const database = await open();
  const line = behindFaultyLine(openSandbox(database.db));
  const passwords = { hash: async () => 'x', matches: async () => true };
  const server = await testServer({ database, adapters: { payments: line, passwords } });
  await seedStudio(database);
  return { server, line };
}

/**
 * Runs `runs` random sequences against the server and the model. Rejects with the smallest sequence found on which they
 * differ.
 */
export const proveLine = (
  world: World,
  runs: number,
  model: typeof Model = Model,
  endOnFailure = false,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(sequence, (one) => runSequence(world, one, model)),
    { numRuns: runs, endOnFailure },
  );
