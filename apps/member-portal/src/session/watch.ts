import { createStore } from 'zustand/vanilla';
import { constants } from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import type { Router } from '../router/create-router.ts';

/**
 * Redirects to the sign-in page when the sign-in session ends in any tab. The redirect remembers the current URL, except
 * after a deliberate sign-out (SPEC-B 4). When another member has signed in, the page reloads. Until then it ignores presses,
 * because it still holds the data of the previous member.
 */
export function watchSession(router: Router): void {
  let leave: ReturnType<typeof setTimeout> | undefined;
  // The user may have stopped the reload; it starts again when the page is next shown or focused.
  const loadAnew = () => {
    if (document.body.inert) location.reload();
  };
  for (const look of ['pageshow', 'focus', 'visibilitychange']) addEventListener(look, loadAnew, true);
  addEventListener('authChanged', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const onPurpose = signingOut.getState();
    if (router.view().shell !== 'member') {
      stay();
      return;
    }
    if (signedInBy(event.detail)) {
      clearTimeout(leave);
      document.body.inert = true;
      loadAnew();
      return;
    }
    // Uses the URL, not the view, because the URL may contain an open modal.
    const next = onPurpose ? {} : { next: location.pathname + location.search };
    const wait = onPurpose ? 0 : constants.redirectAfterFailedRefreshMs;
    leave = setTimeout(() => void router.navigate(paths.login(next), { replace: true }).then(stay), wait);
  });
}

/** True from the press on a sign-out button until the sign-in page is shown. */
export const signingOut = createStore(() => false);

const stay = (): void => signingOut.setState(false, true);

function signedInBy(detail: unknown): boolean {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'authenticated' in detail &&
    detail.authenticated === true
  );
}
