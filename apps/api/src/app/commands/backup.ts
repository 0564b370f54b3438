import { parseArgs } from 'node:util';
import { backUp } from '../backup/back-up.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { fromCallerDirectory, processSettings } from '../settings.ts';
import { run } from './run.ts';

/** `backup --to <folder>` copies the database and the files into a new folder while the servers run. */
await run(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (values.to === undefined) throw new Error('Name the new folder of the backup: --to <folder>.');
  const to = fromCallerDirectory(values.to);
  const { manifest, problems } = await backUp(processSettings(), to, systemClock.now());
  const { facts, files, missing_files: missing } = manifest;
  if (missing.length > 0) problems.push(`The storage has no file for these names: ${missing.join(', ')}.`);
  // The backup is complete, but the operator must look at the data.
  for (const problem of problems) console.error(problem);
  return `The backup is in ${to}: ${facts.registrations} registrations, ${facts.waiver_acceptances} waiver acceptances, ${files.length} files.`;
});
