import { basePath, type Endpoint } from '@detroit-well/api-client/contract';
import { createMockStudio, mockPassword } from '@detroit-well/api-client/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../src/app/routes.ts';
import { seed } from '../src/app/seed/seed.ts';
import { anyDatabase } from './database.ts';
import { testServer, type TestServer } from './server.ts';

// The client's mock studio and this server respond alike wherever the contract alone decides the response.
let server: TestServer;
const studio = createMockStudio();
const tokens = { server: '', studio: '' };

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly signedIn?: boolean;
}
interface Seen {
  readonly status: number;
  readonly body: unknown;
}

async function onServer({ method, path, body, signedIn = false }: Sent): Promise<Seen> {
  const token = signedIn ? { token: tokens.server } : {};
  const { status, body: received } = await server.call(method, path, {
    ...token,
    ...(body === undefined ? {} : { body }),
  });
  return { status, body: received };
}

async function onStudio({ method, path, body, signedIn = false }: Sent): Promise<Seen> {
  const headers = {
    ...(signedIn ? { authorization: `Bearer ${tokens.studio}` } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const sent = body === undefined ? null : JSON.stringify(body);
  const request = new Request(`http://studio.test${basePath}${path}`, { method, headers, body: sent });
  const response = await studio.handle(request);
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, body: isJson ? await response.json() : {} };
}

beforeAll(async () => {
  const database = await anyDatabase();
  server = await testServer({ database });
  await seed(database, server.clock.now());
  const body = { email: 'member@demo.test', password: mockPassword };
  for (const [name, send] of [['server', onServer] as const, ['studio', onStudio] as const]) {
    const signIn = await send({ method: 'POST', path: '/token/', body });
    tokens[name] = (signIn.body as { access: string }).access;
  }
});
afterAll(() => server?.close());

/** The status, the code and the names of the field errors. */
function problemOf({ status, body }: Seen) {
  const { message: _message, request_id: _id, code, ...fields } = body as Record<string, unknown>;
  return { status, code, fields: status === 400 ? namesIn(fields) : [] };
}
const namesIn = (fields: object): string[] =>
  Object.entries(fields)
    .flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? namesIn(value).map((inner) => `${name}.${inner}`)
        : [name],
    )
    .toSorted();

const filled = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, 'nothing-here');
const calls = allCalls().map(({ noun, name, endpoint }) => ({ name: `${noun}.${name}`, endpoint }));
const withBody = calls.filter(({ endpoint }) => endpoint.body !== undefined && endpoint.method !== 'GET');

describe('the mock studio and the server', () => {
  it.each(calls.filter(({ endpoint }) => endpoint.access === 'member'))(
    'reject $name without a token alike',
    async ({ endpoint }) => {
      const sent = { method: endpoint.method, path: filled(endpoint) };
      expect(problemOf(await onStudio(sent))).toEqual(problemOf(await onServer(sent)));
    },
  );

  it.each(withBody)('reject $name with an empty body alike', async ({ endpoint }) => {
    const sent = { method: endpoint.method, path: filled(endpoint), body: {}, signedIn: true };
    const [mocked, real] = [await onStudio(sent), await onServer(sent)];
    // An empty body is valid for some calls; what happens then depends on the state.
    const rejected = [mocked, real].some(({ status }) => status === 400);
    expect(rejected ? problemOf(mocked) : null).toEqual(rejected ? problemOf(real) : null);
  });

  it.each(calls.filter(({ endpoint }) => endpoint.permission !== undefined))(
    'reject $name by a member alike',
    async ({ endpoint }) => {
      const sent = { method: endpoint.method, path: filled(endpoint), signedIn: true };
      expect(problemOf(await onStudio(sent))).toEqual(problemOf(await onServer(sent)));
    },
  );

  it.each([
    ['a session that does not exist', { method: 'GET', path: '/training/sessions/nothing-here/' }],
    ['a path that does not exist', { method: 'GET', path: '/nothing/here/' }],
    [
      'a wrong password',
      { method: 'POST', path: '/token/', body: { email: 'member@demo.test', password: 'Guessed!2026' } },
    ],
    ['an unknown refresh token', { method: 'POST', path: '/token/refresh/', body: { refresh: 'unknown' } }],
    ['a filter that is not a day', { method: 'GET', path: '/training/sessions/?start_date=tomorrow' }],
  ] satisfies [string, Sent][])('respond to %s alike', async (_what, sent) => {
    expect(problemOf(await onStudio(sent))).toEqual(problemOf(await onServer(sent)));
  });

  it('return the same fields for what a member reads', async () => {
    for (const path of [
      '/me/',
      '/training/dashboard/user/',
      '/dashboard/',
      '/training/sessions/?limit=1',
      '/payments/config/',
    ]) {
      const sent = { method: 'GET', path, signedIn: true };
      expect(Object.keys((await onStudio(sent)).body as object).toSorted()).toEqual(
        Object.keys((await onServer(sent)).body as object).toSorted(),
      );
    }
  });
});
