import type { BridgeResponse, BridgeRequest } from './bridge-protocol.ts';
import { readBridgeRequest } from './bridge-protocol.ts';
import { isDue } from './keep-fresh.ts';
import type { PortalSession } from './portal-session.ts';
import type { SessionRecord } from './record.ts';

/** The part of `window` the bridge page uses. */
interface BridgeWindow {
  readonly parent: unknown;
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', heard: (event: MessageEvent) => void): void;
}

export interface BridgeHostOptions {
  readonly session: Pick<PortalSession, 'current' | 'refresh' | 'signOut'>;
  /** The only origin that gets a response. */
  readonly siteOrigin: string;
  readonly window?: BridgeWindow;
  readonly now?: () => number;
}

function answerOf(ask: BridgeRequest, record: SessionRecord | null, unreachable: boolean): BridgeResponse {
  return {
    bridge: 'answer',
    id: ask.id,
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

  async function answer(ask: BridgeRequest): Promise<BridgeResponse> {
    if (ask.wish === 'signout') {
      await session.signOut();
      return answerOf(ask, null, false);
    }
    const record = await session.current();
    const stale = record !== null && (record.generation === ask.refused || isDue(record.expiry, now()));
    if (!stale) return answerOf(ask, record, false);
    try {
      await session.refresh(record.access);
      return answerOf(ask, await session.current(), false);
    } catch {
      return answerOf(ask, record, true);
    }
  }

  function heard(event: MessageEvent): void {
    if (event.origin !== siteOrigin || event.source === null || event.source !== page.parent) return;
    const asker = event.source as Window; // a frame's parent is a window
    const ask = readBridgeRequest(event.data);
    if (ask !== null) void answer(ask).then((said) => asker.postMessage(said, siteOrigin));
  }
  page.addEventListener('message', heard);
  return () => page.removeEventListener('message', heard);
}
