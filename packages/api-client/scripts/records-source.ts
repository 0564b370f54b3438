import { readdirSync } from 'node:fs';
import * as z from 'zod';
import { readings } from '../src/contract/shapes/primitives.ts';
import type { SourceFile } from './source-file.ts';

const folder = new URL('../src/contract/shapes/', import.meta.url);

interface Place {
  readonly file: string;
  readonly name: string;
}

/** The records of all shapes. */
async function exportedRecords(): Promise<ReadonlyMap<z.ZodObject, Place>> {
  const found = new Map<z.ZodObject, Place>();
  // The office reads its own server only, so its shapes need no lenient readers.
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .toSorted()) {
    const exported = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(exported))
      if (schema instanceof z.ZodObject && readings.get(schema)?.isRecord) found.set(schema, { file, name });
  }
  return found;
}

const records = await exportedRecords();

/** The files of shapes whose records have readers. */
export const recordFiles = new Set([...records.values()].map(({ file }) => file));

/** The readers of the records of a file, whose types stand in the same file. */
export function readersOf(file: string, source: SourceFile): string[] {
  const use = (name: string, from = '../definition/lenient.ts') => source.useValue(name, from);
  return [...records]
    .filter(([, place]) => place.file === file)
    .toSorted(([, one], [, other]) => one.name.localeCompare(other.name))
    .map(
      ([schema, { name }]) =>
        `export const ${name}Record = (raw: unknown): ${typeNameOf(schema)} => ${fieldReaders(schema, { file, use })};\n`,
    );
}

interface Context {
  readonly file: string;
  /** Imports a name. */
  readonly use: (name: string, from?: string) => string;
}

/** Optional fields have no reader: the client adds them by hand where it reads them. */
function fieldReaders(schema: z.ZodObject, context: Context): string {
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
    .filter(([, field]) => !(field instanceof z.ZodOptional))
    .map(([name, field]) => `${name}: ${readerOf(field, context)}`);
  return `${context.use('record')}(raw, { ${fields.join(', ')} })`;
}

/** The expression that reads a value as its schema has it, or as the nearest value that is safe to show. */
function readerOf(schema: z.ZodType, context: Context): string {
  const { use } = context;
  const { reader, otherwise } = readings.get(schema) ?? {};
  if (reader !== undefined) return use(reader);
  if (schema instanceof z.ZodNullable) return nullableReader(schema.unwrap() as z.ZodType, context);
  if (schema instanceof z.ZodEnum) return choice('choice', schema, context);
  if (schema instanceof z.ZodObject) return recordReader(schema, context);
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    return element instanceof z.ZodString ? use('texts') : `${use('list')}(${readerOf(element, context)})`;
  }
  if (schema instanceof z.ZodRecord) return use('rawRecord');
  if (schema instanceof z.ZodBoolean) return use(otherwise === true ? 'isNotFalse' : 'isTrue');
  if (schema instanceof z.ZodNumber) {
    if (schema.isInt) return use('integer');
    return `(given) => ${use('numberOrNull')}(given) ?? ${JSON.stringify(otherwise ?? 0)}`;
  }
  return otherwise === undefined ? use('text') : `(given) => ${use('text')}(given, ${quoted(otherwise)})`;
}

function nullableReader(schema: z.ZodType, context: Context): string {
  const { use } = context;
  if (schema instanceof z.ZodEnum) return choice('choiceOrNull', schema, context);
  if (schema instanceof z.ZodObject) return `${use('orNull')}(${recordReader(schema, context)})`;
  if (schema instanceof z.ZodNumber) return use(schema.isInt ? 'integerOrNull' : 'numberOrNull');
  return use('textOrNull');
}

function choice(reader: string, schema: z.ZodEnum, { use }: Context): string {
  const values = schema.options.map(quoted).join(', ');
  const otherwise = readings.get(schema)?.otherwise;
  if (otherwise === undefined)
    throw new Error(`State with otherwise() how an unknown one of ${values} reads.`);
  return `${use(reader)}([${values}], ${quoted(otherwise)})`;
}

function recordReader(schema: z.ZodObject, context: Context): string {
  const found = records.get(schema);
  if (!found) return `(raw) => ${fieldReaders(schema, context)}`;
  const name = `${found.name}Record`;
  return found.file === context.file ? name : context.use(name, `./${found.file}`);
}

const typeNameOf = (schema: z.ZodObject): string => String(z.globalRegistry.get(schema)?.id);

const quoted = (value: unknown): string => `'${String(value)}'`;
