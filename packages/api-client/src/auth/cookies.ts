import { readRecord } from './record.ts';
import type { SessionRecord } from './record.ts';

/** `document.cookie`, or a substitute in tests. */
export interface CookieJar {
  get(): string;
  set(line: string): void;
}

/** The cookies of the page. Blocked cookies are as none. */
export const pageCookies: CookieJar = {
  get() {
    try {
      return document.cookie;
    } catch {
      return '';
    }
  },
  set(line) {
    try {
      document.cookie = line;
    } catch {
      // `cookiesWork` finds out.
    }
  },
};

export interface CookieScope {
  readonly jar: CookieJar;
  /** Whether the page uses https; plain http on localhost supports neither `__Host-` nor `Secure`. */
  readonly secure: boolean;
  /** Domain of the hint cookie, for example `example.com` for both origins; by default this host only. */
  readonly hintDomain?: string | undefined;
}

/** Lifetime of the refresh token in seconds (SPEC-B 10.10). */
const maxAge = 14 * 24 * 60 * 60;
const hintName = 'signed_in';

/** On http, all applications of localhost share their cookies, whatever their ports. Many of them have one named `session`. */
const copyName = (scope: CookieScope) => (scope.secure ? '__Host-session' : 'detroit-well-session');

function valueOf(jar: CookieJar, name: string): string | null {
  const line = jar
    .get()
    .split('; ')
    .find((one) => one.startsWith(`${name}=`));
  return line === undefined ? null : line.slice(name.length + 1);
}

function put(scope: CookieScope, name: string, value: string, seconds: number, more: string): void {
  const secure = scope.secure ? '; Secure' : '';
  scope.jar.set(`${name}=${value}; Path=/; Max-Age=${seconds}${secure}${more}`);
}

/** Replaces a copy that does not fit into a cookie; it only says that a user is signed in. */
const tooLong = '-';

/**
 * Writes the copy that WebKit's partitioned frame can read; its absence means signed out. The hint cookie holds no secret
 * and tells the public site that the bridge is worth a query.
 */
export function writeCookies(scope: CookieScope, record: SessionRecord): void {
  const name = copyName(scope);
  const copy = encodeURIComponent(JSON.stringify(record));
  put(scope, name, copy, maxAge, '; SameSite=Strict');
  if (valueOf(scope.jar, name) !== copy) put(scope, name, tooLong, maxAge, '; SameSite=Strict');
  put(scope, hintName, '1', maxAge, hintEnd(scope));
}

export function clearCookies(scope: CookieScope): void {
  put(scope, copyName(scope), '', 0, '; SameSite=Strict');
  put(scope, hintName, '', 0, hintEnd(scope));
}

function hintEnd(scope: CookieScope): string {
  return scope.hintDomain === undefined ? '; SameSite=Lax' : `; SameSite=Lax; Domain=${scope.hintDomain}`;
}

/** `null`: no cookie, so signed out. `unread`: the cookie only says that a user is signed in. */
export function readCopy(scope: CookieScope): SessionRecord | 'unread' | null {
  const value = valueOf(scope.jar, copyName(scope));
  if (value === null || value === '') return null;
  try {
    return readRecord(JSON.parse(decodeURIComponent(value))) ?? 'unread';
  } catch {
    return 'unread';
  }
}

/** Whether a user is signed in on this browser, according to a non-secret cookie. */
export function hasHint(jar: CookieJar = pageCookies): boolean {
  return valueOf(jar, hintName) === '1';
}

/** Whether the browser stores cookies at all; if not, a missing cookie means nothing. */
export function cookiesWork(scope: CookieScope): boolean {
  const probe = 'session_probe';
  put(scope, probe, '1', 60, '; SameSite=Strict');
  const works = valueOf(scope.jar, probe) === '1';
  put(scope, probe, '', 0, '; SameSite=Strict');
  return works;
}
