import * as constants from '@detroit-well/config/constants';
import type { SessionRecord } from './record.ts';

const keys = constants.tokenStorageKeys;

/** The part of `Storage` used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A token counts as absent when it is missing, empty, `null` or the text `undefined` (SPEC-A 4). */
export function isToken(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text !== '' && text !== 'null' && text !== 'undefined';
}

/** Whether local storage holds a token; only for routing (SPEC-A 7.12). */
export function hasToken(storage: TextStorage | undefined): boolean {
  try {
    return isToken(storage?.getItem(keys.access));
  } catch {
    return false;
  }
}

/** Returns the mirrored access token if it is valid at `time` (milliseconds since the epoch), otherwise null. */
export function tokenValidAt(storage: TextStorage, time: number): string | null {
  const token = storage.getItem(keys.access);
  return isToken(token) && Number(storage.getItem(keys.expiry)) > time ? token : null;
}

/** Writes the three keys of SPEC-B 9, after the session store. If storage is full or blocked, only this mirror is lost. */
export function writeMirror(storage: TextStorage | undefined, record: SessionRecord): void {
  try {
    storage?.setItem(keys.access, record.access);
    storage?.setItem(keys.refresh, record.refresh);
    storage?.setItem(keys.expiry, String(record.expiry));
  } catch {
    clearMirror(storage);
  }
}

export function clearMirror(storage: TextStorage | undefined): void {
  try {
    for (const key of Object.values(keys)) storage?.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to clear.
  }
}
