import { constants } from '@detroit-well/config/constants';
import type { SessionRecord } from './record.ts';

const keys = constants.tokenStorageKeys;

/** The part of `Storage` used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A token counts as absent when it is missing, empty, `null` or the text `undefined` (SPEC-A 4). */
export function isToken(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text !== '' && text !== 'null' && text !== 'undefined';
}

/** Signed in, as far as local storage says: decides routing, and nothing else (SPEC-A 7.12). */
export function hasToken(storage: TextStorage | undefined): boolean {
  try {
    return isToken(storage?.getItem(keys.access));
  } catch {
    return false;
  }
}

/** The three keys of SPEC-B 9, written after the truth. A full or forbidden storage costs the mirror, not the session. */
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
    // Storage is forbidden: there is nothing to clear.
  }
}
