import type { AddFactsParams, OfficeRosterEntry } from '@detroit-well/api-client';
import { waitingStore } from '../kept/waiting-store.ts';
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

const marks = waitingStore<Unsent>('office-door', 'marks');

export const { all: storedMarks, put: storeMark, forget: forgetMark } = marks;

const askedKey = 'office-storage-asked';

/** Asks the browser, once, never to clear what waits. Returns whether it promised; true where it keeps nothing anyway. */
export async function asksToPersist(): Promise<boolean> {
  try {
    if (await navigator.storage.persisted()) return true;
    if (localStorage.getItem(askedKey) !== null) return false;
    localStorage.setItem(askedKey, 'yes');
    return await navigator.storage.persist();
  } catch {
    return true;
  }
}
