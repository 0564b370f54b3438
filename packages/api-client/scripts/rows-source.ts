import { readdirSync } from 'node:fs';
import { carriesKey, type Endpoint } from '../src/contract/definition/endpoint.ts';
import { pagingOf } from './nouns-source.ts';
import type { SourceFile } from './source-file.ts';

const folder = new URL('../src/contract/reads/', import.meta.url);

/** The file and the name of every reader. */
async function readersByFunction(): Promise<Map<unknown, { file: string; name: string }>> {
  const found = new Map<unknown, { file: string; name: string }>();
  for (const file of readdirSync(folder).toSorted()) {
    const exported = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const [name, reader] of Object.entries(exported)) found.set(reader, { file, name });
  }
  return found;
}

const readers = await readersByFunction();

function row(name: string, call: Endpoint, reader: string | undefined): string {
  const paging = pagingOf(name, call);
  const parts = [`method: '${call.method}'`, `path: '${call.path}'`, `access: '${call.access}'`];
  if (call.bodyKind !== undefined) parts.push(`body: '${call.bodyKind}'`);
  if (typeof call.reply === 'string') parts.push(`reply: '${call.reply}'`);
  if (paging !== undefined) parts.push(`paging: '${paging}'`);
  const defaults = Object.entries(call.queryDefaults ?? {}).map(([name, value]) => `${name}: ${value}`);
  if (defaults.length > 0) parts.push(`queryDefaults: { ${defaults.join(', ')} }`);
  if (carriesKey(call)) parts.push('idempotent: true');
  if (reader !== undefined) parts.push(`reads: ${reader}`);
  return `{ ${parts.join(', ')} }`;
}

const csvRow = ({ method, path, access }: Endpoint) =>
  `{ method: '${method}', path: '${path}', access: '${access}', reply: 'blob', accept: 'text/csv' }`;

/** The contract of these calls without its schemas: what a browser needs to make them. */
export function rowsOf(table: string, calls: readonly [string, Endpoint][], source: SourceFile): string {
  const rows = calls.flatMap(([name, call]) => {
    const reader = readers.get(call.reads);
    if (call.reads !== undefined && reader === undefined)
      throw new Error(`${table}.${name}: reader not exported`);
    if (reader) source.useValue(reader.name, `../../contract/reads/${reader.file}`);
    const own = `${name}: ${row(name, call, reader?.name)},\n`;
    return call.csv ? [own, `${name}Csv: ${csvRow(call)},\n`] : [own];
  });
  source.useType('Rows', '../../http/perform.ts');
  return `/** The rows of \`${table}\`, for \`createCalls\`. */\nexport const ${table}Rows: Rows = {\n${rows.join('')}};\n`;
}
