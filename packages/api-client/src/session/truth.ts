import { readRecord } from './record.ts';
import type { SessionRecord } from './record.ts';

/** Where the session really is; every tab of the origin asks here before it acts. */
export interface Truth {
  read(): Promise<SessionRecord | null>;
  /** Writes in one step if `allowed` of what is there now; says whether it did. */
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

/** IndexedDB: the one store that a Web Lock's holder reads without ever seeing an old value. */
export function indexedTruth(factory: IDBFactory): Truth {
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

/** This tab alone, where a browser offers no IndexedDB (some private windows). */
export function memoryTruth(): Truth {
  let kept: SessionRecord | null = null;
  return {
    read: () => Promise.resolve(kept),
    write(record, allowed) {
      const may = allowed(kept);
      if (may) kept = record;
      return Promise.resolve(may);
    },
    clear() {
      kept = null;
      return Promise.resolve();
    },
  };
}

/** IndexedDB while it works, this tab's memory from the first failure on. */
export function steadyTruth(factory: IDBFactory | undefined): Truth {
  let truth = factory === undefined ? memoryTruth() : indexedTruth(factory);
  async function attempt<T>(act: (truth: Truth) => Promise<T>): Promise<T> {
    try {
      return await act(truth);
    } catch {
      truth = memoryTruth();
      return act(truth);
    }
  }
  return {
    read: () => attempt((one) => one.read()),
    write: (record, allowed) => attempt((one) => one.write(record, allowed)),
    clear: () => attempt((one) => one.clear()),
  };
}
