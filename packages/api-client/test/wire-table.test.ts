import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wireTableFiles } from '../scripts/wire-table-source.ts';
import { contract } from '../src/contract/index.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { problems } from '../src/contract/problems.ts';

const calls = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(([noun, table]) =>
  Object.entries(table).map(([name, call]) => ({ name: `${noun}.${name}`, call })),
);

test('the generated wire table matches the contract without its schemas (pnpm run wire-table)', async () => {
  const folder = new URL('../src/client/', import.meta.url);
  const files = await wireTableFiles();
  for (const [file, source] of files) expect(readFileSync(new URL(file, folder), 'utf8')).toBe(source);
  const rows = readdirSync(new URL('rows/', folder)).map((file) => `rows/${file}`);
  expect([...rows, 'wire-table.ts'].toSorted()).toEqual([...files.keys()].toSorted());
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
  // A member call lists the 401 of visitors, and a public one never does.
  expect(call.problems.includes('not_authenticated')).toBe(call.access === 'member');
  expect(call.method === 'GET' && call.idempotent === true).toBe(false);
});
