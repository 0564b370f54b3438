import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { reachedChunks, readManifest } from '../client-build.ts';
import type { Manifest, ManifestChunk } from '../client-build.ts';

/** A line of the report. Sizes are in transferred bytes; `bytes` may also count requests. */
export interface BudgetRow {
  readonly what: string;
  readonly bytes: number;
  readonly budget: number;
}

/** The size of the headers of a built file over HTTP/1.1, without TLS, in bytes; `web-server.test.ts` measures them. */
export const fileHeaderBytes = 355;

export interface MeasuredBuild {
  readonly manifest: Manifest;
  /** The chunks of the entries and of all their imports. Throws if the build lacks an entry. */
  readonly reached: (entries: readonly string[]) => readonly ManifestChunk[];
  /** Brotli-compressed size of the files together; a file counts once. */
  readonly bytesOf: (files: readonly string[]) => number;
}

export const packedSize = (content: Buffer): number => brotliCompressSync(content).length;

/** Reads the client build in `folder` for its budgets. */
export function measureBuild(folder: string, manifestFile?: string): MeasuredBuild {
  const manifest = readManifest(folder, manifestFile);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? packedSize(readFileSync(join(folder, file)));
    sizes.set(file, size);
    return size;
  };
  return {
    manifest,
    reached: (entries) => {
      const missing = entries.find((entry) => !manifest[entry]);
      if (missing !== undefined) throw new Error(`The build manifest does not list ${missing}.`);
      return reachedChunks(manifest, entries);
    },
    bytesOf: (files) => [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0),
  };
}

/** Prints the rows and fails the build when one is over its budget, or when there is another problem. */
export function reportBudgets(rows: readonly BudgetRow[], problems: readonly string[] = []): void {
  for (const { what, bytes, budget } of rows) {
    process.stdout.write(`${bytes > budget ? 'OVER ' : 'ok   '}${what}: ${bytes} of ${budget}\n`);
  }
  for (const problem of problems) process.stdout.write(`OVER ${problem}\n`);
  if (problems.length > 0 || rows.some(({ bytes, budget }) => bytes > budget)) {
    process.stderr.write('A byte budget is exceeded.\n');
    process.exitCode = 1;
  }
}
