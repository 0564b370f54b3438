import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { privateModes } from '../../platform/files/private-folder.ts';

const stored = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() });

/** The contents of a backup, in `manifest.json`, which is written last. */
const manifestSchema = z.object({
  format: z.literal(1),
  created_at: z.string(),
  database: stored.extend({ kind: z.enum(['postgres', 'pglite']) }),
  /** The migrations of the database, by the time of their creation. A newer server adds its own. */
  migrations: z.array(z.number()),
  /** Facts of the snapshot, which the restored copy must repeat. */
  facts: z.object({
    registrations: z.int(),
    charged_cents: z.number(),
    refunded_cents: z.number(),
    waiver_acceptances: z.int(),
    waiver_head: z.string(),
  }),
  files: z.array(stored),
  /** Files that a row of the snapshot names but that the storage did not have. */
  missing_files: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
type Stored = z.output<typeof stored>;

const manifestFile = 'manifest.json';
/** The folder of stored files inside a backup. */
export const filesFolder = 'files';

/** A backup that is damaged or does not fit; the message is for the operator. */
export class BackupError extends Error {}

/** Size and SHA-256 of a file, read in pieces. */
export async function describeFile(folder: string, name: string): Promise<Stored> {
  const path = join(folder, name);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { name, bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

/**
 * Builds a backup in a folder that must not exist yet or be empty. It gets its name only when it is complete, so a backup that
 * was interrupted is never mistaken for one.
 */
export async function buildBackup(
  to: string,
  build: (folder: string) => Promise<Manifest>,
): Promise<Manifest> {
  if ((await readdir(to).catch(() => [])).length > 0) throw new BackupError(`${to} is not empty.`);
  const partial = `${to}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(join(partial, filesFolder), { recursive: true, mode: privateModes.folder });
  try {
    const manifest = await build(partial);
    await writeFile(join(partial, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: privateModes.file,
      flush: true,
    });
    await rm(to, { recursive: true, force: true });
    await rename(partial, to);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/** Reads the manifest of a backup and compares every file with its checksum. */
export async function readBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new BackupError(`${folder} is not a complete backup: it has no ${manifestFile}.`);
  });
  const parsed = manifestSchema.safeParse(asJson(text));
  if (!parsed.success) throw new BackupError(`${manifestFile} has a format that this version cannot read.`);
  const { database, files } = parsed.data;
  const expected = [database, ...files.map((file) => ({ ...file, name: join(filesFolder, file.name) }))];
  for (const file of expected) {
    const found = await describeFile(folder, file.name).catch(() => undefined);
    if (found === undefined) throw new BackupError(`The backup is damaged: ${file.name} is missing.`);
    if (found.sha256 !== file.sha256)
      throw new BackupError(`The backup is damaged: ${file.name} has another checksum.`);
  }
  return parsed.data;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
