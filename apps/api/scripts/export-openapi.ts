/** Writes the OpenAPI document: to the output, or to the file named (`pnpm export-openapi openapi.json`). */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openApi } from '../src/documents/openapi.ts';

const text = `${JSON.stringify(openApi(), null, 2)}\n`;
const [file] = process.argv.slice(2);
// Below a package manager the script stands in its package's folder; the file is meant from where the person stands.
if (file === undefined) process.stdout.write(text);
else writeFileSync(resolve(process.env['INIT_CWD'] ?? '.', file), text);
