import * as z from 'zod';
import { exampleOf, resolve, type JsonSchema } from '../../contract/definition/example.ts';
import { exampleParams } from '../../contract/definition/example-params.ts';
import type { Endpoint } from '../../contract/definition/endpoint.ts';

/** What a request of a call sends, as its first argument takes it. */
export interface ExampleRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * A request of a call that fits the contract, such as `exampleRequest(contract.registrations.register)`. It contains what
 * the call needs, and the filters that have an example. A file is a small JPEG.
 */
export function exampleRequest(endpoint: Endpoint): ExampleRequest {
  const params = exampleParams(endpoint);
  const query = endpoint.query && exampleQuery(endpoint.query);
  return {
    ...(Object.keys(params).length > 0 ? { params } : {}),
    ...(query && Object.keys(query).length > 0 ? { query } : {}),
    ...(endpoint.body ? { body: exampleBody(endpoint.body) } : {}),
  };
}

/** Which part of a list to read; a first request leaves it out. */
const positions = new Set(['offset', 'page', 'before']);

function exampleQuery(schema: z.core.$ZodType): Record<string, unknown> {
  const { properties, required, definitions } = read(schema);
  const shown = Object.entries(properties).filter(
    ([name, field]) => required.includes(name) || (Array.isArray(field['examples']) && !positions.has(name)),
  );
  return Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(field, definitions)]));
}

function exampleBody(schema: z.core.$ZodType): unknown {
  const { root, properties, required, definitions } = read(schema);
  const example = exampleOf(root, definitions);
  const files = Object.entries(properties).filter(
    ([name, field]) => required.includes(name) && field['format'] === 'binary',
  );
  if (files.length === 0) return example;
  const photo = () => new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'photo.jpg', { type: 'image/jpeg' });
  return { ...(example as object), ...Object.fromEntries(files.map(([name]) => [name, photo()])) };
}

function read(schema: z.core.$ZodType) {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input' });
  const definitions = $defs as Record<string, JsonSchema>;
  const { properties = {}, required = [] } = resolve(root, definitions) as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  return { root, properties, required, definitions };
}
