/**
 * Writes the OpenAPI document of the API twice: `public/openapi.json` for readers, and `.openapi/reference.json` for the
 * pages of the reference, which name each call as the client does and show its samples.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { codeSamples } from '../src/reference/call-samples.ts';
import { allCalls } from '../src/reference/calls.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly 'x-codeSamples'?: readonly object[];
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
}

const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const published = pathOf('public/openapi.json');
const script = pathOf('../api/scripts/export-openapi.ts');
execFileSync(process.execPath, ['--conditions=detroit-source', script, published], { stdio: 'inherit' });

const document = JSON.parse(readFileSync(published, 'utf8')) as Document;
const paths: Document['paths'] = {};
for (const call of allCalls) {
  const { path, method } = call.endpoint;
  const verb = method.toLowerCase();
  const operation = document.paths[path]?.[verb];
  if (operation === undefined) throw new Error(`The document has no ${method} ${path}.`);
  const name = `${call.noun}.${call.name}`;
  paths[path] = {
    ...paths[path],
    [verb]: {
      ...operation,
      operationId: `${call.noun}-${call.name}`,
      summary: name,
      description: `${operation.summary}\n\n${operation.description}`,
      'x-codeSamples': codeSamples(call),
    },
  };
}
mkdirSync(pathOf('.openapi'), { recursive: true });
writeFileSync(
  pathOf('.openapi/reference.json'),
  // Without servers, the pages name the path alone.
  JSON.stringify({ ...document, servers: undefined, paths }),
);
