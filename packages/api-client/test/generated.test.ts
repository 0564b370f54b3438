import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { clientFiles, contractFiles } from '../scripts/generated-files.ts';
import { contract } from '../src/contract/index.ts';
import { carriesKey, endpoint, type Endpoint } from '../src/contract/definition/endpoint.ts';
import { problems } from '../src/contract/definition/problems.ts';

const calls = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(([noun, table]) =>
  Object.entries(table).map(([name, call]) => ({ name: `${noun}.${name}`, call })),
);

/** The files of a folder, as they are written now. */
function filesIn(path: string): Map<string, string> {
  const folder = new URL(`../src/${path}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  return new Map(files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
}

test('the generated interfaces and readers match the contract (pnpm run generate)', () => {
  expect(filesIn('contract/generated')).toEqual(contractFiles());
});

test('the generated calls match the contract (pnpm run generate)', () => {
  expect(filesIn('client/generated')).toEqual(clientFiles());
});

test('no two calls share a method and a path', () => {
  const addresses = calls.flatMap(({ call }) =>
    [call.path, ...(call.aliases ?? [])].map((path) => `${call.method} ${path}`),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(calls)('$name follows the conventions of the contract', ({ call }) => {
  expect(call.path).toMatch(/^\/([\w{}-]+\/)+$/);
  expect(call.summary).toMatch(/\.$/);
  expect(Object.keys(problems)).toEqual(expect.arrayContaining([...call.problems]));
  expect(call.method === 'GET' && carriesKey(call)).toBe(false);
});

const limited = calls.flatMap(({ name, call }) =>
  typeof call.limits === 'object' ? [{ name, body: call.body, limits: call.limits }] : [],
);
const fieldOf = (schema: unknown, name: string): unknown =>
  schema instanceof z.core.$ZodObject ? schema._zod.def.shape[name] : undefined;

test.each(limited)('$name limits by fields that its body has', ({ body, limits: { account, onlyWith } }) => {
  const named = [account?.field, onlyWith].filter((field) => field !== undefined);
  for (const field of named) expect(field.split('.').reduce(fieldOf, body)).toBeInstanceOf(z.core.$ZodType);
});

test('a call states its rate limits, and what a repeated request does', () => {
  const shared = { path: '/example/', access: 'public', reply: 'nothing', summary: '', source: '' } as const;
  const call = { ...shared, method: 'POST', limits: 'none', idempotency: 'none' } as const;
  const { limits: _limits, ...unlimited } = call;
  const { idempotency: _idempotency, ...withoutIdempotency } = call;
  expect(endpoint(call)).toEqual({ ...call, problems: [] });
  // @ts-expect-error An unsafe call without limits does not compile.
  endpoint(unlimited);
  // @ts-expect-error An unsafe call without an idempotency policy does not compile.
  endpoint(withoutIdempotency);
});

test('a call has the problems that follow from its callers, its input and its limits, around its own', () => {
  const shared = {
    path: '/example/',
    reply: 'nothing',
    summary: '',
    source: '',
  } as const;
  const limits = { network: { attempts: 1, seconds: 1 } } as const;
  const [body, query] = [z.object({}), z.object({})];
  const open = { ...shared, method: 'POST', access: 'public', limits: 'none', idempotency: 'none' } as const;
  const read = { ...shared, method: 'GET', access: 'either', query } as const;
  expect(endpoint(open).problems).toEqual([]);
  expect(endpoint({ ...open, body, limits, problems: ['in_progress'] }).problems).toEqual([
    'validation_failed',
    'in_progress',
    'rate_limited',
  ]);
  expect(endpoint(read).problems).toEqual(['validation_failed', 'token_invalid']);
  expect(endpoint({ ...read, lenientQuery: true }).problems).toEqual(['token_invalid']);
  expect(
    endpoint({ ...open, access: 'member', permission: 'people.read', problems: ['not_found', 'not_found'] })
      .problems,
  ).toEqual(['not_authenticated', 'token_invalid', 'permission_denied', 'not_found']);
});
