import { sleep } from '../http/sleep.ts';
import type { Sleep } from '../http/sleep.ts';
import { pageCookies } from './cookies.ts';
import type { CookieJar } from './cookies.ts';
import type { TextStorage } from './mirror.ts';

/** A type of browsers, where the compiler knows it: a program for Node compiles without the types of the DOM. */
type Browsers<Name extends string> =
  typeof globalThis extends Record<Name, { prototype: infer T }> ? T : unknown;

/** The browser APIs that a session uses. */
export interface BrowserEnvironment {
  readonly indexedDB: Browsers<'IDBFactory'> | undefined;
  readonly storage: TextStorage | undefined;
  readonly jar: CookieJar | undefined;
  readonly secure: boolean;
  readonly locks: Browsers<'LockManager'> | undefined;
  /** The window, the target of `authChanged`, `focus` and `storage` events. */
  readonly events: EventTarget;
  readonly channel: BroadcastChannel | undefined;
  readonly sleep: Sleep;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const channelName = 'detroit-well-session';

/** A getter may throw where the browser blocks storage. */
function offered<T>(get: () => T | undefined): T | undefined {
  try {
    return get();
  } catch {
    return undefined;
  }
}

/** The real browser. */
export function browserEnvironment(): BrowserEnvironment {
  return {
    indexedDB: offered(() => globalThis.indexedDB),
    storage: offered(() => globalThis.localStorage),
    jar: pageCookies,
    secure: location.protocol === 'https:',
    locks: offered(() => navigator.locks),
    events: globalThis.window,
    channel: offered(() => new BroadcastChannel(channelName)),
    sleep,
    now: Date.now,
  };
}
