import { createStore } from 'zustand/vanilla';
import * as constants from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import type { createBrowserRouter } from 'react-router-dom';
import { membersOnly } from './guards.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Redirects to the sign-in page when the sign-in session ends in any tab. The redirect remembers the current URL, except
 * after a deliberate sign-out (SPEC-B 4). When another member has signed in, the page reloads. Until then it ignores presses,
 * because it still holds the data of the previous member.
 */
export function watchSession(router: Router): void {
  let redirectTimer: ReturnType<typeof setTimeout> | undefined;
  // The user may have stopped the reload; it starts again when the page is next shown or focused.
  const reloadIfInert = () => {
    if (document.body.inert) location.reload();
  };
  for (const type of ['pageshow', 'focus', 'visibilitychange']) addEventListener(type, reloadIfInert, true);
  addEventListener('authChanged', (event) => {
    if (!(event instanceof CustomEvent)) return;
    const ending = signingOut.getState();
    const isDeliberate = ending !== 'no';
    if (!router.state.matches.some(({ route }) => route.loader === membersOnly)) {
      resetSigningOut();
      return;
    }
    if (signedInBy(event.detail)) {
      clearTimeout(redirectTimer);
      document.body.inert = true;
      reloadIfInert();
      return;
    }
    // Uses the URL, not the view, because the URL may contain an open modal.
    const next = isDeliberate ? {} : { next: location.pathname + location.search };
    const wait = isDeliberate ? 0 : constants.redirectAfterFailedRefreshMs;
    const to = { replace: true, state: { wasSignedOut: !isDeliberate, wasDeleted: ending === 'deleting' } };
    redirectTimer = setTimeout(() => void router.navigate(paths.login(next), to).then(resetSigningOut), wait);
  });
}

/** From the press on a button that ends the sign-in, or the account with it, until the sign-in page is shown. */
export const signingOut = createStore((): 'no' | 'signing_out' | 'deleting' => 'no');

const resetSigningOut = (): void => signingOut.setState('no', true);

function signedInBy(detail: unknown): boolean {
  return (
    typeof detail === 'object' &&
    detail !== null &&
    'authenticated' in detail &&
    detail.authenticated === true
  );
}
