import { reachedChunks, readManifest } from '@detroit-well/web-server';

/** The files that a document references: one module, its styles, and files to preload. */
export interface PageFiles {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  readonly font: string | null;
}

/** @param screenFile source file of the screen. */
export type FilesFor = (screenFile?: string) => PageFiles;

/**
 * Reads the build's manifest once. The document preloads the screen's chunk and all its imports, so that no request waits for
 * another response.
 */
export function clientFiles(clientFolder: string, entry: string, manifestFile = 'manifest.json'): FilesFor {
  const manifest = readManifest(clientFolder, manifestFile);
  const main = manifest[entry];
  if (!main) throw new Error(`The client build has no ${entry}.`);

  // The app has one stylesheet (vite.config.ts), with its own entry in the manifest.
  const styles = [...(main.css ?? []), ...(manifest['style.css'] ? [manifest['style.css'].file] : [])];

  return (screenFile = entry) => {
    const entries = reachedChunks(manifest, [entry, screenFile]);
    const assets = entries.flatMap((item) => item.assets ?? []);
    return {
      script: `/${main.file}`,
      styles: unique(styles),
      preloads: unique(entries.map((item) => item.file).filter((file) => file !== main.file)),
      font: unique(assets.filter((file) => /archivo-(?!accents)[^/]*\.woff2$/.test(file)))[0] ?? null,
    };
  };
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`);
}
