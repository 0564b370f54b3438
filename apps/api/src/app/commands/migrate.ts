import { systemClock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { processSettings } from '../settings.ts';
import { cleanStoredTexts, collidingAccounts } from '../stored-texts/clean-stored-texts.ts';
import { run } from './run.ts';

const needsAnAddress = ({ id, email }: { id: string; email: string }) =>
  `Account ${id} cannot sign in: another account has its address, ${email}.`;

/** `migrate` updates the tables of the configured database to the latest schema, and the texts in them. */
await run(async () => {
  const database = await openDatabase(processSettings());
  try {
    await cleanStoredTexts(database, systemClock.now(), { again: true });
    const colliding = await collidingAccounts(database.db);
    return ['The tables are up to date.', ...colliding.map(needsAnAddress)].join('\n');
  } finally {
    await database.close();
  }
});
