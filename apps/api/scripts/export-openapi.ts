/**
 * Writes the OpenAPI document to stdout or to the given file: `npm run export-openapi -- openapi.json`. With
 * `--version 3.0`, the document is OpenAPI 3.0 instead of 3.1, for tools that read nothing newer.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allCalls } from '../src/app/routes.ts';
import { toOpenApi30 } from '../src/app/documents/openapi-3-0.ts';
import { openApi } from '../src/app/documents/openapi.ts';

const { values, positionals } = parseArgs({
  options: { version: { type: 'string', default: '3.1' } },
  allowPositionals: true,
});
if (!['3.0', '3.1'].includes(values.version)) throw new Error('--version must be 3.0 or 3.1.');
const document = openApi(allCalls());
const text = `${JSON.stringify(values.version === '3.0' ? toOpenApi30(document) : document, null, 2)}\n`;
const [file] = positionals;
if (file === undefined) process.stdout.write(text);
else {
  // A package manager runs the script in the package's folder; the path is relative to the caller's folder.
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
