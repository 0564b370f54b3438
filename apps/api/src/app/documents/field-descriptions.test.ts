import type { JsonSchema } from '@detroit-well/api-client/contract';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../routes.ts';
import { openApi } from './openapi.ts';

/** Names that need no description, whatever record they belong to. */
const plainNames = new Set(
  [
    'name first_name last_name email phone address city state zip postal_code country title description text message',
    'content body url value author category user_data profile meta entries sessions upcoming_sessions refund',
    'cancellation changed_at brand number',
  ].flatMap((line) => line.split(' ')),
);

interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
}

/** The fields of a schema and of the schemas in it. A reference is described where its schema stands. */
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

describe('the fields of the API reference', () => {
  const { schemas } = openApi(allCalls()).components;
  const fields = Object.entries(schemas).flatMap(([name, schema]) => fieldsIn(schema, name));
  const ownName = ({ name }: Field) => name.slice(name.lastIndexOf('.') + 1);
  const isDescribed = ({ schema }: Field) => 'description' in schema || '$ref' in schema;

  it('have a description, unless their name says everything', () => {
    expect(fields.length).toBeGreaterThan(400);
    expect(
      fields
        .filter((field) => !isDescribed(field) && !plainNames.has(ownName(field)))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('need each of the plain names', () => {
    const used = new Set(fields.filter((field) => !isDescribed(field)).map(ownName));
    expect([...plainNames].filter((name) => !used.has(name))).toEqual([]);
  });
});
