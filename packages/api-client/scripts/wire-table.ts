/** Writes src/client/wire-table.ts from the contract. `wire-table.test.ts` fails when the written one is stale. */
import { writeFileSync } from 'node:fs';
import { wireTableSource } from './wire-table-source.ts';

writeFileSync(new URL('../src/client/wire-table.ts', import.meta.url), await wireTableSource());
