import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realServer } from '../../../test/database.ts';
import { freePort } from '../../../test/free-port.ts';
import type { PostgresServer } from '../../../test/postgres.ts';
import { ConnectionProblem, connectionProblem } from './connection-problem.ts';
import { openDatabase } from './open-database.ts';

const password = 'never-in-a-message';
const url = `postgres://studio:${password}@db.example.com:5433/wellness`;

const failed = (code: string, message = 'from the driver') => Object.assign(new Error(message), { code });
const messageOf = (error: unknown) => (error instanceof ConnectionProblem ? error.message : undefined);

describe('a database that cannot be opened is explained', () => {
  it.each([
    ['an unknown host', failed('ENOTFOUND'), 'the host db.example.com:5433, which is unknown'],
    ['a closed port', failed('ECONNREFUSED'), 'Nothing listens at db.example.com:5433'],
    ['a silent host', new Error('timeout expired'), 'does not respond'],
    ['a wrong password', failed('28P01'), 'rejects the password of the user "studio"'],
    ['a user that may not sign in', failed('28000'), 'does not admit the user "studio"'],
    ['a missing database', failed('3D000'), 'has no database "wellness"'],
    ['a user without rights', failed('42501'), 'may not create tables in the database "wellness"'],
    ['a replica', failed('25006'), 'must name the primary'],
    ['a full disk', failed('53100'), 'disk of PostgreSQL'],
    ['too many connections', failed('53300'), 'max_connections'],
    ['a server that is starting', failed('57P03'), 'Try again shortly'],
    ['an untrusted certificate', failed('SELF_SIGNED_CERT_IN_CHAIN'), 'NODE_EXTRA_CA_CERTS'],
    ['no TLS', new Error('The server does not support SSL connections'), 'has no TLS'],
    ['no password', new Error('SASL: client password must be a string'), 'DATABASE_URL contains none'],
    ['a cause', new Error('query', { cause: failed('3D000') }), 'has no database'],
    ['two addresses', new AggregateError([failed('ECONNREFUSED')], ''), 'Nothing listens'],
  ])('%s', (_what, error, sentence) => {
    const message = messageOf(connectionProblem(url, error));
    expect(message).toContain(sentence);
    expect(message).not.toContain(password);
  });

  it('and any other error stays what it is', () => {
    const defect = new Error('a migration failed');
    expect(connectionProblem(url, defect)).toBe(defect);
  });
});

describe('opening a real database', () => {
  let postgres: PostgresServer;
  let dataDir: string;
  beforeAll(async () => {
    postgres = await realServer();
    dataDir = await mkdtemp(join(tmpdir(), 'connection-'));
  });
  afterAll(async () => {
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const messageFor = (databaseUrl: string) =>
    openDatabase({ databaseUrl, dataDir }).then(() => 'it opened', messageOf);
  const changed = (change: (at: URL) => void) => {
    const at = new URL(postgres.url);
    change(at);
    return at.href;
  };

  it.each<[string, (at: URL) => void, string]>([
    ['a database that does not exist', (at) => (at.pathname = '/absent'), 'has no database "absent"'],
    ['a user that does not exist', (at) => (at.username = 'absent'), 'the user "absent"'],
    ['a host that does not exist', (at) => (at.hostname = 'absent.invalid'), 'absent.invalid'],
  ])('reports %s', async (_what, change, sentence) => {
    expect(await messageFor(changed(change))).toContain(sentence);
  });

  it('reports a port where nothing listens', async () => {
    const port = String(await freePort());
    expect(await messageFor(changed((at) => (at.port = port)))).toContain(
      `Nothing listens at 127.0.0.1:${port}`,
    );
  });

  it('reports a server that is not PostgreSQL', async () => {
    const other = createServer((socket) =>
      socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    );
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const port = String((other.address() as AddressInfo).port);
    const message = await messageFor(changed((at) => (at.port = port)));
    other.close();
    expect(message).toContain('the port of PostgreSQL');
  });

  it('reports a user who may not create tables', async () => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('create role reader login');
    await client.query('create database guarded');
    await client.end();
    const guarded = changed((at) => {
      at.username = 'reader';
      at.pathname = '/guarded';
    });
    expect(await messageFor(guarded)).toContain('"reader" may not create tables in the database "guarded"');
  });
});
