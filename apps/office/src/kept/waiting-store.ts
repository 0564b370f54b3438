import { openDB, type IDBPDatabase } from 'idb';

/** What was recorded on this device and the server may not have yet. */
interface Waiting {
  readonly key: string;
  /** The server's time. Milliseconds. */
  readonly madeAt: number;
}

/** After this time, what waits is given up (OFFICE 11). Milliseconds. */
const keptMs = 30 * 24 * 60 * 60 * 1_000;

/**
 * What waits on this device to be sent, in a database of its own. Its calls reject where the browser keeps nothing, or has the data
 * of a newer version.
 */
export function waitingStore<Item extends Waiting>(name: string, table: string) {
  let opened: Promise<IDBPDatabase> | undefined;

  function device(): Promise<IDBPDatabase> {
    const forget = (): void => {
      opened = undefined;
    };
    opened ??= openDB(name, 1, {
      upgrade: (database) => void database.createObjectStore(table, { keyPath: 'key' }),
      // A newer version in another tab waits for this one.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  }

  return {
    /** Everything that waits, whoever made it, the first one first. */
    all: async (now: number): Promise<readonly Item[]> => {
      const database = await device();
      const reading = database.transaction(table);
      // A read that the browser breaks off rejects both, and idb's own getAll leaves the second one to nobody.
      const [stored] = (await Promise.all([reading.store.getAll(), reading.done])) as [Item[], void];
      const items = stored.toSorted((one, other) => one.madeAt - other.madeAt);
      const old = items.filter(({ madeAt }) => now - madeAt > keptMs);
      await Promise.all(old.map(({ key }) => database.delete(table, key)));
      return items.filter((item) => !old.includes(item));
    },
    put: async (item: Item): Promise<void> => {
      await (await device()).put(table, item);
    },
    forget: async (key: string): Promise<void> => {
      await (await device()).delete(table, key);
    },
  };
}

/** What is stored and what the page knows already. The page is ahead of the store. */
export function merged<Item extends Waiting>(
  stored: readonly Item[],
  known: readonly Item[],
): readonly Item[] {
  const older = stored.filter(({ key }) => known.every((one) => one.key !== key));
  return [...older, ...known];
}
