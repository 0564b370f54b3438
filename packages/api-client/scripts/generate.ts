/**
 * Writes what is generated from the contract: src/contract/generated has its interfaces and lenient readers, src/client/generated
 * its calls. `generated.test.ts` fails when they are stale.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readersOf, recordFiles } from './records-source.ts';
import { SourceFile } from './source-file.ts';

function replaceFolder(path: string, files: ReadonlyMap<string, string>): void {
  const folder = new URL(`../src/${path}/`, import.meta.url);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, source] of files) {
    const address = new URL(file, folder);
    mkdirSync(new URL('.', address), { recursive: true });
    writeFileSync(address, source);
  }
}

function readersAlone(file: string): string {
  const source = new SourceFile();
  return source.text(readersOf(file, source));
}

// The contract imports its readers, so they come first, without the types that nothing needs at run time.
replaceFolder('contract/generated', new Map([...recordFiles].map((file) => [file, readersAlone(file)])));
const { clientFiles, contractFiles } = await import('./generated-files.ts');
replaceFolder('contract/generated', contractFiles());
replaceFolder('client/generated', clientFiles());
