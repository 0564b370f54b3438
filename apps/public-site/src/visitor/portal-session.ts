import { axiosWhenNeeded, createClient, type Client } from '@detroit-well/api-client';
import { createBridgeSession, type BridgeSession } from '@detroit-well/api-client/session';
import { constants } from '@detroit-well/config/constants';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { emitSignal } from '@detroit-well/telemetry/signals';
import type { Frame } from '../page.ts';

interface PortalSession {
  readonly session: BridgeSession;
  readonly client: Client;
}

let shared: PortalSession | null = null;

/**
 * The portal's sign-in session, reached through its bridge: an access token in memory, never a refresh token. A page that
 * reloads for another member sends no more requests.
 */
export function portalSession(frame: Pick<Frame, 'portalUrl' | 'apiUrl'>): PortalSession {
  if (!shared) {
    const session = createBridgeSession({ bridgeUrl: portalUrl(frame.portalUrl, paths.sessionBridge()) });
    const send = axiosWhenNeeded(frame.apiUrl, constants.apiTimeoutMs);
    const client = createClient({
      baseUrl: frame.apiUrl,
      session,
      onEvent: emitSignal,
      transport: (request) => (document.body.inert ? new Promise(() => {}) : send(request)),
    });
    shared = { session, client };
  }
  return shared;
}
