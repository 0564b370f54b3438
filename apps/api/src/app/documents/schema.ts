import { describeFields, type JsonSchema } from '@detroit-well/api-client/contract';
import * as z from 'zod';

/** Converts schemas of the contract to JSON Schema 2020-12 and collects the named ones as components. */
export interface SchemaWriter {
  readonly components: Record<string, JsonSchema>;
  /** The named responses that operations refer to. */
  readonly responses: Record<string, object>;
  /** A named schema is returned as a reference. */
  readonly write: (schema: z.core.$ZodType, io: 'input' | 'output') => JsonSchema;
  /** The fields of an object, each with whether it is required. */
  readonly fieldsOf: (schema: z.core.$ZodType) => [name: string, field: JsonSchema, required: boolean][];
}

const componentPath = '#/components/schemas/';

/** Formats whose pattern only repeats the format as a regular expression. */
const wellKnownFormats = new Set(['date-time', 'date', 'email']);

/**
 * Adds missing descriptions, and removes what does not help a reader: the bounds of safe integers, and patterns that repeat a
 * format.
 */
function forReaders({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  describeFields(jsonSchema);
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (wellKnownFormats.has(String(jsonSchema['format']))) delete jsonSchema['pattern'];
}

export function createSchemaWriter(): SchemaWriter {
  const components: Record<string, JsonSchema> = {};

  function convert(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
    // Wrapped, so that a root schema with its own id becomes a reference too.
    const written = z.toJSONSchema(z.object({ root: schema }), { io, override: forReaders });
    const { $defs = {}, properties } = JSON.parse(
      JSON.stringify(written).replaceAll('"#/$defs/', `"${componentPath}`),
    ) as { $defs?: Record<string, JsonSchema>; properties: { root: JsonSchema } };
    for (const [id, { id: _id, ...definition }] of Object.entries($defs)) {
      const known = components[id];
      if (known && JSON.stringify(known) !== JSON.stringify(definition)) {
        throw new Error(`Two schemas of the contract have the id ${id}.`);
      }
      components[id] = definition;
    }
    return properties.root;
  }

  return {
    components,
    responses: {},
    write: convert,
    fieldsOf: (schema) => {
      const { properties = {}, required = [] } = convert(schema, 'input') as {
        properties?: Record<string, JsonSchema>;
        required?: string[];
      };
      return Object.entries(properties).map(([name, field]) => [name, field, required.includes(name)]);
    },
  };
}
