import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let member: Person;
beforeAll(async () => {
  server = await testServer();
  member = await aMember(server, { waiver: false });
});
afterAll(() => server?.close());

const send = (headers: Record<string, string>, payload?: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v2/auth/resend-verification/',
    headers: { ...headers, authorization: `Bearer ${member.token}` },
    ...(payload === undefined ? {} : { payload }),
  });

const types = [
  'application/json',
  // The content type of curl -d '' and of older clients.
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/octet-stream',
  'not a type',
];

describe('a call without a body', () => {
  it('is accepted without a content type', async () => {
    expect((await send({})).statusCode).toBe(200);
  });

  it.each(types)('is accepted with the content type %s', async (type) => {
    expect((await send({ 'content-type': type, 'content-length': '0' })).statusCode).toBe(200);
    expect((await send({ 'content-type': type })).statusCode).toBe(200);
  });

  it('is accepted in chunks', async () => {
    const type = 'application/x-www-form-urlencoded';
    expect((await send({ 'content-type': type, 'transfer-encoding': 'chunked' }, '')).statusCode).toBe(200);
  });
});

describe('a body of a type that the server does not read', () => {
  it.each(types.filter((type) => type !== 'application/json'))('is refused: %s', async (type) => {
    const reply = await send({ 'content-type': type }, 'email=member');
    expect([reply.statusCode, reply.json()]).toMatchObject([415, { code: 'unsupported_media_type' }]);
  });
});
