import { readdirSync } from 'node:fs';
import { contract } from '../src/contract/index.ts';
import { carriesKey, type Endpoint } from '../src/contract/definition/endpoint.ts';
import { isOffice, officeName, pagingOf } from './nouns-source.ts';
const folder = new URL('../src/contract/reads/', import.meta.url);

/** Maps every reader to its file and name. */
async function readersByFile(): Promise<Map<unknown, { file: string; name: string }>> {
  const found = new Map<unknown, { file: string; name: string }>();
  for (const file of readdirSync(folder).toSorted()) {
    const exported = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const [name, reader] of Object.entries(exported)) found.set(reader, { file, name });
  }
  return found;
}

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

const header = '// Written by `pnpm run wire-table` from the contract; do not edit.';

/** The package's sources, as seen from src/client/rows. */
const src = '../..';

/** Nouns whose list is in the first view of a page; their calls about one item have their own file. */
const listedFirst: readonly string[] = ['registeredSessions'];
const isAboutOne = ({ path }: Endpoint): boolean => path.includes('{');
const itemTable = (noun: string): string => noun.replace(/s$/, '');

const fileOf = (noun: string): string => noun.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The contract without its schemas: what a browser needs to make the calls, by file below src/client. */
export async function wireTableFiles(): Promise<Map<string, string>> {
  const readers = await readersByFile();
  const files = new Map<string, string>();
  const nouns = Object.entries(contract as Record<string, Record<string, Endpoint>>);
  function add(noun: string, table: string, calls: readonly [string, Endpoint][]): void {
    const imports = new Map<string, Set<string>>();
    const rows = calls.flatMap(([name, call]) => {
      const reader = readers.get(call.reads);
      if (call.reads !== undefined && reader === undefined)
        throw new Error(`${noun}.${name}: reader not exported`);
      if (reader) imports.set(reader.file, (imports.get(reader.file) ?? new Set()).add(reader.name));
      const own = `  ${name}: ${row(name, call, reader?.name)},`;
      return call.csv ? [own, `  ${name}Csv: ${csvRow(call)},`] : [own];
    });
    files.set(`rows/${fileOf(table)}.ts`, nounSource(table, imports, rows));
  }
  for (const [noun, calls] of nouns) {
    const all = Object.entries(calls);
    if (!listedFirst.includes(noun)) {
      add(noun, noun, all);
      continue;
    }
    add(
      noun,
      noun,
      all.filter(([, call]) => !isAboutOne(call)),
    );
    add(
      noun,
      itemTable(noun),
      all.filter(([, call]) => isAboutOne(call)),
    );
  }
  const names = nouns.map(([noun]) => noun);
  const ofMembers = names.filter((noun) => !isOffice(noun));
  files.set('wire-table.ts', tableSource(ofMembers));
  files.set('endpoints.ts', endpointsSource(ofMembers));
  files.set('office-table.ts', officeSource(names.filter(isOffice)));
  return files;
}

function nounSource(noun: string, imports: Map<string, Set<string>>, rows: readonly string[]): string {
  return [
    header,
    ...[...imports].map(
      ([file, names]) => `import { ${[...names].sort().join(', ')} } from '${src}/contract/reads/${file}';`,
    ),
    `import type { Rows } from '${src}/http/perform.ts';`,
    '',
    `/** The rows of \`${noun}\`, for \`createCalls\`. */`,
    `export const ${noun}Rows: Rows = {`,
    ...rows,
    '};',
    '',
  ].join('\n');
}

function tableSource(nouns: readonly string[]): string {
  return [
    header,
    "import type { Calls } from './call-types.ts';",
    "import type { Rows } from '../http/perform.ts';",
    ...nouns
      .flatMap((noun) => (listedFirst.includes(noun) ? [noun, itemTable(noun)] : [noun]))
      .map((table) => `import { ${table}Rows } from './rows/${fileOf(table)}.ts';`),
    '',
    '/** The contract without its schemas, so that a browser makes every call without loading zod. */',
    'export const wireTable: Readonly<Record<keyof Calls, Rows>> = {',
    ...nouns.map((noun) =>
      listedFirst.includes(noun)
        ? `  ${noun}: { ...${noun}Rows, ...${itemTable(noun)}Rows },`
        : `  ${noun}: ${noun}Rows,`,
    ),
    '};',
    '',
  ].join('\n');
}

function officeSource(nouns: readonly string[]): string {
  return [
    header,
    "import type { OfficeEndpoints } from './nouns/office.ts';",
    "import type { Rows } from '../http/perform.ts';",
    ...nouns.map((noun) => `import { ${noun}Rows } from './rows/${fileOf(noun)}.ts';`),
    '',
    '/** The calls of the office, which no other table has, so that pages of members load none of them. */',
    'export const officeTable: Readonly<Record<keyof OfficeEndpoints, Rows>> = {',
    ...nouns.map((noun) => `  ${officeName(noun)}: ${noun}Rows,`),
    '};',
    '',
  ].join('\n');
}

/** Nouns with calls whose failures mean more than their status; see src/client/fallbacks.ts. */
const withFallbacks: readonly string[] = ['account', 'profile', 'sessions', 'waitlist'];

const capitalized = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

function endpointsSource(nouns: readonly string[]): string {
  const tables = (noun: string) => (listedFirst.includes(noun) ? [noun, itemTable(noun)] : [noun]);
  const rowsOf = (noun: string) => {
    const names = tables(noun).map((table) => `${table}Rows`);
    // A bundler keeps a spread, because a getter could have an effect; it drops this call when nothing uses its class.
    return names.length === 1 ? names[0] : `/* @__PURE__ */ Object.assign({}, ${names.join(', ')})`;
  };
  return [
    header,
    "import type { Endpoints } from './nouns/index.ts';",
    "import { endpointClass } from './endpoint-class.ts';",
    "import type { EndpointClass } from './endpoint-class.ts';",
    `import { ${withFallbacks.map((noun) => `${noun}Fallbacks`).join(', ')} } from './fallbacks.ts';`,
    ...nouns.flatMap(tables).map((table) => `import { ${table}Rows } from './rows/${fileOf(table)}.ts';`),
    ...nouns.flatMap((noun) => [
      '',
      `/** The calls of \`client.${noun}\` without the rest of the client: \`new ${capitalized(noun)}Endpoint(createCore({ baseUrl }))\`. */`,
      `export type ${capitalized(noun)}Endpoint = Endpoints['${noun}'];`,
      `export const ${capitalized(noun)}Endpoint: EndpointClass<'${noun}'> = /* @__PURE__ */ endpointClass(${rowsOf(noun)}${withFallbacks.includes(noun) ? `, ${noun}Fallbacks` : ''});`,
    ]),
    '',
  ].join('\n');
}
