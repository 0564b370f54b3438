import { mkdtemp, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../src/platform/database/database.ts';
import { openPglite } from '../src/platform/database/open-pglite.ts';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { dropDatabase, newDatabaseOn } from './new-database.ts';
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

/** Read once per process. */
let template: Promise<Dump> | undefined;
const readTemplate = () => readFile(inject('templateFile')).then((dump) => new Dump(new Uint8Array(dump)));

/** A migrated, empty database in memory, copied from the run's template. The caller closes it. */
export async function memoryDatabase(): Promise<Database> {
  template ??= readTemplate();
  return openPglite({ template: await template });
}

/** Puts a migrated, empty embedded database into a data folder, which takes half as long as a first start there. */
export async function fillDataFolder(folder: string): Promise<void> {
  template ??= readTemplate();
  const database = await openPglite({ folder, template: await template });
  await database.close();
}

/** A migrated, empty database of this run's kind: PostgreSQL, or embedded (vitest.embedded.config.ts). */
export async function anyDatabase(): Promise<Database> {
  const serverUrl = inject('postgresUrl');
  if (serverUrl === '') return memoryDatabase();
  return copyOfTemplate(serverUrl, 4);
}

/** A copy of the migrated database on the run's server. Closing it removes it. */
async function copyOfTemplate(serverUrl: string, poolSize: number): Promise<Database & { url: string }> {
  const url = await newDatabaseOn(serverUrl, { from: 'template_studio' });
  const database = await openPostgres(url, { poolSize });
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await dropDatabase(serverUrl, url);
    },
  };
}

/** The run's server, which does not wait for the disk. Empty: there is none, or the test measures the disk. */
const runServerUrl = () => (process.env['PROOF'] === 'long' ? '' : inject('postgresUrl'));

let initialized: Promise<string> | undefined;

/** The data folder that the run initialized, or else one for each process. The run removes it. */
function initializedFolder(): Promise<string> {
  const ofRun = inject('postgresData');
  if (ofRun !== '') return Promise.resolve(ofRun);
  initialized ??= mkdtemp(join(dirname(inject('templateFile')), 'postgres-')).then(initPostgres);
  return initialized;
}

/**
 * A new real PostgreSQL server, for tests that stop it, change its settings or look at all of it. It waits for the disk only where
 * `npm run proof` measures.
 */
export async function realServer(): Promise<PostgresServer> {
  return startPostgres(await initializedFolder(), { syncs: process.env['PROOF'] === 'long' });
}

/** A real PostgreSQL server for databases of the test's own: the run's, or else a new one. */
export async function sharedServer(): Promise<Pick<PostgresServer, 'url' | 'stop'>> {
  const url = runServerUrl();
  return url === '' ? realServer() : { url, stop: () => Promise.resolve() };
}

/**
 * A migrated, empty database on real PostgreSQL, whatever the run uses: on the run's server, or else on a server of the test's own.
 * Closing it removes it.
 */
export async function realDatabase({ poolSize = 10 } = {}): Promise<Database & { url: string }> {
  const url = runServerUrl();
  return url === '' ? ownDatabase({ poolSize }) : copyOfTemplate(url, poolSize);
}

/** A migrated, empty database on a real PostgreSQL server of the test's own. Closing it stops the server. */
export async function ownDatabase({ poolSize = 10 } = {}): Promise<Database & { url: string }> {
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
