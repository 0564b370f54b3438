import { authPrefixes, isUnderAny, ownerOf } from './owners.ts';
import { portalPaths } from './portal-paths.ts';
import type { Owner } from './owners.ts';

/** The two public origins; the office is on the portal's, such as `https://members.example.com`; any path is ignored. */
export interface Origins {
  readonly site: string;
  readonly portal: string;
}

/** Where to go after sign-in: `path` in the app `owner`, and the absolute URL. */
export interface RedirectAfterSignIn {
  readonly owner: Owner;
  readonly path: string;
  readonly href: string;
}

const maxChars = 2_048;
// One leading slash, then neither slash nor backslash; no backslash or control character anywhere (SPEC-A 7.10).
const localPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * The target of `?next=` if it is a path of one of the apps, otherwise the feed (SPEC-A 7.10). Never another origin, and never
 * a sign-in page.
 */
export function safeNext(next: string | null | undefined, origins: Origins): RedirectAfterSignIn {
  const path = next ? normalized(next, origins.portal) : undefined;
  const safe = path ?? portalPaths.feed();
  const owner = ownerOf(pathnameOf(safe));
  return { owner, path: safe, href: new URL(safe, owner === 'site' ? origins.site : origins.portal).href };
}

function normalized(next: string, base: string): string | undefined {
  if (next.length > maxChars || !localPath.test(next)) return undefined;
  if (!URL.canParse(next, base)) return undefined;
  const url = new URL(next, base);
  if (url.origin !== new URL(base).origin) return undefined;
  // `/..//elsewhere` starts with one slash but resolves to a path that starts with two.
  if (url.pathname.startsWith('//')) return undefined;
  if (isUnderAny(url.pathname, authPrefixes)) return undefined;
  return url.pathname + url.search + url.hash;
}

function pathnameOf(path: string): string {
  return new URL(path, 'http://path.invalid').pathname;
}
