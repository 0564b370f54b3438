import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { AsyncResource } from 'node:async_hooks';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivate, privateModes } from '../files/private-folder.ts';
import type { Database, Db } from './database.ts';
import { prepareDataFolder } from './data-folder.ts';
import { takeLock } from './lock-file.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { insideTransaction, withoutNesting } from './no-nesting.ts';

const int8 = 20;
/** A dump opens in two thirds of the time with 4 instead of 128 MB of buffers. */
const smallBuffers = [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB'];

/** Where the embedded database is stored. Without `folder` it is in memory; `template` is a dump to start from. */
export interface EmbeddedLocation {
  readonly folder?: string;
  readonly template?: Blob;
  /** Updates the schema. By default, all databases except copies of a template are updated. */
  readonly migrates?: boolean;
}

/** The embedded database, with what only it has. */
export interface EmbeddedDatabase extends Database {
  readonly client: PGlite;
  readonly dump: () => Promise<Blob>;
}

/** Opens PostgreSQL in this process. Locks the folder first, because two processes on one folder would corrupt it. */
export async function openPglite(location: EmbeddedLocation): Promise<EmbeddedDatabase> {
  const { migrates = location.template === undefined } = location;
  const release = location.folder === undefined ? undefined : await lockFolder(location.folder);
  try {
    const embedded = location.folder === undefined ? undefined : await prepareDataFolder(location.folder);
    const client = await PGlite.create({
      ...(embedded === undefined ? {} : { dataDir: embedded.path }),
      ...(location.template === undefined
        ? {}
        : { loadDataDir: location.template, startParams: smallBuffers }),
      parsers: { [int8]: Number },
    });
    // PGlite chooses the modes of the files of a new database itself.
    if (location.folder !== undefined) await makePrivate(location.folder);
    await client.exec(`set time zone 'UTC'`);
    rejectOuterHandleInside(client);
    const database = drizzle(client);
    if (migrates) await migrate(database, { migrationsFolder: migrationsFolder() });
    await embedded?.created();
    return {
      kind: 'pglite',
      client,
      db: asDb(database),
      withTx: (work) => withoutNesting(() => database.transaction((tx) => work(asDb(tx)))),
      prepared: (statement) => asDb(database).execute(statement),
      // The callback runs outside the transaction that sent the notification. In one process no payload is ever missed.
      listen: async (channel, onPayload) => {
        const stop = await client.listen(channel, AsyncResource.bind(onPayload));
        return () => (client.closed ? Promise.resolve() : stop());
      },
      dump: async () => {
        await client.exec('checkpoint');
        // Between transactions, so that the copy is what a restart would find.
        return client.transaction(() => client.dumpDataDir('none'));
      },
      ping: async () => void (await client.query('select 1')),
      close: async () => {
        // An open PGlite keeps the process alive.
        if (!client.closed) await client.close();
        await release?.();
      },
    };
  } catch (error) {
    await release?.();
    throw error;
  }
}

async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: privateModes.folder });
  return takeLock(join(folder, 'database.lock'));
}

/** Inside a transaction the outer handle would wait forever, so this throws instead. */
function rejectOuterHandleInside(client: PGlite): void {
  const query = client.query.bind(client);
  client.query = (...call: Parameters<typeof query>) => {
    if (insideTransaction())
      throw new Error('a query on the outer handle inside withTx: use the handle that it passes');
    return query(...call);
  };
}

// Both drivers return `rows` for statements, which is all that `Db` promises.
const asDb = (handle: unknown): Db => handle as Db;
