import type { SessionRecord } from './record.ts';

/** Runs `act` in one tab or process at a time. */
export type WithLock = <T>(act: () => Promise<T>) => Promise<T>;

/** Where a session stores its tokens. Every call reads it, so that all who share it follow one sign-in. */
export interface TokenStore {
  read(): Promise<SessionRecord | null>;
  /** Stores a new sign-in; replaces any earlier record. */
  begin(record: SessionRecord): Promise<void>;
  /** Stores a refresh, but only while the same sign-in is current and has no later refresh. Returns whether it did. */
  commit(record: SessionRecord): Promise<boolean>;
  clear(): Promise<void>;
  /** Runs one refresh at a time among all tabs or processes that share the store. */
  readonly withLock?: WithLock;
}

/** Whether a refresh may replace what is stored: the same sign-in without a later refresh. */
export const mayCommit = (stored: SessionRecord | null, record: SessionRecord): boolean =>
  stored?.sid === record.sid && stored.generation < record.generation;

/** Tokens in the memory of this process or page. */
export function memoryTokenStore(): TokenStore {
  let stored: SessionRecord | null = null;
  return {
    read: () => Promise.resolve(stored),
    begin(record) {
      stored = record;
      return Promise.resolve();
    },
    commit(record) {
      const may = mayCommit(stored, record);
      if (may) stored = record;
      return Promise.resolve(may);
    },
    clear() {
      stored = null;
      return Promise.resolve();
    },
  };
}
