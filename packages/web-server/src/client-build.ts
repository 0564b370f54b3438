import { OperatorError } from '@detroit-well/config/env';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a client build, as Vite documents it. */
export interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** The chunks of a client build by the path of their source file. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Reads the manifest in a folder that Vite wrote; throws an OperatorError if there is none. */
export function readManifest(folder: string, file = 'manifest.json'): Manifest {
  const path = join(folder, '.vite', file);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  } catch (cause) {
    throw new OperatorError(`The app is not built: ${path} cannot be read. Run npm run build.`, { cause });
  }
}

/** The chunks of the entries and of all their imports, without what loads later through `import()`. */
export function reachedChunks(manifest: Manifest, entries: readonly string[]): readonly ManifestChunk[] {
  const reached = new Map<string, ManifestChunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || reached.has(key)) return;
    reached.set(key, chunk);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...reached.values()];
}
