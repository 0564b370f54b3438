import { randomId } from '../http/idempotency-key.ts';
import type { BridgeResponse, BridgeRequest } from './bridge-protocol.ts';
import { readBridgeResponse } from './bridge-protocol.ts';

/** Queries the bridge; returns `null` when it does not respond in time. */
export type SendToBridge = (
  operation: BridgeRequest['wish'],
  rejectedGeneration?: number,
) => Promise<BridgeResponse | null>;

/** The hidden frame, created by the first query. */
function openFrame(address: string): Promise<Window | null> {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.hidden = true;
  frame.title = 'Session';
  frame.setAttribute('aria-hidden', 'true');
  const loaded = new Promise<Window | null>((ready) => {
    frame.addEventListener('load', () => ready(frame.contentWindow));
    frame.addEventListener('error', () => ready(null));
  });
  document.body.append(frame);
  return loaded;
}

/** Talks to the portal's bridge page. Accepts responses only from that frame and that origin. */
export function sendThroughFrame(address: string, limitMs: number): SendToBridge {
  const { origin } = new URL(address);
  let frame: Promise<Window | null> | undefined;

  return (operation, rejectedGeneration) =>
    new Promise((resolve) => {
      const request: BridgeRequest = {
        bridge: 'ask',
        id: randomId(),
        wish: operation,
        ...(rejectedGeneration === undefined ? {} : { refused: rejectedGeneration }),
      };
      let host: Window | null = null;
      const finish = (response: BridgeResponse | null) => {
        clearTimeout(timer);
        removeEventListener('message', onMessage);
        resolve(response);
      };
      const onMessage = (event: MessageEvent) => {
        if (event.origin !== origin || event.source !== host) return;
        const response = readBridgeResponse(event.data);
        if (response?.id === request.id) finish(response);
      };
      const send = async (loading: Promise<Window | null>) => {
        host = await loading;
        host?.postMessage(request, origin);
      };
      const timer = setTimeout(finish, limitMs, null);
      addEventListener('message', onMessage);
      frame ??= openFrame(address);
      void send(frame);
    });
}
