/** A JSON Schema 2020-12 as a plain object. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2026-03-14T18:30:00-04:00',
  date: '2026-03-14',
  email: 'josephine@example.com',
  binary: '(file)',
};

/**
 * Builds one value that fits the schema: the schema's own example, otherwise the examples of its parts combined. Every
 * text in the contract has an example, and a test checks each result against its zod schema. `definitions` holds the schemas
 * that a `$ref` names.
 */
export function exampleOf(given: JsonSchema, definitions: Readonly<Record<string, JsonSchema>>): unknown {
  const schema = { ...resolve(given, definitions), ...withoutReference(given) };
  const { examples, const: constant, enum: values, default: standard } = schema;
  if (Array.isArray(examples)) return examples[0];
  if (constant !== undefined) return constant;
  if (Array.isArray(values)) return values[0];
  if (standard !== undefined) return standard;
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(choices)) return exampleOf(choices[0] as JsonSchema, definitions);
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type'];
  switch (type) {
    case 'object': {
      const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
      return Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, exampleOf(field, definitions)]),
      );
    }
    case 'array':
      return [exampleOf((schema['items'] ?? {}) as JsonSchema, definitions)];
    case 'string':
      return byFormat[String(schema['format'])] ?? 'text';
    case 'integer':
    case 'number':
      return typeof schema['minimum'] === 'number' ? schema['minimum'] : 0;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function withoutReference({ $ref: _reference, ...rest }: JsonSchema): JsonSchema {
  return rest;
}

/** Resolves a reference such as `#/$defs/Coach`; returns any other schema unchanged. */
export function resolve(schema: JsonSchema, definitions: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const found = definitions[reference.slice(reference.lastIndexOf('/') + 1)];
  if (!found) throw new Error(`No schema is named ${reference}.`);
  return found;
}
