import * as constants from '@detroit-well/config/constants';
import { eraseDeviceLists } from './device-lists.ts';

/*
 * That the device was handed over, for all tabs and for documents that Back or a reload brings again. The server keeps the lock;
 * this mark only spares a page its first call, so that it shows nothing before.
 */

const key = 'sign-in-lock';

interface Lock {
  /** The sign-in that is locked. */
  readonly signIn: string;
  /** The page to show once it is unlocked. */
  readonly next: string;
}

/** The id of the sign-in in the stored access token; empty where it is missing or cannot be read. */
function signInOfToken(): string {
  try {
    const [, payload = ''] = (localStorage.getItem(constants.tokenStorageKeys.access) ?? '').split('.');
    const { sid } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sid?: unknown };
    return typeof sid === 'string' ? sid : '';
  } catch {
    return '';
  }
}

/** Marks the sign-in of this browser as locked, and erases the rosters on it. `next`: the page to show once it is unlocked. */
export function markLocked(next: string): void {
  eraseDeviceLists();
  try {
    localStorage.setItem(key, JSON.stringify({ signIn: signInOfToken(), next } satisfies Lock));
  } catch {
    // Storage is blocked: the first call of a page says that it is locked.
  }
}

/** The page to show once the sign-in of this browser is unlocked; null while it is not locked. */
export function lockedNext(): string | null {
  try {
    const lock = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Lock> | null;
    return lock && lock.signIn === signInOfToken() ? (lock.next ?? '/') : null;
  } catch {
    return null;
  }
}

export function forgetLock(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** Calls `leave` as soon as this or another tab locks the sign-in, and when Back shows a page from before. */
export function watchLock(leave: () => void): void {
  const check = (): void => {
    if (lockedNext() === null) return;
    // Whatever the page holds, nobody sees it while it goes.
    document.body.hidden = true;
    document.body.inert = true;
    leave();
  };
  addEventListener('storage', check);
  for (const type of ['pageshow', 'focus', 'visibilitychange']) addEventListener(type, check, true);
}
