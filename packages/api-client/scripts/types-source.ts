import { readdirSync } from 'node:fs';
import * as z from 'zod';
import { contract } from '../src/contract/index.ts';
import { fieldDescriptions } from '../src/contract/definition/field-descriptions.ts';
import type { Endpoint } from '../src/contract/definition/endpoint.ts';
import { comment, SourceFile } from './source-file.ts';

const folder = new URL('../src/contract/shapes/', import.meta.url);

/** What a caller passes, or what a schema returns: defaults and transforms tell the two apart. */
export type Side = 'input' | 'output';

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
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
export const fileOf = (noun: string): string =>
  noun.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

export const calls = Object.entries(contract as Record<string, Record<string, Endpoint>>);

/** The files of shapes; those of the office are in a folder of their own, and their types beside the others. */
const shapeFiles = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted();

/** The schemas of a table of records: `catalogue.location.entry`. */
const schemasIn = (exported: unknown): unknown[] =>
  exported instanceof z.ZodType || typeof exported !== 'object' || exported === null
    ? []
    : Object.values(exported).flatMap((one: unknown) => (one instanceof z.ZodType ? [one] : schemasIn(one)));

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
    const source = file.replace('/', '-');
    for (const [name, schema] of Object.entries(exported))
      add(schema, source, file === 'primitives.ts' ? undefined : capitalized(name));
    // The shapes of records are declared together; each has a name of its own.
    for (const schema of Object.values(exported).flatMap(schemasIn)) add(schema, source);
  }
  for (const [noun, all] of calls)
    for (const { body, reply, query } of Object.values(all))
      for (const schema of [body, reply, query]) add(schema, `${fileOf(noun)}.ts`);
  return places;
}

const places = await namedSchemas();

/** A generated file that declares or names types. */
export class TypeSource extends SourceFile {
  readonly file: string;
  private readonly typesFolder: string;

  /** `typesFolder`: the folder of the types, as seen from the file. */
  constructor(file: string, typesFolder: string) {
    super();
    this.file = file;
    this.typesFolder = typesFolder;
  }

  /** The type of a schema: its name, or its parts. */
  type(schema: z.ZodType, side: Side, isDeclared = false): string {
    const place = places.get(schema);
    if (place && !isDeclared)
      return place.file === this.file
        ? place.name
        : this.useType(place.name, `${this.typesFolder}${place.file}`);
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

/** Zod documents these properties for authors of libraries. */
const internalsOf = ({ _zod: internals }: z.ZodType) => internals;

/** Whether a field may be absent: optional, or with a default where a caller passes it. */
export function isOptional(field: z.ZodType, side: Side): boolean {
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

/** The files that declare types. */
export const typeFiles = new Set([...places.values()].map(({ file }) => file));

/** The interfaces of a file, by name. */
export const declarationsOf = (source: TypeSource): string[] =>
  [...places]
    .filter(([, place]) => place.file === source.file)
    .toSorted(([, one], [, other]) => one.name.localeCompare(other.name))
    .map(([schema, place]) => source.declaration(schema, place));

/** The types of a file, by name. */
export const typeNames = (file: string): string[] =>
  [...places.values()]
    .filter((place) => place.file === file)
    .map(({ name }) => name)
    .toSorted((one, other) => one.localeCompare(other));
