import * as z from 'zod';

export type JsonSchema = Record<string, unknown>;

/** A schema of the contract as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  // The document says once which dialect it speaks.
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, { io });
  return plain;
}

/** The fields of an object's schema, each with whether it must be there. */
export function fieldsOf(schema: JsonSchema): [name: string, field: JsonSchema, required: boolean][] {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => [name, field, required.includes(name)]);
}
