import { authRows, createCalls, fetchTransport } from '@detroit-well/api-client';
import { createPortalSession } from '@detroit-well/api-client/session';
import * as constants from '@detroit-well/config/constants';
import { hintDomain } from '@detroit-well/config/hint-domain';
import { readSettings } from '../settings/settings.ts';
import { claimTabStorage } from '@detroit-well/ui/tab-storage';
import { signingOut } from './watch.ts';

const { apiUrl, publicSiteUrl } = readSettings();

/** The sign-in session of the portal. The client that refreshes it sends no access token. */
export const session = createPortalSession({
  calls: createCalls({ auth: authRows }, { transport: fetchTransport(apiUrl, constants.apiTimeoutMs) }).auth,
  hintDomain: hintDomain(location.hostname, new URL(publicSiteUrl).hostname),
  // The public site waits 3 seconds for the bridge, so a tab that hangs with the lock must not delay the bridge longer.
  lockLimitMs: window.parent === window ? undefined : 2_000,
});

/** Signs out in all tabs. The client notifies the server, but its response has no effect (SPEC-B 4). */
export async function signOut(): Promise<void> {
  signingOut.setState('signing_out', true);
  claimTabStorage('');
  await session.signOut();
}
