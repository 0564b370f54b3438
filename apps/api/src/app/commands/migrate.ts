import { openDatabase } from '../../platform/database/open-database.ts';
import { processSettings } from '../settings.ts';
import { run } from './run.ts';

/** `migrate` updates the tables of the configured database to the latest schema. */
await run(async () => {
  const database = await openDatabase(processSettings());
  await database.close();
  return 'The tables are up to date.';
});
