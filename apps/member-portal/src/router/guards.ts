import { redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths, safeNext } from '@detroit-well/config/paths';
import { isSignedIn } from '../session/presence.ts';
import { readSettings } from '../settings.ts';

/**
 * Members only (Spec A 4: by the presence of a token, nothing more; the first private answer tells the rest). Others
 * are asked to sign in and come back to where they were going.
 */
export function membersOnly({ request }: LoaderFunctionArgs): null {
  if (isSignedIn()) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.login({ next: pathname + search }));
}

/** Sign-in pages are for people who are not signed in; others go where they wanted, else to the dashboard. */
export function visitorsOnly({ request }: LoaderFunctionArgs): null {
  if (!isSignedIn()) return null;
  const next = new URL(request.url).searchParams.get('next');
  if (!next) throw redirect(paths.dashboard.home());
  leaveFor(next);
  return null;
}

/** Where `?next=` leads, checked; the feed without one (Decision 2.10). */
export function placeAfterSignIn(search: URLSearchParams): ReturnType<typeof safeNext> {
  return safeNext(search.get('next'), {
    site: readSettings().publicSiteUrl,
    portal: location.origin,
  });
}

/** Goes to a checked place: within the router where the portal owns it, as a document where the site does. */
function leaveFor(next: string): void {
  const place = placeAfterSignIn(new URLSearchParams({ next }));
  if (place.owner === 'portal') throw redirect(place.path);
  location.replace(place.href);
}
