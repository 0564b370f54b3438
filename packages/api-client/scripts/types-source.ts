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

const metaOf = (schema: z.core.$ZodType): Meta => (z.globalRegistry.get(schema) ?? {}) as Meta;

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
async function namedSchemas(): Promise<Map<z.core.$ZodType, Place>> {
  const places = new Map<z.core.$ZodType, Place>();
  const sent = new Set<unknown>(calls.flatMap(([, all]) => Object.values(all).map(({ body }) => body)));
  function add(schema: unknown, file: string, otherwise?: string): void {
    if (!(schema instanceof z.core.$ZodObject || schema instanceof z.core.$ZodEnum) || places.has(schema))
      return;
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
  type(schema: z.core.$ZodType, side: Side, isDeclared = false): string {
    const place = places.get(schema);
    if (place && !isDeclared)
      return place.file === this.file
        ? place.name
        : this.useType(place.name, `${this.typesFolder}${place.file}`);
    if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault)
      return this.type(defOf(schema).innerType, side);
    if (schema instanceof z.core.$ZodNullable) return `${this.type(defOf(schema).innerType, side)} | null`;
    if (schema instanceof z.core.$ZodPipe)
      return this.type(side === 'input' ? defOf(schema).in : defOf(schema).out, side);
    if (schema instanceof z.core.$ZodArray) {
      const element = this.type(defOf(schema).element, side);
      return element.includes(' | ') ? `(${element})[]` : `${element}[]`;
    }
    if (schema instanceof z.core.$ZodUnion)
      return [...new Set(defOf(schema).options.map((option) => this.type(option, side)))].join(' | ');
    if (schema instanceof z.core.$ZodEnum)
      return Object.values(defOf(schema).entries).map(literal).join(' | ');
    if (schema instanceof z.core.$ZodLiteral) return defOf(schema).values.map(literal).join(' | ');
    if (schema instanceof z.core.$ZodRecord)
      return `Record<string, ${this.type(defOf(schema).valueType, side)}>`;
    if (schema instanceof z.core.$ZodObject) return `{\n${this.fields(schema, side)}}`;
    if (schema instanceof z.core.$ZodString) return 'string';
    if (schema instanceof z.core.$ZodNumber) return 'number';
    if (schema instanceof z.core.$ZodBoolean) return 'boolean';
    if (schema instanceof z.core.$ZodFile) return 'File';
    if (schema instanceof z.core.$ZodUnknown) return 'unknown';
    throw new Error(`No type for ${schema.constructor.name}.`);
  }

  fields(schema: z.core.$ZodObject, side: Side, base?: z.core.$ZodObject): string {
    const own = Object.entries(shapeOf(schema)).filter(
      ([name]) => base === undefined || shapeOf(base)[name] === undefined,
    );
    const fields = own.map(([name, field]) => {
      const [mark, absent] = isOptional(field, side) ? ['?', ' | undefined'] : ['', ''];
      return `${comment(fieldText(name, field))}${name}${mark}: ${this.type(field, side)}${absent};\n`;
    });
    const isLoose = defOf(schema).catchall instanceof z.core.$ZodUnknown;
    return [...fields, isLoose ? '[name: string]: unknown;\n' : ''].join('');
  }

  declaration(schema: z.core.$ZodType, { name, side }: Place): string {
    const text = comment(metaOf(schema).description ?? '');
    if (schema instanceof z.core.$ZodObject) {
      const base = baseOf(schema);
      const extended = base === undefined ? '' : ` extends ${this.type(base, side)}`;
      return `${text}export interface ${name}${extended} {\n${this.fields(schema, side, base)}}\n`;
    }
    return `${text}export type ${name} = ${this.type(schema, side, true)};\n`;
  }
}

/** The record that another one was made from, by adding fields to it. Three or four shared fields are chance. */
function baseOf(schema: z.core.$ZodObject): z.core.$ZodObject | undefined {
  const bases = [...places.keys()].filter(
    (one): one is z.core.$ZodObject =>
      one instanceof z.core.$ZodObject &&
      one !== schema &&
      Object.keys(shapeOf(one)).length > 4 &&
      Object.entries(shapeOf(one)).every(([name, field]) => shapeOf(schema)[name] === field),
  );
  return bases.toSorted(
    (one, other) => Object.keys(shapeOf(other)).length - Object.keys(shapeOf(one)).length,
  )[0];
}

/** Zod documents these properties for authors of libraries. */
const internalsOf = <Schema extends z.core.$ZodType>({ _zod: internals }: Schema): Schema['_zod'] =>
  internals;
const defOf = <Schema extends z.core.$ZodType>(schema: Schema): Schema['_zod']['def'] =>
  internalsOf(schema).def;
export const shapeOf = (schema: z.core.$ZodObject): z.core.$ZodShape => defOf(schema).shape;

/** Whether a field may be absent: optional, or with a default where a caller passes it. */
export function isOptional(field: z.core.$ZodType, side: Side): boolean {
  const { optin, optout } = internalsOf(field);
  return side === 'input' ? optin !== undefined : optout === 'optional';
}

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** What a field means, in its own words and in those of the kind of value that it is; otherwise an example. */
function fieldText(name: string, field: z.core.$ZodType): string {
  const texts = new Set<string>();
  let example: unknown;
  for (let schema: z.core.$ZodType | undefined = field; schema; schema = derivedFrom(schema)) {
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
function derivedFrom(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { parent } = internalsOf(schema);
  if (parent) return parent;
  return schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault
    ? defOf(schema).innerType
    : undefined;
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
