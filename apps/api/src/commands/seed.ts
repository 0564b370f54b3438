import { readApiSettings } from '@detroit-well/config/env';
import { openDatabase } from '../db/open-database.ts';
import { seedWhenEmpty } from '../seed/seed-when-empty.ts';

/** `seed`: puts the demo's people and content into an empty database; a filled one is left as it is. */
const settings = readApiSettings(process.env);
if (settings.deployment === 'production') {
  console.error('The demo data is not for production: everybody knows its passwords.');
  process.exit(1);
}
const database = await openDatabase(settings);
await seedWhenEmpty(database, new Date());
await database.close();
console.log('The demo data is there.');
