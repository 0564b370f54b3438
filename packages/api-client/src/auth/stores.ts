import { clearCookies, cookiesWork, readCopy, writeCookies } from './cookies.ts';
import type { CookieScope } from './cookies.ts';
import { clearMirror, writeMirror } from './mirror.ts';
import type { TextStorage } from './mirror.ts';
import { isNewer } from './record.ts';
import type { SessionRecord } from './record.ts';
import type { SessionStore } from './session-store.ts';
import { mayCommit } from './token-store.ts';
import type { TokenStore } from './token-store.ts';

export interface StoreParts {
  readonly sessions: SessionStore;
  readonly storage: TextStorage | undefined;
  readonly cookies: CookieScope | undefined;
}

interface BrowserStores extends TokenStore {
  /** Whether this is a frame whose storage the browser separates from the portal's own tabs, as WebKit does. */
  readonly isSeparate: () => boolean;
}

/** In such a frame's own local storage, so that it is still known after a reload. */
const separateKey = 'separateStorage';

/** A copy that was too long for a cookie counts as a match. */
function isCopyOf(copy: ReturnType<typeof readCopy>, record: SessionRecord): boolean {
  return copy === 'unread' || copy?.sid === record.sid;
}

/**
 * The browser's token store: the session store and its two copies, kept in sync. Order matters: sign-in writes the cookie first and sign-out removes it first. A record without its cookie therefore means
 * that the session has ended.
 */
export function createStores({ sessions, storage, cookies }: StoreParts): BrowserStores {
  const scope = cookies !== undefined && cookiesWork(cookies) ? cookies : undefined;

  async function clear(): Promise<void> {
    if (scope) clearCookies(scope);
    clearMirror(storage);
    await sessions.clear();
    clearMirror(storage);
  }

  async function adoptCopy(copy: SessionRecord, stored: SessionRecord | null): Promise<SessionRecord> {
    // A tab of the portal has had the record since the sign-in.
    if (stored === null) markSeparate(storage);
    await sessions.write(copy, (now) => now === null || isNewer(copy, now));
    writeMirror(storage, copy);
    return copy;
  }

  return {
    clear,
    isSeparate: () => hasMark(storage),
    async read() {
      const stored = await sessions.read();
      const copy = scope ? readCopy(scope) : 'unread';
      // Another frame with separate storage may have signed in or refreshed.
      if (copy && copy !== 'unread')
        return stored && !isNewer(copy, stored) ? stored : adoptCopy(copy, stored);
      if (copy && stored) return stored;
      // Clear the mirror too: routing reads it and would otherwise redirect in a loop.
      if (stored) await clear();
      else clearMirror(storage);
      return null;
    },
    async begin(record) {
      if (scope) writeCookies(scope, record);
      await sessions.write(record, () => true);
      writeMirror(storage, record);
    },
    async commit(record) {
      const committed = await sessions.write(record, (stored) => mayCommit(stored, record));
      if (!committed) return false;
      // No other code of this tab runs between these two lines, and a sign-out removes the cookie first.
      if (scope !== undefined && !isCopyOf(readCopy(scope), record)) {
        await clearIfStill(record);
        return false;
      }
      if (scope) writeCookies(scope, record);
      writeMirror(storage, record);
      if ((await sessions.read()) === null) clearMirror(storage);
      return true;
    },
  };

  /** Reverts a commit that came after a sign-out, but never a new sign-in by another user. */
  async function clearIfStill(record: SessionRecord): Promise<void> {
    if ((await sessions.read())?.sid === record.sid) await sessions.clear();
  }
}

function markSeparate(storage: TextStorage | undefined): void {
  try {
    storage?.setItem(separateKey, '1');
  } catch {
    // Without the mark, this frame may refresh at the same time as a tab of the portal.
  }
}

function hasMark(storage: TextStorage | undefined): boolean {
  try {
    return storage?.getItem(separateKey) === '1';
  } catch {
    return false;
  }
}
