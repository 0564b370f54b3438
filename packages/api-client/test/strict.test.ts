import { expect, test } from 'vitest';
import { contract } from '../src/contract/index.ts';
import { checkReply } from '../src/strict/index.ts';
import { exampleReply } from '../src/testing/index.ts';
import { realServer } from './real-server.ts';
import { failed, retryingClient } from './retrying-client.ts';

const session = exampleReply(contract.sessions.detail);
const { location: _location, ...incomplete } = session;
const call = { params: { id: 's1' } };

async function clientReceiving(json: unknown, strict: boolean) {
  const server = await realServer(() => ({ json }));
  return retryingClient(server.url, strict ? { checkReply } : {}).client;
}

test('a reply that fits the contract is accepted by both', async () => {
  for (const strict of [true, false]) {
    const client = await clientReceiving(session, strict);
    expect(await client.sessions.detail(call)).toMatchObject({ title: session.title });
  }
});

test('a reply without a field is read tolerantly, and rejected with its name by the strict check', async () => {
  const tolerant = await clientReceiving(incomplete, false);
  expect(await tolerant.sessions.detail(call)).toMatchObject({ location: '' });
  const strict = await clientReceiving(incomplete, true);
  const error = await failed(strict.sessions.detail(call));
  expect(error).toMatchObject({ kind: 'unreadable', outcome: 'known' });
  expect(String(error)).toMatch(/GET \/training\/sessions\/\{id\}\/ differs from the contract[^]*location/);
});

test('an unsafe call with another reply has an unknown outcome', async () => {
  const client = await clientReceiving({ message: 'Done.' }, true);
  const body = { session_id: 's1' } as const;
  expect(await failed(client.registrations.register({ body }))).toMatchObject({ outcome: 'unknown' });
});

test('files and empty replies are not checked', () => {
  expect(() => checkReply('GET /waiver/download/', new Blob())).not.toThrow();
  expect(() => checkReply('POST /auth/logout/', undefined)).not.toThrow();
  expect(() => checkReply('GET /unknown/', null)).not.toThrow();
});
