import { readdirSync } from 'node:fs';
import { contract } from '../src/contract/index.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';
const folder = new URL('../src/contract/reads/', import.meta.url);

/** Every reader by the file it stands in. */
async function readersByFile(): Promise<Map<unknown, { file: string; name: string }>> {
  const found = new Map<unknown, { file: string; name: string }>();
  for (const file of readdirSync(folder).toSorted()) {
    const exported = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const [name, reader] of Object.entries(exported)) found.set(reader, { file, name });
  }
  return found;
}

function row(call: Endpoint, reader: string | undefined): string {
  const parts = [`method: '${call.method}'`, `path: '${call.path}'`, `access: '${call.access}'`];
  if (call.bodyKind !== undefined) parts.push(`body: '${call.bodyKind}'`);
  if (typeof call.reply === 'string') parts.push(`reply: '${call.reply}'`);
  if (call.idempotent === true) parts.push('idempotent: true');
  if (reader !== undefined) parts.push(`reads: ${reader}`);
  return `{ ${parts.join(', ')} }`;
}

/** The contract without its schemas: what a browser needs to make the calls. */
export async function wireTableSource(): Promise<string> {
  const readers = await readersByFile();
  const imports = new Map<string, Set<string>>();
  const nouns = Object.entries(contract as Record<string, Record<string, Endpoint>>).map(([noun, calls]) => {
    const rows = Object.entries(calls).map(([name, call]) => {
      const reader = readers.get(call.reads);
      if (call.reads !== undefined && reader === undefined)
        throw new Error(`${noun}.${name}: reader not exported`);
      if (reader) imports.set(reader.file, (imports.get(reader.file) ?? new Set()).add(reader.name));
      return `    ${name}: ${row(call, reader?.name)},`;
    });
    return `  ${noun}: {\n${rows.join('\n')}\n  },`;
  });
  const importLines = [...imports].map(
    ([file, names]) =>
      `// prettier-ignore\nimport { ${[...names].sort().join(', ')} } from '../contract/reads/${file}';`,
  );
  return [
    '// Written by `pnpm run wire-table` from the contract; do not edit.',
    ...importLines,
    "import type { Row } from '../http/perform.ts';",
    '',
    '/** The contract without its schemas, so that a browser makes every call without loading zod. */',
    '// prettier-ignore',
    'export const wireTable: Readonly<Record<string, Readonly<Record<string, Row>>>> = {',
    ...nouns,
    '};',
    '',
  ].join('\n');
}
