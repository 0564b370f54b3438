import { seedFile, type SeedFile } from '@detroit-well/api-client/seed-file';
import { createPasswords } from '../../../features/auth/passwords.ts';
import { currentWaiver } from '../../../features/waiver/versions.ts';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import { sqlStateOf } from '../../../platform/database/sql-state.ts';
import { vacuumEmbedded } from '../../../platform/database/vacuum.ts';
import { seedWaiver } from '../people/seed-waiver.ts';
import { brokenRules } from './broken-rules.ts';
import { loadContent } from './load-content.ts';
import { loadPeople } from './load-people.ts';
import { loadMaterials, loadTraining, storeMaterials } from './load-training.ts';
import { missingInNewRows } from './whole-rows.ts';

/** The file cannot be loaded. The message lists every position. */
class SeedFileError extends Error {}

type SeedDeps = Pick<PlatformDeps, 'database' | 'files' | 'mail' | 'settings'>;

/** Loads the text of a data file in one transaction. Returns the number of records of each kind. Throws SeedFileError. */
export async function seedFromFile(
  { database, files, mail, settings }: SeedDeps,
  text: string,
  now: Date,
): Promise<Record<string, number>> {
  const file = readFormat(text);
  // Hashing and file writes are slow, so they run before the transaction.
  const hashes = await hashAll(file);
  const stored = await storeMaterials(files, file);
  const loading = database.withTx(async (tx) => {
    const missing = await missingInNewRows(tx, file);
    if (missing.length > 0) throw notTheFormat(missing);
    const broken = await brokenRules(tx, file, now);
    if (broken.length > 0) throw notLoadable(broken);
    if ((await currentWaiver(tx, now)) === undefined) await seedWaiver(tx, now);
    await loadPeople(tx, file, hashes, now);
    await loadTraining({ tx, now, mail, settings }, file);
    await loadMaterials(tx, file, stored);
    await loadContent(tx, file, now);
  });
  await loading.catch((error: unknown) => {
    const state = sqlStateOf(error);
    if (state === null) throw error;
    throw new SeedFileError(
      `The database could not store the file (SQLSTATE ${state}), and nothing was loaded.`,
      { cause: error },
    );
  });
  await vacuumEmbedded(database);
  return Object.fromEntries(Object.entries(file).map(([name, rows]) => [name, rows.length]));
}

function readFormat(text: string): SeedFile {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    throw new SeedFileError(`The file is not JSON: ${String(error)}`);
  }
  const result = seedFile.safeParse(raw);
  if (result.success) return result.data;
  throw notTheFormat(
    result.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
  );
}

const listed = (faults: readonly string[]) => faults.map((fault) => `  - ${fault}`).join('\n');

const notTheFormat = (faults: readonly string[]) =>
  new SeedFileError(`The file does not match the format:\n${listed(faults)}`);

const notLoadable = (faults: readonly string[]) =>
  new SeedFileError(`The file breaks rules of the studio, and nothing was loaded:\n${listed(faults)}`);

/** Hashes each distinct password once, because a benchmark file has thousands of people with the same one. */
async function hashAll(file: SeedFile): Promise<Map<string, string>> {
  const passwords = createPasswords();
  const byPassword = new Map<string, Promise<string>>();
  const hashed = new Map<string, string>();
  for (const { public_id, password } of file.people) {
    if (password === undefined) continue;
    const hash = byPassword.get(password) ?? passwords.hash(password);
    byPassword.set(password, hash);
    hashed.set(public_id, await hash);
  }
  return hashed;
}
