import type { JsonSchema } from '@detroit-well/api-client/contract';
import type { OpenApi } from './openapi.ts';

/** A document for tools that do not read OpenAPI 3.1. */
export interface OpenApi30 extends Omit<OpenApi, 'openapi'> {
  readonly openapi: '3.0.3';
}

/** Keywords of JSON Schema that OpenAPI 3.0 has under another name or not at all. */
const newKeywords = new Set([
  '$ref',
  'anyOf',
  'type',
  'const',
  'examples',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'contentEncoding',
  'propertyNames',
]);

/**
 * Writes an OpenAPI 3.1 document as OpenAPI 3.0: `nullable` instead of the type `null`, one `example` instead of a list, and
 * `format: binary` for files. It describes the same calls; only the names of properties (`propertyNames`) are lost.
 */
export function toOpenApi30(document: OpenApi): OpenApi30 {
  return {
    ...document,
    openapi: '3.0.3',
    paths: convertMediaTypes(document.paths) as OpenApi['paths'],
    components: {
      ...document.components,
      schemas: mapValues(document.components.schemas, convertSchema),
      responses: convertMediaTypes(document.components.responses) as OpenApi['components']['responses'],
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/** Converts the schemas of parameters, bodies, headers and responses; examples may contain the same keys. */
function convertMediaTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convertMediaTypes);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'schema') return [key, convertSchema(part as JsonSchema)];
      return [key, key === 'example' || key === 'examples' ? part : convertMediaTypes(part)];
    }),
  );
}

const isNull = (schema: JsonSchema) => schema['type'] === 'null';

function convertSchema(schema: JsonSchema): JsonSchema {
  const rest = Object.fromEntries(Object.entries(schema).filter(([key]) => !newKeywords.has(key)));
  const { properties, items, additionalProperties, allOf, oneOf, examples, const: constant } = schema;
  return {
    ...rest,
    ...(isRecord(properties)
      ? { properties: mapValues(properties as Record<string, JsonSchema>, convertSchema) }
      : {}),
    ...(isRecord(items) ? { items: convertSchema(items) } : {}),
    ...(isRecord(additionalProperties) ? { additionalProperties: convertSchema(additionalProperties) } : {}),
    ...(Array.isArray(allOf) ? { allOf: allOf.map(convertSchema) } : {}),
    ...(Array.isArray(oneOf) ? { oneOf: oneOf.map(convertSchema) } : {}),
    ...typeOf(schema),
    ...exclusiveLimit(schema, 'minimum', 'exclusiveMinimum'),
    ...exclusiveLimit(schema, 'maximum', 'exclusiveMaximum'),
    ...(constant === undefined ? {} : { enum: [constant] }),
    ...(Array.isArray(examples) ? { example: examples[0] as unknown } : {}),
    ...(schema['contentEncoding'] === 'binary' ? { format: 'binary' } : {}),
    ...reference(schema, rest),
  };
}

/** A reference stands alone in OpenAPI 3.0, so a description next to it needs `allOf`. */
function reference({ $ref }: JsonSchema, siblings: object): JsonSchema {
  if ($ref === undefined) return {};
  return Object.keys(siblings).length === 0 ? { $ref } : { allOf: [{ $ref }] };
}

/** The type or the choice of a schema, with `nullable` for `null`. */
function typeOf({ type, anyOf }: JsonSchema): JsonSchema {
  if (Array.isArray(anyOf)) {
    const choices = (anyOf as JsonSchema[]).filter((choice) => !isNull(choice)).map(convertSchema);
    const nullable = choices.length < anyOf.length ? { nullable: true } : {};
    const [only] = choices;
    if (choices.length > 1 || only === undefined) return { anyOf: choices, ...nullable };
    // `enum` gets no null, because it stops some generators; they read `nullable`.
    return '$ref' in only ? { allOf: [only], ...nullable } : { ...only, ...nullable };
  }
  if (!Array.isArray(type)) return type === undefined ? {} : { type };
  const [first, ...others] = type.filter((name) => name !== 'null') as string[];
  const nullable = type.includes('null') ? { nullable: true } : {};
  if (others.length === 0) return { type: first, ...nullable };
  return { anyOf: [first, ...others].map((name) => ({ type: name })), ...nullable };
}

function exclusiveLimit(schema: JsonSchema, inclusive: string, exclusive: string): JsonSchema {
  const limit = schema[exclusive];
  return limit === undefined ? {} : { [inclusive]: limit, [exclusive]: true };
}
