import type { BridgeResponse, BridgeRequest } from './bridge-protocol.ts';
import { readBridgeRequest } from './bridge-protocol.ts';
import { isDue } from './keep-fresh.ts';
import type { PortalSession } from './portal-session.ts';
import type { SessionRecord } from './record.ts';

/** The part of `window` the bridge page uses. */
interface BridgeWindow {
  readonly parent: unknown;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** The options of `serveBridge`. */
export interface BridgeHostOptions {
  readonly session: Pick<PortalSession, 'current' | 'refresh' | 'signOut'>;
  /** The only origin that gets a response. */
  readonly siteOrigin: string;
  readonly window?: BridgeWindow;
  readonly now?: () => number;
}

function responseFor(
  request: BridgeRequest,
  record: SessionRecord | null,
  unreachable: boolean,
): BridgeResponse {
  return {
    bridge: 'answer',
    id: request.id,
    access: record?.access ?? null,
    sid: record?.sid ?? '',
    generation: record?.generation ?? 0,
    expiry: record?.expiry ?? 0,
    unreachable,
  };
}

/**
 * Serves `/session-bridge`, the portal's page without a screen. It responds only to the public site, at that exact origin.
 * It accepts no tokens, so that another page cannot plant a session through it. Returns a function that stops it.
 */
export function serveBridge(options: BridgeHostOptions): () => void {
  const { session, siteOrigin } = options;
  const page: BridgeWindow = options.window ?? globalThis.window;
  const now = options.now ?? Date.now;

  async function respond(request: BridgeRequest): Promise<BridgeResponse> {
    if (request.wish === 'signout') {
      await session.signOut();
      return responseFor(request, null, false);
    }
    const record = await session.current();
    const stale = record !== null && (record.generation === request.refused || isDue(record.expiry, now()));
    if (!stale) return responseFor(request, record, false);
    try {
      await session.refresh(record.access);
      return responseFor(request, await session.current(), false);
    } catch {
      return responseFor(request, record, true);
    }
  }

  function onMessage(event: MessageEvent): void {
    if (event.origin !== siteOrigin || event.source === null || event.source !== page.parent) return;
    // The parent of a frame is a window.
    const site = event.source as Window;
    const request = readBridgeRequest(event.data);
    if (request !== null) void respond(request).then((response) => site.postMessage(response, siteOrigin));
  }
  page.addEventListener('message', onMessage);
  return () => page.removeEventListener('message', onMessage);
}
