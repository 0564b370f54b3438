/** Writes the OpenAPI document to stdout or to the given file (`pnpm export-openapi openapi.json`). */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allCalls } from '../src/app/routes.ts';
import { openApi } from '../src/app/documents/openapi.ts';

const text = `${JSON.stringify(openApi(allCalls()), null, 2)}\n`;
const [file] = process.argv.slice(2);
// A package manager runs the script in the package's folder; the path is relative to the caller's folder.
if (file === undefined) process.stdout.write(text);
else writeFileSync(resolve(process.env['INIT_CWD'] ?? '.', file), text);
