import { constants } from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import type { Router } from '../router/create-router.ts';

/**
 * Leads to the sign-in page when the session ends, here or in another tab, and remembers where the member was
 * (SPEC-B 4). Somebody who signed out on purpose is not brought back. Where another has signed in since, the page is loaded
 * anew for them, and takes no more presses: what it shows and holds belongs to the one before.
 */
export function watchSession(router: Router): void {
  let leave: ReturnType<typeof setTimeout> | undefined;
  // Loading may have been stopped; the next look at the page begins it again.
  const loadAnew = () => {
    if (document.body.inert) location.reload();
  };
  for (const look of ['pageshow', 'focus', 'visibilitychange']) addEventListener(look, loadAnew, true);
  addEventListener('authChanged', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const onPurpose = leaving.onPurpose;
    leaving.onPurpose = false;
    if (router.view().shell !== 'member') return;
    if (signedInBy(event.detail)) {
      clearTimeout(leave);
      document.body.inert = true;
      loadAnew();
      return;
    }
    // The address, not the view: an open modal may stand in it.
    const next = onPurpose ? {} : { next: location.pathname + location.search };
    const wait = onPurpose ? 0 : constants.redirectAfterFailedRefreshMs;
    leave = setTimeout(() => void router.navigate(paths.login(next), { replace: true }), wait);
  });
}

/** Set while a member is signing out by the button. */
export const leaving = { onPurpose: false };

function signedInBy(detail: unknown): boolean {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'authenticated' in detail &&
    detail.authenticated === true
  );
}
