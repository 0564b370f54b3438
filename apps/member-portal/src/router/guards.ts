import { paths, safeNext } from '@detroit-well/config/paths';
import { isSignedIn } from '../auth/auth-state.ts';
import { readSettings } from '../settings/settings.ts';

/**
 * Admits members only. It checks only that a token exists (SPEC-A 4); the first private response verifies it. Redirects
 * visitors to sign-in, which leads back to the requested screen.
 */
export function membersOnly({ pathname, search }: URL): string | null {
  return isSignedIn() ? null : paths.login({ next: pathname + search });
}

/** Admits visitors only. Redirects members to `?next=`, or to the dashboard. */
export function visitorsOnly({ searchParams }: URL): string | null {
  if (!isSignedIn()) return null;
  if (!searchParams.get('next')) return paths.dashboard.home();
  const target = pathAfterSignIn(searchParams);
  if (target.owner === 'portal') return target.path;
  // A page of the public site needs a full page load.
  location.replace(target.href);
  return null;
}

/** Returns the validated target of `?next=`, or the feed when there is none (SPEC-A 7.10). */
export function pathAfterSignIn(search: URLSearchParams): ReturnType<typeof safeNext> {
  return safeNext(search.get('next'), {
    site: readSettings().publicSiteUrl,
    portal: location.origin,
  });
}
