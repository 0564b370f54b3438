import { clearCookies, cookiesWork, readCopy, writeCookies } from './cookies.ts';
import type { CookiePlace } from './cookies.ts';
import { clearMirror, writeMirror } from './mirror.ts';
import type { TextStorage } from './mirror.ts';
import { isNewer } from './record.ts';
import type { SessionRecord } from './record.ts';
import type { Truth } from './truth.ts';

/** The truth with its two copies, kept in step. */
export interface Stores {
  read(): Promise<SessionRecord | null>;
  /** A new sign-in: replaces whatever was there. */
  begin(record: SessionRecord): Promise<void>;
  /** A refresh: written only while the same session is signed in and has not moved on. */
  commit(record: SessionRecord): Promise<boolean>;
  clear(): Promise<void>;
}

export interface StorePlaces {
  readonly truth: Truth;
  readonly storage: TextStorage | undefined;
  readonly cookies: CookiePlace | undefined;
}

/** A copy too long for a cookie is taken at its word. */
function isCopyOf(copy: ReturnType<typeof readCopy>, record: SessionRecord): boolean {
  return copy === 'unread' || copy?.sid === record.sid;
}

/**
 * Order matters: the cookie is written first at sign-in and removed first at sign-out, so that whoever finds a record
 * without its cookie may conclude that the session has ended.
 */
export function createStores({ truth, storage, cookies }: StorePlaces): Stores {
  const place = cookies !== undefined && cookiesWork(cookies) ? cookies : undefined;

  async function clear(): Promise<void> {
    if (place) clearCookies(place);
    clearMirror(storage);
    await truth.clear();
    clearMirror(storage);
  }

  async function adoptCopy(copy: SessionRecord): Promise<SessionRecord> {
    await truth.write(copy, (now) => now === null || isNewer(copy, now));
    writeMirror(storage, copy);
    return copy;
  }

  return {
    clear,
    async read() {
      const kept = await truth.read();
      const copy = place ? readCopy(place) : 'unread';
      // Another frame, whose storage this one cannot see, may have signed in or refreshed.
      if (copy && copy !== 'unread') return kept && !isNewer(copy, kept) ? kept : adoptCopy(copy);
      if (copy && kept) return kept;
      // Nobody is signed in, and the mirror must not say otherwise: routing goes by it, and would go round in a circle.
      if (kept) await clear();
      else clearMirror(storage);
      return null;
    },
    async begin(record) {
      if (place) writeCookies(place, record);
      await truth.write(record, () => true);
      writeMirror(storage, record);
    },
    async commit(record) {
      const committed = await truth.write(
        record,
        (now) => now?.sid === record.sid && now.generation < record.generation,
      );
      if (!committed) return false;
      // Between the two lines nothing else of this tab runs, and a sign-out removes the cookie first.
      if (place !== undefined && !isCopyOf(readCopy(place), record)) {
        await clearIfStill(record);
        return false;
      }
      if (place) writeCookies(place, record);
      writeMirror(storage, record);
      if ((await truth.read()) === null) clearMirror(storage);
      return true;
    },
  };

  /** Takes back a commit that came after a sign-out, but never somebody else's new sign-in. */
  async function clearIfStill(record: SessionRecord): Promise<void> {
    if ((await truth.read())?.sid === record.sid) await truth.clear();
  }
}
