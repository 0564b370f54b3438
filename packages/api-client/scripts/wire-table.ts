/** Writes src/client/wire-table.ts and src/client/rows from the contract. `wire-table.test.ts` fails when they are stale. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { wireTableFiles } from './wire-table-source.ts';

const folder = new URL('../src/client/', import.meta.url);

rmSync(new URL('rows/', folder), { recursive: true, force: true });
mkdirSync(new URL('rows/', folder));
for (const [file, source] of await wireTableFiles()) writeFileSync(new URL(file, folder), source);
