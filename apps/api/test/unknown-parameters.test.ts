import { problemBody } from '@detroit-well/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../src/app/routes.ts';
import { aMember, seedStudio, type Person } from './booking.ts';
import { testServer, type TestServer } from './server.ts';

let server: TestServer;
let member: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  member = await aMember(server);
});
afterAll(() => server?.close());

const reads = allCalls().filter(
  ({ endpoint: { method, path, permission, openQuery } }) =>
    method === 'GET' && !path.includes('{') && permission === undefined && openQuery !== true,
);

describe('a parameter of the query that a call does not have', () => {
  it.each(reads.map(({ noun, name, endpoint }) => [`${noun}.${name}`, endpoint] as const))(
    'is refused by %s, which names it',
    async (_name, { path }) => {
      const { status, body } = await server.call('GET', `${path}?pagesize=3&limitt=2`, {
        token: member.token,
      });
      expect([status, body]).toMatchObject([
        400,
        {
          code: 'validation_failed',
          errors: {
            pagesize: ['This query parameter does not exist.'],
            limitt: ['This query parameter does not exist.'],
          },
        },
      ]);
    },
  );

  it.each([
    'toString',
    '__proto__',
    'constructor',
    // Members of a problem.
    'message',
    'code',
    'request_id',
    'errors',
    'price',
    'session_full',
    'non_field_errors',
  ])('is refused whatever its name: %s', async (name) => {
    const { status, body } = await server.call('GET', `/training/sessions/?${name}=1`);
    expect([status, body['code'], Object.keys(body['errors'] as object)]).toEqual([
      400,
      'validation_failed',
      [name],
    ]);
    expect(problemBody.safeParse(body).success).toBe(true);
  });

  it('is refused by calls that change something', async () => {
    const { status, body } = await server.call('POST', '/challenge/?fast=1');
    expect([status, Object.keys(body['errors'] as object)]).toEqual([400, ['fast']]);
  });

  it.each(['/training/programs/?level=1', '/pages/?order=title', '/public-pages/?order=title'])(
    'is ignored where the specification leaves the list open: %s',
    async (path) => {
      expect((await server.call('GET', path)).status).toBe(200);
    },
  );
});
