import { readdirSync } from 'node:fs';
import * as z from 'zod';
import { contract } from '../src/contract/index.ts';
import { fieldDescriptions } from '../src/contract/definition/field-descriptions.ts';
import type { Endpoint, Reply } from '../src/contract/definition/endpoint.ts';
import { whoMay, type Permission } from '../src/contract/definition/permissions.ts';

const folder = new URL('../src/contract/shapes/', import.meta.url);
const header = '// Written by `pnpm run wire-table` from the contract; do not edit.';

/** What a caller passes, or what a schema returns: defaults and transforms tell the two apart. */
type Side = 'input' | 'output';

interface Place {
  readonly file: string;
  readonly name: string;
  readonly side: Side;
}

interface Meta {
  readonly id?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
}

const metaOf = (schema: z.ZodType): Meta => (z.globalRegistry.get(schema) ?? {}) as Meta;

/** `RegisterRequest` of the documents is `RegisterParams` of a program. */
const typeName = (id: string): string => id.replace(/Request$/, 'Params');
const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const fileOf = (noun: string): string => noun.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

const calls = Object.entries(contract as Record<string, Record<string, Endpoint>>);
const nouns = calls.map(([noun]) => noun);

/** The files of shapes; those of the office are in a folder of their own, and their types beside the others. */
const shapeFiles = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted();

/** Every schema that has a name in programs, with the file of its interface. */
async function namedSchemas(): Promise<Map<z.ZodType, Place>> {
  const places = new Map<z.ZodType, Place>();
  const sent = new Set<unknown>(calls.flatMap(([, all]) => Object.values(all).map(({ body }) => body)));
  function add(schema: unknown, file: string, otherwise?: string): void {
    if (!(schema instanceof z.ZodObject || schema instanceof z.ZodEnum) || places.has(schema)) return;
    const name = typeName(metaOf(schema).id ?? otherwise ?? '');
    if (name !== '') places.set(schema, { file, name, side: sent.has(schema) ? 'input' : 'output' });
  }
  for (const file of shapeFiles()) {
    const exported = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(exported))
      add(schema, file.replace('/', '-'), file === 'primitives.ts' ? undefined : capitalized(name));
  }
  for (const [noun, all] of calls)
    for (const { body, reply, query } of Object.values(all))
      for (const schema of [body, reply, query]) add(schema, `${fileOf(noun)}.ts`);
  return places;
}

const places = await namedSchemas();

/** Writes types into one file and remembers what it must import. */
class Source {
  readonly imports = new Map<string, Set<string>>();
  readonly file: string;
  readonly typesFolder: string;

  constructor(file: string, typesFolder: string) {
    this.file = file;
    this.typesFolder = typesFolder;
  }

  use(name: string, from: string): string {
    this.imports.set(from, (this.imports.get(from) ?? new Set()).add(name));
    return name;
  }

  /** The type of a schema: its name, or its parts. */
  type(schema: z.ZodType, side: Side, isDeclared = false): string {
    const place = places.get(schema);
    if (place && !isDeclared)
      return place.file === this.file ? place.name : this.use(place.name, `${this.typesFolder}${place.file}`);
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
      return this.type(schema.unwrap() as z.ZodType, side);
    if (schema instanceof z.ZodNullable) return `${this.type(schema.unwrap() as z.ZodType, side)} | null`;
    if (schema instanceof z.ZodPipe)
      return this.type((side === 'input' ? schema.in : schema.out) as z.ZodType, side);
    if (schema instanceof z.ZodArray) {
      const element = this.type(schema.element as z.ZodType, side);
      return element.includes(' | ') ? `(${element})[]` : `${element}[]`;
    }
    if (schema instanceof z.ZodUnion)
      return [...new Set(schema.options.map((option) => this.type(option as z.ZodType, side)))].join(' | ');
    if (schema instanceof z.ZodEnum) return schema.options.map(literal).join(' | ');
    if (schema instanceof z.ZodLiteral) return [...schema.values].map(literal).join(' | ');
    if (schema instanceof z.ZodRecord)
      return `Record<string, ${this.type(schema.valueType as z.ZodType, side)}>`;
    if (schema instanceof z.ZodObject) return `{\n${this.fields(schema, side)}}`;
    if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'string';
    if (schema instanceof z.ZodNumber) return 'number';
    if (schema instanceof z.ZodBoolean) return 'boolean';
    if (schema instanceof z.ZodFile) return 'File';
    if (schema instanceof z.ZodUnknown) return 'unknown';
    throw new Error(`No type for ${schema.constructor.name}.`);
  }

  fields(schema: z.ZodObject, side: Side, base?: z.ZodObject): string {
    const own = Object.entries<z.ZodType>(schema.shape).filter(([name]) => base?.shape[name] === undefined);
    const fields = own.map(([name, field]) => {
      const [mark, absent] = isOptional(field, side) ? ['?', ' | undefined'] : ['', ''];
      return `${comment(fieldText(name, field))}${name}${mark}: ${this.type(field, side)}${absent};\n`;
    });
    const isLoose = schema.def.catchall instanceof z.ZodUnknown;
    return [...fields, isLoose ? '[name: string]: unknown;\n' : ''].join('');
  }

  declaration(schema: z.ZodType, { name, side }: Place): string {
    const text = comment(metaOf(schema).description ?? '');
    if (schema instanceof z.ZodObject) {
      const base = baseOf(schema);
      const extended = base === undefined ? '' : ` extends ${this.type(base, side)}`;
      return `${text}export interface ${name}${extended} {\n${this.fields(schema, side, base)}}\n`;
    }
    return `${text}export type ${name} = ${this.type(schema, side, true)};\n`;
  }

  text(declarations: readonly string[]): string {
    const imports = [...this.imports]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([from, names]) => `import type { ${[...names].toSorted().join(', ')} } from '${from}';\n`);
    return `${header}\n${imports.join('')}\n${indented(declarations.join('\n'))}`;
  }
}

/** The record that another one was made from, by adding fields to it. Three or four shared fields are chance. */
function baseOf(schema: z.ZodObject): z.ZodObject | undefined {
  const bases = [...places.keys()].filter(
    (one): one is z.ZodObject =>
      one instanceof z.ZodObject &&
      one !== schema &&
      Object.keys(one.shape).length > 4 &&
      Object.entries(one.shape).every(([name, field]) => schema.shape[name] === field),
  );
  return bases.toSorted((one, other) => Object.keys(other.shape).length - Object.keys(one.shape).length)[0];
}

function indented(source: string): string {
  let depth = 0;
  const lines = source.split('\n').map((line) => {
    if (line.startsWith('}')) depth -= 1;
    const shown = line === '' ? '' : '  '.repeat(depth) + line;
    if (line.endsWith('{')) depth += 1;
    return shown;
  });
  return lines.join('\n');
}

/** Zod documents these properties for authors of libraries. */
const internalsOf = ({ _zod: internals }: z.ZodType) => internals;

/** Whether a field may be absent: optional, or with a default where a caller passes it. */
function isOptional(field: z.ZodType, side: Side): boolean {
  const { optin, optout } = internalsOf(field);
  return side === 'input' ? optin !== undefined : optout === 'optional';
}

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** What a field means, in its own words and in those of the kind of value that it is; otherwise an example. */
function fieldText(name: string, field: z.ZodType): string {
  const texts = new Set<string>();
  let example: unknown;
  for (let schema: z.ZodType | undefined = field; schema; schema = derivedFrom(schema)) {
    const { description, examples } = metaOf(schema);
    if (description !== undefined) texts.add(description);
    example ??= examples?.[0];
  }
  if (texts.size > 0) return [...texts].join(' ');
  const shared = fieldDescriptions[name];
  if (shared !== undefined) return shared;
  return typeof example === 'string' && example !== '' ? `Such as \`${example}\`.` : '';
}

/** The schema that a described, optional or nullable one was made from. */
function derivedFrom(schema: z.ZodType): z.ZodType | undefined {
  const { parent } = internalsOf(schema);
  if (parent) return parent as z.ZodType;
  const wraps =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return wraps ? (schema.unwrap() as z.ZodType) : undefined;
}

const comment = (text: string): string => {
  if (text === '') return '';
  const lines = text.split('\n');
  return lines.length === 1
    ? `/** ${text} */\n`
    : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
};

/** The interfaces of the contract's schemas, by file below src/contract. */
export function typeFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const file of new Set([...places.values()].map((place) => place.file))) {
    const source = new Source(file, './');
    const declarations = [...places]
      .filter(([, place]) => place.file === file)
      .toSorted(([, one], [, other]) => one.name.localeCompare(other.name))
      .map(([schema, place]) => source.declaration(schema, place));
    files.set(`types/${file}`, source.text(declarations));
  }
  const exports = [...files.keys()].map((file) => `export type * from '${file.replace('types/', './')}';\n`);
  files.set('types/index.ts', `${header}\n${exports.join('')}`);
  return files;
}

const callers = {
  public: 'Anyone may call it; no token is sent.',
  member: 'For signed-in members.',
  either: 'For anyone; signed in, the reply is about the caller.',
};
const forRoles = (permission: Permission) => `For the team: ${whoMay(permission).join(', ')}.`;

/** What an editor shows about a call. */
function callText(name: string, call: Endpoint): string {
  const { summary, method, path, access, permission, idempotency, problems } = call;
  const paging = pagingOf(name, call);
  const repeats =
    idempotency === 'once' || idempotency === 'handler'
      ? ' A repetition with the same `idempotencyKey` has no second effect.'
      : '';
  const loops = paging === undefined ? '' : ' `for await` gives the entries, of all pages.';
  const codes = problems.map((code) => `\`${code}\``).join(', ');
  return [
    summary,
    '',
    `${permission === undefined ? callers[access] : forRoles(permission)}${repeats}${loops}`,
    '',
    `\`${method} ${path}\``,
    ...(codes === '' ? [] : ['', `@throws {ApiError} with \`code\` ${codes}`]),
  ].join('\n');
}

/** How a list continues; `all`: the reply is the whole list. */
export function pagingOf(name: string, { paging, reply }: Endpoint): Endpoint['paging'] | 'all' {
  return paging ?? (name === 'list' || reply instanceof z.ZodArray ? 'all' : undefined);
}

/** The one list of a page, whose entries a loop gives. */
function entryOf(reply: z.ZodType): z.ZodType {
  const list =
    reply instanceof z.ZodObject
      ? Object.values(reply.shape as Record<string, z.ZodType>).find((field) => field instanceof z.ZodArray)
      : reply;
  if (!(list instanceof z.ZodArray)) throw new Error('A page has a list.');
  return list.element as z.ZodType;
}

function method(source: Source, name: string, call: Endpoint): string {
  const parts: string[] = [];
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => `${param}: string`);
  if (params.length > 0) parts.push(`params: { ${params.join('; ')} }`);
  let isNeeded = params.length > 0;
  function part(key: string, schema: z.ZodType, side: Side): void {
    const fields = schema instanceof z.ZodObject ? Object.values<z.ZodType>(schema.shape) : [];
    const mayBeAbsent = fields.every((field) => isOptional(field, side));
    if (!mayBeAbsent) isNeeded = true;
    const type = source.type(schema, side);
    const [mark, absent] =
      mayBeAbsent && type !== 'unknown' ? ['?', ' | undefined'] : [mayBeAbsent ? '?' : '', ''];
    parts.push(`${key}${mark}: ${type}${absent}`);
  }
  // A program passes numbers and booleans in the query, as the schema returns them.
  if (call.query) part('query', call.query, 'output');
  if (call.body) part('body', call.body, 'input');
  const input = parts.length === 0 ? '' : `input${isNeeded ? '' : '?'}: { ${parts.join('; ')} }, `;
  const options = `options?: ${source.use('RequestOptions', '../../http/perform.ts')}`;
  const own = `${comment(callText(name, call))}${name}(${input}${options}): ${returned(source, name, call)};\n`;
  if (!call.csv) return own;
  const file = `${source.use('CallPromise', '../../http/call-promise.ts')}<Blob>`;
  return `${own}\n/** All entries of \`${name}\` as a CSV file, whatever \`limit\` says. */\n${name}Csv(${input}${options}): ${file};\n`;
}

function returned(source: Source, name: string, call: Endpoint): string {
  const read: Reply = call.result ?? call.reply;
  const shown = read === 'blob' ? 'Blob' : read === 'nothing' ? 'undefined' : source.type(read, 'output');
  if (pagingOf(name, call) === undefined)
    return `${source.use('CallPromise', '../../http/call-promise.ts')}<${shown}>`;
  const entry = source.type(entryOf(read as z.ZodType), 'output');
  return `${source.use('PagedCall', '../paging.ts')}<${shown}, ${entry}>`;
}

/** An interface for the calls of each noun, and one of the client, by file below src/client. */
export function nounFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [noun, all] of calls) {
    const source = new Source('', '../../contract/types/');
    const methods = Object.entries(all).map(([name, call]) => method(source, name, call));
    const shown = isOffice(noun) ? `office.${officeName(noun)}` : `client.${noun}`;
    const declaration = `/** The calls of \`${shown}\`. */\nexport interface ${capitalized(noun)}Endpoint {\n${methods.join('\n')}}\n`;
    files.set(`nouns/${fileOf(noun)}.ts`, source.text([declaration]));
  }
  const ofMembers = nouns.filter((noun) => !isOffice(noun));
  const ofOffice = nouns.filter(isOffice);
  files.set(
    'nouns/index.ts',
    listSource(
      'Every call of the API as a method, by noun. Those that list pages can be iterated.',
      'Endpoints',
      ofMembers.map((noun) => [noun, noun]),
    ),
  );
  files.set(
    'nouns/office.ts',
    listSource(
      'The calls of the office, by noun.',
      'OfficeEndpoints',
      ofOffice.map((noun) => [noun, officeName(noun)]),
    ),
  );
  return files;
}

function listSource(
  text: string,
  name: string,
  nounNames: readonly (readonly [noun: string, name: string])[],
) {
  const source = new Source('', '');
  for (const [noun] of nounNames) source.use(`${capitalized(noun)}Endpoint`, `./${fileOf(noun)}.ts`);
  const members = nounNames.map(([noun, own]) => `readonly ${own}: ${capitalized(noun)}Endpoint;\n`);
  return source.text([`${comment(text)}export interface ${name} {\n${members.join('')}}\n`]);
}

/** Nouns of the office have an entry of their own: `officeTeam` is `team` there. */
export const isOffice = (noun: string): boolean => /^office[A-Z]/.test(noun);
export const officeName = (noun: string): string =>
  noun.charAt('office'.length).toLowerCase() + noun.slice('office'.length + 1);
