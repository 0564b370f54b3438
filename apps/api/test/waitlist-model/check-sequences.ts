import fc from 'fast-check';
import { seedStudio } from '../booking.ts';
import { anyDatabase } from '../database.ts';
import { withFaults } from '../faulty-payments.ts';
import { testServer } from '../server.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openSandbox } from '../../src/features/payments/sandbox/sandbox.ts';
import { Model } from './model.ts';
import { runSequence, type ModelFixture } from './run-sequence.ts';
import { sequence } from './steps.ts';

/** A separate server for sequences, without password hashing, which would cost 10 ms for every guest. */
export async function modelFixture(open: () => Promise<Database> = anyDatabase): Promise<ModelFixture> {
  const database = await open();
  const provider = withFaults(openSandbox(database.db));
  const passwords = { hash: async () => 'x', matches: async () => true };
  const server = await testServer({ database, adapters: { payments: provider, passwords } });
  await seedStudio(database);
  return { server, provider };
}

/**
 * Runs `runs` random sequences against the server and the model. Rejects with the smallest sequence found on which they
 * differ.
 */
export const checkSequences = (
  fixture: ModelFixture,
  runs: number,
  model: typeof Model = Model,
  endOnFailure = false,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(sequence, (one) => runSequence(fixture, one, model)),
    { numRuns: runs, endOnFailure },
  );
