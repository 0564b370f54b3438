import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** The files that a document references: one module, its styles, and files to preload. */
export interface PageFiles {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  readonly font: string | null;
}

/** @param screenFiles source files of the screen and its layout. */
export type FilesFor = (screenFiles: readonly string[]) => PageFiles;

/**
 * Reads the build's manifest once. The document preloads the screen's chunk and all its imports, so that no request waits for
 * another response.
 */
export function clientFiles(clientFolder: string, entry: string, manifestFile = 'manifest.json'): FilesFor {
  // The portal's own build wrote it; Vite documents the shape.
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite', manifestFile), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const main = manifest[entry];
  if (!main) throw new Error(`The client build has no ${entry}.`);

  // The app has one stylesheet (vite.config.ts), with its own entry in the manifest.
  const styles = [...(main.css ?? []), ...(manifest['style.css'] ? [manifest['style.css'].file] : [])];

  return (screenFiles) => {
    const reached = new Set<string>();
    walk(manifest, entry, reached);
    for (const file of screenFiles) if (manifest[file]) walk(manifest, file, reached);
    const entries = [...reached].map((key) => manifest[key]).filter((item) => item !== undefined);
    const assets = entries.flatMap((item) => item.assets ?? []);
    return {
      script: `/${main.file}`,
      styles: unique(styles),
      preloads: unique(entries.map((item) => item.file).filter((file) => file !== main.file)),
      font: unique(assets.filter((file) => /archivo-(?!accents)[^/]*\.woff2$/.test(file)))[0] ?? null,
    };
  };
}

function walk(manifest: Record<string, ManifestEntry>, key: string, reached: Set<string>): void {
  if (reached.has(key)) return;
  reached.add(key);
  for (const next of manifest[key]?.imports ?? []) walk(manifest, next, reached);
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`);
}
