import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reachedChunks, readManifest } from '@detroit-well/web-server';
import type { PageStyle } from './page-style.ts';
import {
  belowStyleSource,
  entryNames,
  forEachEntry,
  scriptSource,
  styleSource,
  type EntryName,
} from '../entries.ts';

/** Built files that pages need besides the document, read once at startup. */
export interface SiteAssets {
  /** The folder of hashed files served below /assets/, or null without a build (development, tests). */
  readonly folder: string | null;
  readonly styles: Record<EntryName, PageStyle>;
  /** The inline script. */
  readonly early: string;
  /** For each route, the entry followed by every file it imports, so that the browser loads all in parallel. */
  readonly entries: Record<EntryName, readonly string[]>;
}

/** Reads the build output in `dist`. A missing build throws an error that names the build command. */
export async function readAssets(dist: string): Promise<SiteAssets> {
  const folder = join(dist, 'client');
  try {
    const manifest = readManifest(folder);
    const read = async (source: string): Promise<string> => {
      const file = manifest[source]?.file;
      return file ? (await readFile(join(folder, file), 'utf8')).trim() : '';
    };
    const styleOf = async (name: EntryName): Promise<readonly [EntryName, PageStyle]> => {
      const [first, below] = await Promise.all([read(styleSource(name)), read(belowStyleSource(name))]);
      return [name, { first, below }];
    };
    const styles = new Map(await Promise.all(entryNames.map(styleOf)));
    return {
      folder,
      styles: forEachEntry((name) => styles.get(name) ?? { first: '', below: '' }),
      early: (await readFile(join(dist, 'early.js'), 'utf8')).trim(),
      entries: forEachEntry((name) =>
        reachedChunks(manifest, [scriptSource(name)]).map(({ file }) => `/${file}`),
      ),
    };
  } catch (cause) {
    throw new Error(`The site's files are not built (looked in ${folder}). Run its build first.`, { cause });
  }
}
