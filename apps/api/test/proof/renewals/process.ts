import { readApiSettings } from '@detroit-well/config/env';
import { setTimeout as pause } from 'node:timers/promises';
import { createDependencies } from '../../../src/app/create-dependencies.ts';
import { jobs } from '../../../src/app/jobs.ts';
import { claimRenewal, dueRenewals } from '../../../src/features/memberships/claim-renewal.ts';
import { renewMemberships } from '../../../src/features/memberships/renew-memberships.ts';
import { openSandbox } from '../../../src/features/payments/sandbox/sandbox.ts';
import { systemClock } from '../../../src/platform/clock/clock.ts';
import { openPostgres } from '../../../src/platform/database/open-postgres.ts';
import { startJobs } from '../../../src/platform/jobs/scheduler.ts';
import { unguardedRenewal } from '../../renewal-crowd.ts';

/**
 * One server process as far as its jobs, beside a provider that takes its time. It reports when it is ready. `scheduled` runs the
 * job as the server does, under the lease, until it is stopped; the two others run it at once, until nothing is due.
 */
export type RunOf = 'scheduled' | 'at-once' | 'unguarded';

const [url = '', folder = '', answerMs = '0'] = process.argv.slice(2);
const database = await openPostgres(url);
const sandbox = openSandbox(database.db);
const deps = await createDependencies({
  settings: readApiSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' }),
  database,
  clock: systemClock,
  systemClock,
  adapters: {
    payments: {
      ...sandbox,
      charge: async (request) => {
        await pause(Number(answerMs));
        return sandbox.charge(request);
      },
    },
  },
});

async function run(how: RunOf): Promise<void> {
  if (how === 'scheduled') {
    const renewals = jobs.filter(({ name }) => name === 'renewals');
    const stop = await startJobs(deps, console, renewals);
    await new Promise((resolve) => process.once('message', resolve));
    return stop();
  }
  const claim = how === 'unguarded' ? unguardedRenewal : claimRenewal;
  while ((await dueRenewals(database.db, systemClock.now())).length > 0)
    await renewMemberships(deps, {}, { claim });
}

process.once('message', (how: RunOf) => {
  void run(how)
    .then(database.close)
    .then(() => process.disconnect?.());
});
process.send?.('ready');
