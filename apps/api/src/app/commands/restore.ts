import { parseArgs } from 'node:util';
import { restore } from '../backup/restore.ts';
import { fromCallerDirectory, processSettings } from '../settings.ts';
import { run } from './run.ts';

/**
 * `restore --from <folder>` restores a backup into the configured database and storage, then checks the ledger and the waivers.
 * `--replace` deletes the data that the database has.
 */
await run(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  if (values.from === undefined) throw new Error('Name the folder of the backup: --from <folder>.');
  const from = fromCallerDirectory(values.from);
  const { created_at, facts } = await restore(processSettings(), { from, replace: values.replace });
  return `The backup of ${created_at} is restored: ${facts.registrations} registrations, ${facts.waiver_acceptances} waiver acceptances. The ledger and the waivers are whole.`;
});
