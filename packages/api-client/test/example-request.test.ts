import { expect, test } from 'vitest';
import * as z from 'zod';
import { contract } from '../src/contract/index.ts';
import type { Endpoint } from '../src/contract/definition/endpoint.ts';
import { createMockStudio, exampleRequest } from '../src/testing/index.ts';
import { fillPath } from '../src/http/address.ts';

const calls = Object.entries(contract as Record<string, Record<string, Endpoint>>).flatMap(([noun, own]) =>
  Object.entries(own).map(([name, endpoint]) => ({ name: `${noun}.${name}`, endpoint })),
);

test.each(calls)('the example request of $name fits the contract', ({ endpoint }) => {
  const { params, query, body } = exampleRequest(endpoint);
  expect(fillPath(endpoint.path, params)).not.toMatch(/[{}]/);
  expect(endpoint.query?.safeParse(query ?? {}).error).toBeUndefined();
  expect(endpoint.body && z.safeParse(endpoint.body, body).error).toBeUndefined();
});

test('an example request names a session of the mock studio', async () => {
  const { params } = exampleRequest(contract.sessions.detail);
  const path = `/api/v2${fillPath(contract.sessions.detail.path, params)}`;
  const response = await createMockStudio().handle(new Request(`http://localhost:4000${path}`));
  expect(response.status).toBe(200);
});
