import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type EntryName =
  'training' | 'session' | 'home' | 'blog' | 'post' | 'contact' | 'plain' | 'coming-soon';

/** Built files that pages need besides the document, read once at startup. */
export interface SiteAssets {
  /** The folder of hashed files served below /assets/, or null without a build (tests). */
  folder: string | null;
  /** The styles of each route, inlined in the document to save a request before the first paint. */
  styles: Record<EntryName, string>;
  /** The inline script. */
  early: string;
  /** For each route, the entry followed by every file it imports, so that the browser loads all in parallel. */
  entries: Record<EntryName, readonly string[]>;
}

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestChunk>;

function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))];
}

/** Reads the build output in `dist`. A missing build throws an error that names the build command. */
export async function readAssets(dist: string): Promise<SiteAssets> {
  const folder = join(dist, 'client');
  try {
    const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    const style = async (source: string) => {
      const file = manifest[source]?.file;
      return file ? (await readFile(join(folder, file), 'utf8')).trim() : '';
    };
    const entry = (source: string) => filesOf(manifest, source).map((file) => `/${file}`);
    return {
      folder,
      styles: {
        training: await style('src/styles/training.css'),
        session: await style('src/styles/session.css'),
        home: await style('src/styles/home.css'),
        blog: await style('src/styles/blog.css'),
        post: await style('src/styles/post.css'),
        contact: await style('src/styles/contact.css'),
        plain: await style('src/styles/plain.css'),
        'coming-soon': await style('src/styles/coming-soon.css'),
      },
      early: (await readFile(join(dist, 'early.js'), 'utf8')).trim(),
      entries: {
        training: entry('src/routes/training/entry.tsx'),
        session: entry('src/routes/session/entry.tsx'),
        home: entry('src/routes/home/entry.tsx'),
        blog: entry('src/routes/blog/entry.tsx'),
        post: entry('src/routes/post/entry.tsx'),
        contact: entry('src/routes/contact/entry.tsx'),
        plain: entry('src/routes/plain/entry.tsx'),
        'coming-soon': entry('src/routes/coming-soon/entry.tsx'),
      },
    };
  } catch (cause) {
    throw new Error(`The site's files are not built (looked in ${folder}). Run its build first.`, { cause });
  }
}
