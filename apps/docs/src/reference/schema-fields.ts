import { describeFields, type JsonSchema } from '@detroit-well/api-client/contract';
import * as z from 'zod';
import type { Property } from '../components/property-list.tsx';

/** How deep the fields of fields are listed. */
const deepest = 4;

interface Written {
  readonly root: JsonSchema;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

function write(schema: z.ZodType, io: 'input' | 'output'): Written {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => describeFields(jsonSchema),
  });
  return { root, definitions: $defs };
}

const nameIn = (schema: JsonSchema): string | undefined =>
  typeof schema['$ref'] === 'string' ? schema['$ref'].slice(schema['$ref'].lastIndexOf('/') + 1) : undefined;

/** The schema that a reference names, with what the reference adds to it. */
function resolved(schema: JsonSchema, { definitions }: Written): JsonSchema {
  const name = nameIn(schema);
  if (name === undefined) return schema;
  const { $ref: _reference, ...own } = schema;
  return { ...definitions[name], ...own };
}

const choicesOf = (schema: JsonSchema): readonly JsonSchema[] | undefined =>
  (schema['anyOf'] ?? schema['oneOf']) as readonly JsonSchema[] | undefined;

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** The type as TypeScript writes it, such as `Session[]` or `'paid' | 'due' | null`. */
function typeOf(given: JsonSchema, by: Written): string {
  const schema = resolved(given, by);
  if (Array.isArray(schema['enum'])) return schema['enum'].map(literal).join(' | ');
  if (schema['const'] !== undefined) return literal(schema['const']);
  const choices = choicesOf(schema);
  if (choices) return [...new Set(choices.map((choice) => typeOf(choice, by)))].join(' | ');
  const types = [schema['type']].flat();
  return types.map((type) => simpleType(type, given, schema, by)).join(' | ');
}

function simpleType(type: unknown, given: JsonSchema, schema: JsonSchema, by: Written): string {
  switch (type) {
    case 'array': {
      const item = typeOf((schema['items'] ?? {}) as JsonSchema, by);
      return item.includes(' ') ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      return nameIn(given) ?? (typeof schema['id'] === 'string' ? schema['id'] : 'object');
    case 'integer':
      return 'number';
    case 'string':
      return schema['contentEncoding'] === 'binary' || schema['format'] === 'binary' ? 'File' : 'string';
    case undefined:
      return 'unknown';
    default:
      return String(type);
  }
}

/** The object whose fields are worth listing: the schema itself, the entries of a list, or the first choice that is one. */
function objectIn(given: JsonSchema, by: Written): JsonSchema | undefined {
  const schema = resolved(given, by);
  if (schema['properties'] !== undefined) return schema;
  if (schema['items'] !== undefined) return objectIn(schema['items'] as JsonSchema, by);
  for (const choice of choicesOf(schema) ?? []) {
    const found = objectIn(choice, by);
    if (found) return found;
  }
  return undefined;
}

/** A limit of the schema, unless it is only the range of safe integers. */
const limitOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Math.abs(value) !== Number.MAX_SAFE_INTEGER ? value : undefined;

function rangeOf({ minimum, maximum, minLength, maxLength }: JsonSchema): string | undefined {
  const [from, to, longest] = [minimum, maximum, maxLength].map(limitOf);
  if (from !== undefined && to !== undefined) return `From ${from} to ${to}.`;
  if (from !== undefined) return `At least ${from}.`;
  return minLength === undefined && longest !== undefined ? `At most ${longest} characters.` : undefined;
}

function exampleIn({ examples, format, default: standard }: JsonSchema): string | undefined {
  if (standard !== undefined) return `\`${JSON.stringify(standard)}\` by default.`;
  const [example] = Array.isArray(examples) ? (examples as unknown[]) : [];
  if (['string', 'number'].includes(typeof example) && example !== '')
    return `Such as \`${String(example)}\`.`;
  return typeof format === 'string' && format === 'email' ? 'An email address.' : undefined;
}

function sentenceOf(given: JsonSchema, by: Written): string | undefined {
  const schema = resolved(given, by);
  const ownText = given['description'] ?? schema['description'];
  const own = typeof ownText === 'string' ? ownText : undefined;
  return [own, rangeOf(schema), own === undefined ? exampleIn(schema) : undefined].filter(Boolean).join(' ');
}

function fieldsIn(object: JsonSchema, by: Written, depth: number): Property[] {
  const properties = (object['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (object['required'] ?? []) as readonly string[];
  return Object.entries(properties).map(([name, field]) => {
    const inner = depth < deepest ? objectIn(field, by) : undefined;
    return {
      name,
      type: typeOf(field, by),
      isRequired: required.includes(name),
      text: sentenceOf(field, by),
      ...(inner ? { fields: fieldsIn(inner, by, depth + 1) } : {}),
    };
  });
}

/** What a schema is, and the fields of the object that it is or lists. */
export interface DescribedSchema {
  readonly type: string;
  readonly text: string | undefined;
  readonly fields: readonly Property[];
}

/** Describes a schema of the contract. `input` is what a caller sends, `output` what the server returns. */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output'): DescribedSchema {
  const written = write(schema, io);
  const object = objectIn(written.root, written);
  const fields = object ? fieldsIn(object, written, 0) : [];
  return {
    type: typeOf(written.root, written),
    text: sentenceOf(written.root, written),
    // A server always sends the fields of a reply.
    fields: io === 'output' ? fields.map(withoutRequired) : fields,
  };
}

const withoutRequired = ({ fields = [], ...property }: Property): Property => ({
  ...property,
  isRequired: false,
  fields: fields.map(withoutRequired),
});
