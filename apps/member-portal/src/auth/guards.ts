import { paths, safeNext } from '@detroit-well/config/paths';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { redirectTo } from '../navigation/redirect-to.ts';
import { readSettings } from '../settings/settings.ts';
import { isSignedIn } from './auth-state.ts';

/**
 * Admits members only. It checks only that a token exists (SPEC-A 4); the first private response verifies it. Redirects
 * visitors to sign-in, which leads back to the requested screen.
 */
export function membersOnly({ request }: LoaderFunctionArgs) {
  if (isSignedIn()) return null;
  const { pathname, search } = new URL(request.url);
  return redirectTo(request, paths.login({ next: pathname + search }));
}

/** Admits visitors only. Redirects members to `?next=`, or to the dashboard. */
export function visitorsOnly({ request }: LoaderFunctionArgs) {
  if (!isSignedIn()) return null;
  const { searchParams } = new URL(request.url);
  if (!searchParams.get('next')) return redirectTo(request, paths.dashboard.home());
  const target = pathAfterSignIn(searchParams);
  return redirectTo(request, target.owner === 'portal' ? target.path : target.href);
}

/** Returns the validated target of `?next=`, or the feed when there is none (SPEC-A 7.10). */
export function pathAfterSignIn(search: URLSearchParams): ReturnType<typeof safeNext> {
  return safeNext(search.get('next'), {
    site: readSettings().publicSiteUrl,
    portal: location.origin,
  });
}
