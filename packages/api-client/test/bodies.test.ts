import * as z from 'zod';
import { expect, test } from 'vitest';
import { contract } from '../src/contract/index.ts';
import type { Endpoint } from '../src/contract/definition/endpoint.ts';

const bodies = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(([noun, calls]) =>
  Object.entries(calls).flatMap(([name, { body }]) =>
    body === undefined || body instanceof z.ZodUnknown ? [] : [{ name: `${noun}.${name}`, body }],
  ),
);

type Described = z.core.JSONSchema.BaseSchema;

function objectsIn(schema: Described | boolean): Described[] {
  if (typeof schema === 'boolean') return [];
  // Named schemas are in the definitions, and the schema itself may be one of them.
  const inner = [...Object.values(schema.properties ?? {}), ...Object.values(schema.$defs ?? {})].flatMap(
    objectsIn,
  );
  // A record by names that the caller chooses has no unknown fields.
  const isRecord = schema.propertyNames !== undefined;
  return schema.type === 'object' && !isRecord ? [schema, ...inner] : inner;
}

/**
 * Fields that only the server may set (SPEC-B 10.11). The waiver's own flags are excluded, because its form asks for them.
 */
const guarded = [
  'id',
  'public_id',
  'is_coach',
  'is_staff',
  'is_active',
  'role',
  'roles',
  'price',
  'status',
  'tier',
  'waiver_accepted_date',
];

/** The calls whose purpose is to give somebody this. The server refuses a role above the caller's own (`above_own_rights`). */
const granted: Readonly<Record<string, readonly string[]>> = {
  'officeTeam.invite': ['role'],
  'officeTeam.change': ['role'],
  'officeMemberships.grant': ['tier'],
  'officePlans.create': ['price'],
  'officePlans.change': ['price'],
  'officePlans.previewPrice': ['price'],
};

test.each(bodies)('$name accepts no field that only the server may set', ({ name: call, body }) => {
  const objects = objectsIn(z.toJSONSchema(body, { io: 'input' }));
  expect(objects.length).toBeGreaterThan(0);
  const names = objects.flatMap(({ properties = {} }) => Object.keys(properties));
  expect(names.filter((name) => guarded.includes(name))).toEqual(granted[call] ?? []);
});

test.each(bodies)('$name strips unknown fields at every depth', ({ body }) => {
  // An object that strips accepts additional keys and does not return them.
  const taken = objectsIn(z.toJSONSchema(body, { io: 'input' })).map((one) => one.additionalProperties);
  const given = objectsIn(z.toJSONSchema(body, { io: 'output' })).map((one) => one.additionalProperties);
  expect(taken.every((further) => further === undefined)).toBe(true);
  expect(given.length).toBeGreaterThan(0);
  expect(given.every((further) => further === false)).toBe(true);
});
