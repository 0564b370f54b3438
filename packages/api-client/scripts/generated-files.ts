import type { Endpoint } from '../src/contract/definition/endpoint.ts';
import { endpointOf, isOffice, officeName } from './nouns-source.ts';
import { readersOf } from './records-source.ts';
import { rowsOf } from './rows-source.ts';
import { comment, SourceFile } from './source-file.ts';
import {
  calls,
  capitalized,
  declarationsOf,
  fileOf,
  typeFiles,
  typeNames,
  TypeSource,
} from './types-source.ts';

/** Nouns whose list is in the first view of a page; the rows of their calls about one item have their own file. */
const listedFirst: readonly string[] = ['registeredSessions'];
const isAboutOne = ([, { path }]: [string, Endpoint]): boolean => path.includes('{');
const itemTable = (noun: string): string => noun.replace(/s$/, '');
const tablesOf = (noun: string): string[] => (listedFirst.includes(noun) ? [noun, itemTable(noun)] : [noun]);

/** Nouns with calls whose failures mean more than their status; see src/client/fallbacks.ts. */
const withFallbacks: readonly string[] = ['account', 'profile', 'sessions', 'waitlist'];

const nouns = calls.map(([noun]) => noun);
const ofMembers = nouns.filter((noun) => !isOffice(noun));
const ofOffice = nouns.filter(isOffice);

/** The interfaces and the lenient readers of the contract, by file of src/contract/generated. */
export function contractFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const file of typeFiles) {
    const source = new TypeSource(file, './');
    files.set(file, source.text([...declarationsOf(source), ...readersOf(file, source)]));
  }
  const exports = [...files.keys()].map(
    (file) => `export type { ${typeNames(file).join(', ')} } from './${file}';\n`,
  );
  files.set('index.ts', new SourceFile().text(exports));
  return files;
}

/** The calls of each noun, as an interface and as rows, and their tables, by file of src/client/generated. */
export function clientFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [noun, own] of calls) {
    const source = new TypeSource('', '../../contract/generated/');
    const all = Object.entries(own);
    const isSplit = listedFirst.includes(noun);
    const rows = rowsOf(noun, isSplit ? all.filter((call) => !isAboutOne(call)) : all, source);
    files.set(`${fileOf(noun)}.ts`, source.text([endpointOf(noun, own, source), rows]));
    if (!isSplit) continue;
    const itemSource = new SourceFile();
    const itemRows = rowsOf(itemTable(noun), all.filter(isAboutOne), itemSource);
    files.set(`${fileOf(itemTable(noun))}.ts`, itemSource.text([itemRows]));
  }
  files.set('index.ts', endpointsInterface());
  files.set('wire-table.ts', wireTable());
  files.set('office.ts', office());
  files.set('endpoints.ts', endpointClasses());
  for (const noun of ofMembers) files.set(`endpoints/${fileOf(noun)}.ts`, endpointClassOf(noun));
  return files;
}

const useRows = (table: string, source: SourceFile): string =>
  source.useValue(`${table}Rows`, `./${fileOf(table)}.ts`);
const useEndpoint = (noun: string, source: SourceFile): string =>
  source.useType(`${capitalized(noun)}Endpoint`, `./${fileOf(noun)}.ts`);

function endpointsInterface(): string {
  const source = new SourceFile();
  const members = ofMembers.map((noun) => `readonly ${noun}: ${useEndpoint(noun, source)};\n`);
  const text = comment('Every call of the API as a method, by noun. Those that list pages can be iterated.');
  return source.text([`${text}export interface Endpoints {\n${members.join('')}}\n`]);
}

function wireTable(): string {
  const source = new SourceFile();
  const calls = source.useType('Calls', '../call-types.ts');
  const rows = source.useType('Rows', '../../http/perform.ts');
  const members = ofMembers.map((noun) => {
    const tables = tablesOf(noun).map((table) => useRows(table, source));
    return tables.length === 1
      ? `${noun}: ${tables[0]},\n`
      : `${noun}: { ${tables.map((table) => `...${table}`).join(', ')} },\n`;
  });
  const text = comment(
    'The contract without its schemas, so that a browser makes every call without loading zod.',
  );
  return source.text([
    `${text}export const wireTable: Readonly<Record<keyof ${calls}, ${rows}>> = {\n${members.join('')}};\n`,
  ]);
}

function office(): string {
  const source = new SourceFile();
  const rows = source.useType('Rows', '../../http/perform.ts');
  const members = ofOffice.map((noun) => `readonly ${officeName(noun)}: ${useEndpoint(noun, source)};\n`);
  const tables = ofOffice.map((noun) => `${officeName(noun)}: ${useRows(noun, source)},\n`);
  const text = comment(
    'The calls of the office, which no other table has, so that pages of members load none of them.',
  );
  return source.text([
    `${comment('The calls of the office, by noun.')}export interface OfficeEndpoints {\n${members.join('')}}\n`,
    `${text}export const officeTable: Readonly<Record<keyof OfficeEndpoints, ${rows}>> = {\n${tables.join('')}};\n`,
  ]);
}

/** The class of a noun stands alone in its file, so that a page loads only those that it uses. */
function endpointClassOf(noun: string): string {
  const source = new SourceFile();
  const endpoints = source.useType('Endpoints', '../index.ts');
  const type = source.useType('EndpointClass', '../../endpoint-class.ts');
  const create = source.useValue('endpointClass', '../../endpoint-class.ts');
  const name = endpointName(noun);
  const tables = tablesOf(noun).map((table) => source.useValue(`${table}Rows`, `../${fileOf(table)}.ts`));
  // A bundler keeps a spread, because a getter could have an effect; it drops this call when nothing uses its class.
  const rows = tables.length === 1 ? tables[0] : `/* @__PURE__ */ Object.assign({}, ${tables.join(', ')})`;
  const fallbacks = withFallbacks.includes(noun)
    ? `, ${source.useValue(`${noun}Fallbacks`, '../../fallbacks.ts')}`
    : '';
  const text = `The calls of \`client.${noun}\` without the rest of the client: \`new ${name}(createCore({ baseUrl }))\`.`;
  return source.text([
    `${comment(text)}export type ${name} = ${endpoints}['${noun}'];\nexport const ${name}: ${type}<'${noun}'> = /* @__PURE__ */ ${create}(${rows}${fallbacks});\n`,
  ]);
}

const endpointName = (noun: string): string => `${capitalized(noun)}Endpoint`;

const endpointClasses = (): string =>
  new SourceFile().text(
    ofMembers.map((noun) => `export { ${endpointName(noun)} } from './endpoints/${fileOf(noun)}.ts';\n`),
  );
