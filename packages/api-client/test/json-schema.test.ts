import * as z from 'zod';
import { expect, test } from 'vitest';
import { contract } from '../src/contract/index.ts';
import type { Endpoint } from '../src/contract/definition/endpoint.ts';

const schemas = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(
  ([noun, calls]) =>
    Object.entries(calls).flatMap(([name, call]) => [
      { name: `${noun}.${name} query`, schema: call.query, io: 'input' as const },
      { name: `${noun}.${name} body`, schema: call.body, io: 'input' as const },
      { name: `${noun}.${name} reply`, schema: call.reply, io: 'output' as const },
    ]),
);

const written = schemas.flatMap(({ name, schema, io }) =>
  schema instanceof z.core.$ZodType ? [{ name, schema, io }] : [],
);

test.each(written)('$name can be written into an OpenAPI document', ({ schema, io }) => {
  expect(z.toJSONSchema(schema, { io })).toBeTypeOf('object');
});

/** The JSON schema for one direction. Ignores that only the output forbids additional keys. */
const seen = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });

// The server returns one shape; a transform in a reply would cause a 500.
test.each(written.filter(({ io }) => io === 'output'))('$name carries no transforms', ({ schema }) => {
  expect(seen(schema, 'input')).toEqual(seen(schema, 'output'));
});
