import { mkdtemp, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../src/platform/database/database.ts';
import { openPglite } from '../src/platform/database/open-pglite.ts';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { newDatabaseOn } from './new-database.ts';
import { initPostgres, startPostgres, type PostgresServer } from './postgres.ts';

/** A dump that returns its bytes without copying them. A Blob of Node takes half of the opening of a database. */
class Dump extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.buffer);
  }
}

let template: Promise<Dump> | undefined;

/** A migrated, empty database in memory, copied from the run's template. The caller closes it. */
export async function memoryDatabase(): Promise<Database> {
  // Read once per process.
  template ??= readFile(inject('templateFile')).then((dump) => new Dump(new Uint8Array(dump)));
  return openPglite({ template: await template });
}

/** A migrated, empty database of this run's kind: PostgreSQL, or embedded (vitest.embedded.config.ts). */
export async function anyDatabase(): Promise<Database> {
  const serverUrl = inject('postgresUrl');
  if (serverUrl === '') return memoryDatabase();
  return openPostgres(await newDatabaseOn(serverUrl, { from: 'template_studio' }), { poolSize: 4 });
}

let initialized: Promise<string> | undefined;

/**
 * A new real PostgreSQL server. Its data folder is a copy: each process of the run calls `initdb` only once. It waits for the disk
 * only where `npm run proof` measures.
 */
export async function realServer(): Promise<PostgresServer> {
  // The run removes this folder.
  initialized ??= mkdtemp(join(dirname(inject('templateFile')), 'postgres-')).then(initPostgres);
  return startPostgres(await initialized, { syncs: process.env['PROOF'] === 'long' });
}

/** A migrated, empty database on a real PostgreSQL server of the test's own. Closing it stops the server. */
export async function realDatabase({ poolSize = 10 } = {}): Promise<Database & { url: string }> {
  const server = await realServer();
  const database = await openPostgres(server.url, { poolSize });
  return {
    ...database,
    url: server.url,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}
