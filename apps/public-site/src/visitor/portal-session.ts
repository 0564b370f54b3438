import { createClient, type Client } from '@detroit-well/api-client';
import { createBridgeSession, type BridgeSession } from '@detroit-well/api-client/session';
import { paths, portalUrl } from '@detroit-well/config/paths';
import type { Frame } from '../page.ts';

interface Signed {
  session: BridgeSession;
  client: Client;
}

let signed: Signed | null = null;

/** The portal's session, seen through its bridge: an access token in memory, never a refresh token. */
export function portalSession(frame: Pick<Frame, 'portalUrl' | 'apiUrl'>): Signed {
  if (!signed) {
    const session = createBridgeSession({ bridgeUrl: portalUrl(frame.portalUrl, paths.sessionBridge()) });
    signed = { session, client: createClient({ baseUrl: frame.apiUrl, session }) };
  }
  return signed;
}
