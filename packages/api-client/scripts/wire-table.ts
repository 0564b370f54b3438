/**
 * Writes what is generated from the contract: its readers and interfaces in src/contract/records and src/contract/types, and
 * the calls in src/client: nouns, rows, wire-table.ts and endpoints.ts. `wire-table.test.ts` fails when they are stale.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { recordFiles } from './records-source.ts';

function replaceFolder(parent: URL, name: string, files: ReadonlyMap<string, string>): void {
  rmSync(new URL(name, parent), { recursive: true, force: true });
  mkdirSync(new URL(name, parent));
  for (const [file, source] of files) writeFileSync(new URL(file, parent), source);
}

replaceFolder(new URL('../src/contract/', import.meta.url), 'records/', await recordFiles());
// Only now, because the contract imports the records.
const { typeFiles } = await import('./types-source.ts');
const { nounFiles } = await import('./nouns-source.ts');
replaceFolder(new URL('../src/contract/', import.meta.url), 'types/', typeFiles());
replaceFolder(new URL('../src/client/', import.meta.url), 'nouns/', nounFiles());
const { wireTableFiles } = await import('./wire-table-source.ts');
replaceFolder(new URL('../src/client/', import.meta.url), 'rows/', await wireTableFiles());
