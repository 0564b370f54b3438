import { paths, safeNext } from '@detroit-well/config/paths';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { isSignedIn } from '../../auth/auth-state.ts';
import { redirectTo } from '../../navigation/redirect-to.ts';
import { readSettings } from '../../settings/settings.ts';

/** Admits visitors only. Redirects members to `?next=`, or to the dashboard, and the team to the office. */
export async function visitorsOnly({ request }: LoaderFunctionArgs) {
  if (!isSignedIn()) return null;
  const { searchParams } = new URL(request.url);
  if (!searchParams.get('next')) {
    const { isInTeam } = await import('./home-after-sign-in.ts');
    return redirectTo(
      request,
      (await isInTeam()) ? new URL(paths.office.home(), location.origin).href : paths.dashboard.home(),
    );
  }
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
