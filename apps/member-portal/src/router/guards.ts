import { paths, safeNext } from '@detroit-well/config/paths';
import { isSignedIn } from '../session/presence.ts';
import { readSettings } from '../settings.ts';

/**
 * Members only (SPEC-A 4: by the presence of a token, nothing more; the first private answer tells the rest). Others
 * are asked to sign in and come back to where they were going.
 */
export function membersOnly({ pathname, search }: URL): string | null {
  return isSignedIn() ? null : paths.login({ next: pathname + search });
}

/** Sign-in pages are for people who are not signed in; others go where they wanted, else to the dashboard. */
export function visitorsOnly({ searchParams }: URL): string | null {
  if (!isSignedIn()) return null;
  if (!searchParams.get('next')) return paths.dashboard.home();
  const place = placeAfterSignIn(searchParams);
  if (place.owner === 'portal') return place.path;
  // A page of the public site is another document.
  location.replace(place.href);
  return null;
}

/** Where `?next=` leads, checked; the feed without one (SPEC-A 7.10). */
export function placeAfterSignIn(search: URLSearchParams): ReturnType<typeof safeNext> {
  return safeNext(search.get('next'), {
    site: readSettings().publicSiteUrl,
    portal: location.origin,
  });
}
