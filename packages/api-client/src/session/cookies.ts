import { readRecord } from './record.ts';
import type { SessionRecord } from './record.ts';

/** `document.cookie`, or what stands for it. */
export interface CookieJar {
  get(): string;
  set(line: string): void;
}

export interface CookiePlace {
  readonly jar: CookieJar;
  /** https; plain http on localhost knows neither `__Host-` nor `Secure`. */
  readonly secure: boolean;
  /** Where the hint is seen, for example `example.com` for both origins; left out, this host alone. */
  readonly hintDomain?: string | undefined;
}

/** The refresh token's own life (SPEC-B 10.10). */
const maxAge = 14 * 24 * 60 * 60;
const hintName = 'signed_in';

const copyName = (place: CookiePlace) => (place.secure ? '__Host-session' : 'session');

function valueOf(jar: CookieJar, name: string): string | null {
  const line = jar
    .get()
    .split('; ')
    .find((one) => one.startsWith(`${name}=`));
  return line === undefined ? null : line.slice(name.length + 1);
}

function put(place: CookiePlace, name: string, value: string, seconds: number, more: string): void {
  const secure = place.secure ? '; Secure' : '';
  place.jar.set(`${name}=${value}; Path=/; Max-Age=${seconds}${secure}${more}`);
}

/** Stands for a copy that does not fit into a cookie: signed in, and no more is said. */
const tooLong = '-';

/**
 * The copy that WebKit's partitioned frame can read; its absence means signed out. The hint beside it carries no
 * secret: it tells the public site that asking the bridge is worth while.
 */
export function writeCookies(place: CookiePlace, record: SessionRecord): void {
  const name = copyName(place);
  const copy = encodeURIComponent(JSON.stringify(record));
  put(place, name, copy, maxAge, '; SameSite=Strict');
  if (valueOf(place.jar, name) !== copy) put(place, name, tooLong, maxAge, '; SameSite=Strict');
  put(place, hintName, '1', maxAge, hintEnd(place));
}

export function clearCookies(place: CookiePlace): void {
  put(place, copyName(place), '', 0, '; SameSite=Strict');
  put(place, hintName, '', 0, hintEnd(place));
}

function hintEnd(place: CookiePlace): string {
  return place.hintDomain === undefined ? '; SameSite=Lax' : `; SameSite=Lax; Domain=${place.hintDomain}`;
}

/** `null`: no cookie, so signed out. `unread`: a cookie that says no more than that somebody is signed in. */
export function readCopy(place: CookiePlace): SessionRecord | 'unread' | null {
  const value = valueOf(place.jar, copyName(place));
  if (value === null || value === '') return null;
  try {
    return readRecord(JSON.parse(decodeURIComponent(value))) ?? 'unread';
  } catch {
    return 'unread';
  }
}

/** Somebody is signed in on this browser, as far as a non-secret cookie says. */
export function hasHint(jar: CookieJar): boolean {
  return valueOf(jar, hintName) === '1';
}

/** Cookies are kept at all; where they are not, their absence says nothing. */
export function cookiesWork(place: CookiePlace): boolean {
  const probe = 'session_probe';
  put(place, probe, '1', 60, '; SameSite=Strict');
  const works = valueOf(place.jar, probe) === '1';
  put(place, probe, '', 0, '; SameSite=Strict');
  return works;
}
