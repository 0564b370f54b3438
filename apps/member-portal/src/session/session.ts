import { authRows, createCalls, fetchTransport } from '@detroit-well/api-client';
import { createPortalSession } from '@detroit-well/api-client/session';
import { constants } from '@detroit-well/config/constants';
import { readSettings } from '../settings.ts';
import { hintDomain } from './hint-domain.ts';
import { keepOwn } from './own-storage.ts';
import { leaving } from './watch.ts';

const { apiUrl, publicSiteUrl } = readSettings();

/** The one session of the portal; the client that refreshes it sends no token of its own. */
export const session = createPortalSession({
  calls: createCalls({ auth: authRows }, { transport: fetchTransport(apiUrl, constants.apiTimeoutMs) }).auth,
  hintDomain: hintDomain(location.hostname, new URL(publicSiteUrl).hostname),
});

/** Signs out here and in every other tab; the server is told, but its answer changes nothing (SPEC-B 4). */
export async function signOut(): Promise<void> {
  leaving.onPurpose = true;
  keepOwn('');
  await session.signOut();
}
