import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachedChunks, readManifest } from '@detroit-well/web-server';
import { forEachEntry, scriptSource, styleSource, type EntryName } from '../entries.ts';

/** Built files that pages need besides the document, read once at startup. */
export interface SiteAssets {
  /** The folder of hashed files served below /assets/, or null without a build (development, tests). */
  readonly folder: string | null;
  /** The style of each page, inlined in the document to save a request before the first paint. */
  readonly styles: Record<EntryName, string>;
  /** The inline script. */
  readonly early: string;
  /** For each route, the entry followed by every file it imports, so that the browser loads all in parallel. */
  readonly entries: Record<EntryName, readonly string[]>;
}

/** Reads the build output in `dist`. A missing build throws an error that names the build command. */
export function readAssets(dist: string): SiteAssets {
  const folder = join(dist, 'client');
  try {
    const manifest = readManifest(folder);
    const read = (file: string): string => readFileSync(join(dist, file), 'utf8').trim();
    return {
      folder,
      styles: forEachEntry((name) => read(`client/${manifest[styleSource(name)]?.file}`)),
      early: read('early.js'),
      entries: forEachEntry((name) =>
        reachedChunks(manifest, [scriptSource(name)]).map(({ file }) => `/${file}`),
      ),
    };
  } catch (cause) {
    throw new Error(`The site's files are not built (looked in ${folder}). Run its build first.`, { cause });
  }
}
