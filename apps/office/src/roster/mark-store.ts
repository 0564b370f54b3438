import type { AddFactsParams, OfficeRosterEntry } from '@detroit-well/api-client';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Mark } from './marks.ts';

/** A mark that the server may not have yet. */
export interface Unsent {
  readonly key: string;
  /** The id of who made it. It is sent under their sign-in only. */
  readonly author: string;
  /** The server's time. Milliseconds. */
  readonly madeAt: number;
  readonly sessionId: string;
  readonly meeting: string;
  readonly registrationId: string;
  /** Who was marked. */
  readonly name: string;
  /** Null takes back what was marked. */
  readonly mark: Mark | null;
  readonly facts: readonly AddFactsParams['facts'][number][];
  /** The marks that stand once the server has it. */
  readonly standing: OfficeRosterEntry['facts'];
  /** Why the server refused it. It then waits for its author. */
  readonly refusal: string | null;
}

interface Door extends DBSchema {
  marks: { key: string; value: Unsent };
}

/** After this time a mark is given up (OFFICE 11). Milliseconds. */
const keptMs = 30 * 24 * 60 * 60 * 1_000;

let opened: Promise<IDBPDatabase<Door>> | undefined;

/** The marks that wait on this device, in IndexedDB. Rejects where the browser keeps nothing, or has the data of a newer version. */
function door(): Promise<IDBPDatabase<Door>> {
  const forget = (): void => {
    opened = undefined;
  };
  opened ??= openDB<Door>('office-door', 1, {
    upgrade: (database) => void database.createObjectStore('marks', { keyPath: 'key' }),
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

/** Every mark on the device, whoever made it, the first one first. */
export async function storedMarks(now: number): Promise<readonly Unsent[]> {
  const database = await door();
  const marks = (await database.getAll('marks')).toSorted((one, other) => one.madeAt - other.madeAt);
  const old = marks.filter(({ madeAt }) => now - madeAt > keptMs);
  await Promise.all(old.map(({ key }) => database.delete('marks', key)));
  return marks.filter((mark) => !old.includes(mark));
}

export async function storeMark(mark: Unsent): Promise<void> {
  await (await door()).put('marks', mark);
}

export async function forgetMark(key: string): Promise<void> {
  await (await door()).delete('marks', key);
}
