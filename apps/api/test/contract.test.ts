import { basePath, type Access } from '@detroit-well/api-client/contract';
import { createMockStudio } from '@detroit-well/api-client/testing';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../src/app/routes.ts';
import { endpointsPage } from '../src/app/documents/endpoints-page.ts';
import { seed } from '../src/app/seed/seed.ts';
import { operationOf } from '../src/platform/http/serve.ts';
import { testServer, type TestServer } from './server.ts';

const calls = allCalls();
const operations = calls.map((call) => [operationOf(call.endpoint), call] as const);
const unbuilt = operations.filter(([, { built }]) => !built);

const of = (access: Access) => operations.filter(([, { endpoint }]) => endpoint.access === access);

interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}
/** What the suite runs against. Paths are below /api/v2. */
interface Target {
  call(
    method: string,
    path: string,
    sent?: Sent,
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Record<string, unknown> }>;
}

let server: TestServer;
const studio = createMockStudio();
const mockStudio: Target = {
  async call(method, path, { token, body, headers = {} } = {}) {
    const request = new Request(`http://studio.test${basePath}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const response = await studio.handle(request);
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      body: isJson ? ((await response.json()) as Record<string, unknown>) : {},
      headers: Object.fromEntries(response.headers),
    };
  },
};
const targets = {
  'the server': (): Target => server,
  'the mock studio': (): Target => mockStudio,
};
type TargetName = keyof typeof targets;

type Role = 'member' | 'coach' | 'staff';
/** A sign-in of its own, for the call that locks the one it is made with. */
const freshToken = async (target: Target, role: Role) => {
  const body = { email: `${role}@demo.test`, password: 'Standard!2026' };
  return String((await target.call('POST', '/token/', { body })).body['access']);
};
const locks = (path: string) => path === '/auth/lock/';

const tokens: Record<TargetName, Record<Role, string>> = {
  'the server': { member: '', coach: '', staff: '' },
  'the mock studio': { member: '', coach: '', staff: '' },
};

beforeAll(async () => {
  server = await testServer();
  await seed(server.database, server.clock.now());
  for (const name of Object.keys(targets) as TargetName[]) {
    for (const role of ['member', 'coach', 'staff'] as const)
      tokens[name][role] = await freshToken(targets[name](), role);
  }
});
afterAll(() => server?.close());

/** The path with a value in place of every parameter. */
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, 'nothing-here');
const askOn = (target: Target, method: string, path: string, token?: string) =>
  target.call(method, filled(path), {
    ...(token === undefined ? {} : { token }),
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
  });
const ask = (method: string, path: string, token?: string) => askOn(server, method, path, token);
const serverTokens = tokens['the server'];

// What needs no money and no clock holds for the client's mock studio, too.
describe.each(Object.keys(targets) as TargetName[])('every call of the contract on %s', (target) => {
  const ask = (method: string, path: string, token?: string) => askOn(targets[target](), method, path, token);
  const tokenOf = (role: Role) => tokens[target][role];

  it.each(operations)(
    '%s responds at its path and aliases, with and without the trailing slash',
    async (_name, { endpoint: { method, path, aliases = [], access } }) => {
      const token = async () => {
        if (access === 'public') return undefined;
        return locks(path) ? freshToken(targets[target](), 'staff') : tokenOf('staff');
      };
      for (const each of [path, ...aliases]) {
        const bare = each.replace(/\/$/, '');
        const [one, other] = [await token(), await token()];
        expect((await ask(method, bare, one)).status).toBe((await ask(method, each, other)).status);
      }
    },
  );

  it.each(of('member'))(
    '%s requires a token that this server issued',
    async (_name, { endpoint: { method, path, problems } }) => {
      expect(problems).toEqual(expect.arrayContaining(['not_authenticated', 'token_invalid']));
      const anonymous = await ask(method, path);
      const stranger = await ask(method, path, 'not.a.token');
      expect([anonymous.status, anonymous.body['code']]).toEqual([401, 'not_authenticated']);
      expect([stranger.status, stranger.body['code']]).toEqual([401, 'token_invalid']);
    },
  );

  it.each(of('either'))('%s accepts anonymous requests but rejects an invalid token', async (_name, call) => {
    const { method, path, problems } = call.endpoint;
    expect(problems).toContain('token_invalid');
    expect((await ask(method, path)).body['code']).not.toBe('not_authenticated');
    expect((await ask(method, path, 'not.a.token')).body['code']).toBe('token_invalid');
  });

  it.each(of('public'))('%s never reads a token', async (_name, { endpoint: { method, path } }) => {
    expect((await ask(method, path, 'not.a.token')).status).toBe((await ask(method, path)).status);
  });

  it.each(operations.filter(([, { endpoint }]) => endpoint.permission !== undefined))(
    '%s is forbidden for members without the role',
    async (_name, { endpoint: { method, path } }) => {
      expect((await ask(method, path, tokenOf('member'))).status).toBe(403);
    },
  );
});

describe('every call of the contract', () => {
  it.each(operations)('%s is mounted at its path and aliases', (_name, { endpoint }) => {
    for (const each of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const url = `/api/v2${each.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`;
      const mounted = server.app.hasRoute({ method: endpoint.method, url });
      expect({ url, mounted }).toEqual({ url, mounted: true });
    }
  });

  it.each(operations)(
    '%s is marked private, no-store unless its response is public',
    async (_name, { endpoint }) => {
      const { method, path, access, personal } = endpoint;
      const cacheControl = async (token?: string) =>
        (await ask(method, path, token)).headers['cache-control'];
      const own = locks(path) ? await freshToken(server, 'staff') : serverTokens.staff;
      const signedIn = access === 'public' ? undefined : own;
      const open = method === 'GET' && access === 'public' && personal !== true;
      expect(await cacheControl(signedIn)).toBe(open ? 'no-cache' : 'private, no-store');
    },
  );

  it('anonymous lists can be revalidated', async () => {
    const { headers } = await ask('GET', '/training/sessions/upcoming/');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(unbuilt)(
    '%s responds that it is not implemented',
    async (_name, { endpoint: { method, path, access } }) => {
      const token = access === 'public' ? undefined : serverTokens.staff;
      const { status, body } = await ask(method, path, token);
      expect([status, body['code']]).toEqual([501, 'not_implemented']);
    },
  );

  it('docs/spec/endpoints.md matches the contract', () => {
    const committed = readFileSync(new URL('../../../docs/spec/endpoints.md', import.meta.url), 'utf8');
    // If it is stale: pnpm --filter @detroit-well/api run endpoints
    expect(committed).toBe(endpointsPage(allCalls()));
  });
});

describe.each(Object.keys(targets) as TargetName[])('every response of %s', (target) => {
  const call: Target['call'] = (...sent) => targets[target]().call(...sent);

  it('carries the caller’s request id if it is well-formed, and a new one otherwise', async () => {
    const named = await call('GET', '/navigation/menu/', { headers: { 'x-request-id': 'my-request-1' } });
    expect(named.headers['x-request-id']).toBe('my-request-1');
    const odd = await call('GET', '/nowhere/', { headers: { 'x-request-id': 'a b\tc' } });
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(odd.body).toMatchObject({ code: 'not_found', request_id: odd.headers['x-request-id'] });
  });

  it('to a body that is not JSON is a problem, not a server error', async () => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await call('POST', '/token/', { headers, body: '{"email":' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed' });
  });

  it('of the mailing list puts field errors under errors', async () => {
    const { status, body } = await call('POST', '/mailing-list-signup/', { body: { email: 'x' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ created: false, errors: { email: [expect.any(String)] } });
  });

  it('of the profile puts field errors under profile', async () => {
    const body = { profile: { first_name: '', last_name: 'W', display_name: 'D' } };
    const response = await call('PATCH', '/me/', { token: tokens[target].member, body });
    expect(response.status).toBe(400);
    expect(response.body['profile']).toEqual({ first_name: ['First name is required'] });
  });
});

it('every response allows exactly the two web origins for browsers', async () => {
  const from = async (origin: string) =>
    (await server.call('GET', '/navigation/menu/', { headers: { origin } })).headers[
      'access-control-allow-origin'
    ];
  expect(await from('http://localhost:4100')).toBe('http://localhost:4100');
  expect(await from('http://localhost:4200')).toBe('http://localhost:4200');
  expect(await from('http://localhost:4300')).toBeUndefined();
});
