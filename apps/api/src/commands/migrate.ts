import { readApiSettings } from '@detroit-well/config/env';
import { openDatabase } from '../db/open-database.ts';

/** `migrate`: brings the tables of the configured database up to date. */
const database = await openDatabase(readApiSettings(process.env));
await database.close();
console.log('The tables are up to date.');
