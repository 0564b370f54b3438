import { readRecord } from './record.ts';
import type { SessionRecord } from './record.ts';

/** The authoritative session store; every tab of the origin reads it before it acts. */
export interface SessionStore {
  read(): Promise<SessionRecord | null>;
  /** Writes atomically if `allowed` accepts the current record; returns whether it wrote. */
  write(record: SessionRecord, allowed: (now: SessionRecord | null) => boolean): Promise<boolean>;
  clear(): Promise<void>;
}

const storeName = 'session';
const key = 'current';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up.')));
  });
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open('detroit-well-session', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return settled(request);
}

/** IndexedDB, the only store in which the holder of a Web Lock never reads an old value. */
function indexedDbStore(factory: IDBFactory): SessionStore {
  let opened: Promise<IDBDatabase> | undefined;
  async function begin(mode: IDBTransactionMode) {
    opened ??= open(factory);
    const transaction = (await opened).transaction(storeName, mode);
    return { store: transaction.objectStore(storeName), finished: done(transaction) };
  }
  return {
    async read() {
      const { store } = await begin('readonly');
      return readRecord(await settled(store.get(key) as IDBRequest<unknown>));
    },
    async write(record, allowed) {
      const { store, finished } = await begin('readwrite');
      const now = readRecord(await settled(store.get(key) as IDBRequest<unknown>));
      const may = allowed(now);
      if (may) store.put({ ...record }, key);
      await finished;
      return may;
    },
    async clear() {
      const { store, finished } = await begin('readwrite');
      store.delete(key);
      await finished;
    },
  };
}

/** In-memory store for this tab, for browsers without IndexedDB (some private windows). */
function memoryStore(): SessionStore {
  let stored: SessionRecord | null = null;
  return {
    read: () => Promise.resolve(stored),
    write(record, allowed) {
      const may = allowed(stored);
      if (may) stored = record;
      return Promise.resolve(may);
    },
    clear() {
      stored = null;
      return Promise.resolve();
    },
  };
}

/** Uses IndexedDB, and this tab's memory from its first failure on. */
export function sessionStore(factory: IDBFactory | undefined): SessionStore {
  let store = factory === undefined ? memoryStore() : indexedDbStore(factory);
  async function attempt<T>(act: (store: SessionStore) => Promise<T>): Promise<T> {
    try {
      return await act(store);
    } catch {
      store = memoryStore();
      return act(store);
    }
  }
  return {
    read: () => attempt((one) => one.read()),
    write: (record, allowed) => attempt((one) => one.write(record, allowed)),
    clear: () => attempt((one) => one.clear()),
  };
}
