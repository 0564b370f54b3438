import type { JsonSchema } from '@detroit-well/api-client/contract';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../routes.ts';
import { openApi } from './openapi.ts';

interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
}

/** The fields of a schema and of the schemas in it. */
function fieldsIn(schema: unknown, path: string): Field[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {
    properties = {},
    items,
    anyOf = [],
  } = schema as { properties?: object; items?: object; anyOf?: object[] };
  return [
    ...Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, field]) => [
      { name: `${path}.${name}`, schema: field },
      ...fieldsIn(field, `${path}.${name}`),
    ]),
    ...[items, ...anyOf].flatMap((inner) => fieldsIn(inner, path)),
  ];
}

describe('the API reference', () => {
  const { schemas } = openApi(allCalls()).components;

  it('describes every schema', () => {
    expect(Object.keys(schemas).length).toBeGreaterThan(100);
    const missing = Object.entries(schemas).filter(([, { description }]) => !description);
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('describes every field, or refers to a schema', () => {
    const fields = Object.entries(schemas).flatMap(([name, schema]) => fieldsIn(schema, name));
    expect(fields.length).toBeGreaterThan(400);
    const missing = fields.filter(({ schema }) => !('description' in schema || '$ref' in schema));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
