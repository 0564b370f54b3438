import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { publishWaiver } from '../../features/waiver/versions.ts';
import { readWaiverFile } from '../../features/waiver/waiver-file.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { clockOf } from '../start-clock.ts';
import { fromCallerDirectory, processSettings } from '../settings.ts';
import { run } from './run.ts';

/**
 * `publish-waiver --file waiver.json` publishes a new version of the waiver. From then on every member must sign again;
 * earlier acceptances stay readable.
 */
await run(async () => {
  const { values } = parseArgs({ options: { file: { type: 'string' } } });
  if (values.file === undefined) throw new Error('Which text? publish-waiver --file waiver.json');
  const text = readWaiverFile(await readFile(fromCallerDirectory(values.file), 'utf8'));
  const settings = processSettings();
  const database = await openDatabase(settings);
  try {
    const now = (await clockOf(database, settings)).now();
    const { version, contentHash } = await database.withTx((tx) => publishWaiver(tx, text, now));
    return `Version ${version} is in force. SHA-256 ${contentHash}.`;
  } finally {
    await database.close();
  }
});
