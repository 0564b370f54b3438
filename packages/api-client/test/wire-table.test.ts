import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wireTableSource } from '../scripts/wire-table-source.ts';
import { contract } from '../src/contract/index.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { problems } from '../src/contract/problems.ts';

const calls = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(([noun, table]) =>
  Object.entries(table).map(([name, call]) => ({ name: `${noun}.${name}`, call })),
);

test('the written wire table is the contract without its schemas (pnpm run wire-table)', async () => {
  const written = readFileSync(new URL('../src/client/wire-table.ts', import.meta.url), 'utf8');
  expect(written).toBe(await wireTableSource());
});

test('no two calls share a method and a path', () => {
  const addresses = calls.flatMap(({ call }) =>
    [call.path, ...(call.aliases ?? [])].map((path) => `${call.method} ${path}`),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(calls)('$name is written as the contract asks', ({ call }) => {
  expect(call.path).toMatch(/^\/([\w{}-]+\/)+$/);
  expect(call.summary).toMatch(/\.$/);
  expect(Object.keys(problems)).toEqual(expect.arrayContaining([...call.problems]));
  // A closed call names the 401 that every stranger gets, and a public one never does.
  expect(call.problems.includes('not_authenticated')).toBe(call.access === 'member');
  expect(call.method === 'GET' && call.idempotent === true).toBe(false);
});
