import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createFiles } from '../../platform/files/create-files.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createOutbox } from '../../platform/mail/outbox.ts';
import { seedFromFile } from '../seed/file/seed-from-file.ts';
import { seedWhenEmpty } from '../seed/seed-when-empty.ts';
import { clockOf } from '../start-clock.ts';
import { fromCallerDirectory, processSettings } from '../settings.ts';
import { cleanStoredTexts } from '../stored-texts/clean-stored-texts.ts';
import { run } from './run.ts';

/** `seed` loads the demo data into an empty database. `seed --file data.json` loads the records of a file, including ids. */
await run(async () => {
  const { values } = parseArgs({ options: { file: { type: 'string' } } });
  const settings = processSettings();
  if (settings.deployment === 'production') throw new Error('Seeding is not for production.');
  const text =
    values.file === undefined ? undefined : await readFile(fromCallerDirectory(values.file), 'utf8');
  const database = await openDatabase(settings);
  try {
    await cleanStoredTexts(database, systemClock.now());
    const clock = await clockOf(database, settings);
    const files = await createFiles(settings);
    if (text === undefined) {
      await seedWhenEmpty(database, files, clock.now());
      return 'The demo data is there.';
    }
    const mail = createOutbox({ clock, systemClock });
    const counts = await seedFromFile({ database, files, mail, settings }, text, clock.now());
    return `Loaded: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}.`;
  } finally {
    await database.close();
  }
});
