import { authRows, createCalls, fetchTransport } from '@detroit-well/api-client';
import { createPortalSession, hasToken } from '@detroit-well/api-client/session';
import * as constants from '@detroit-well/config/constants';
import { hintDomain } from '@detroit-well/config/hint-domain';
import { paths } from '@detroit-well/config/paths';
import { claimTabStorage } from '@detroit-well/ui/tab-storage';
import { readSettings } from '../settings/settings.ts';

const { apiUrl, publicSiteUrl } = readSettings();

/** The sign-in of the portal, which is on the same origin. */
export const session = createPortalSession({
  calls: createCalls({ auth: authRows }, { transport: fetchTransport(apiUrl, constants.apiTimeoutMs) }).auth,
  hintDomain: hintDomain(location.hostname, new URL(publicSiteUrl).hostname),
});

let signingOut = false;

/** Whether a token is present. Use it for routing only; the first private response verifies it. */
export function isSignedIn(): boolean {
  try {
    return hasToken(localStorage);
  } catch {
    // Storage is blocked.
    return false;
  }
}

/** Leaves for the portal's sign-in, which leads back to this address. */
export function toSignIn(): void {
  location.replace(paths.login({ next: location.pathname + location.search }));
}

/** Signs out in all tabs. `next`: where the next sign-in leads. */
export async function signOut(next?: string): Promise<void> {
  signingOut = true;
  claimTabStorage('');
  await session.signOut();
  location.assign(paths.login(next === undefined ? {} : { next }));
}

/**
 * Leaves for the sign-in page when the sign-in ends in any tab, and reloads when another person has signed in: the page still
 * holds the data of the one before.
 */
export function watchSession(): void {
  addEventListener('authChanged', (event) => {
    if (signingOut) return;
    const detail: unknown = event instanceof CustomEvent ? event.detail : null;
    document.body.inert = true;
    if (isRecord(detail) && detail['authenticated'] === true) location.reload();
    else toSignIn();
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
