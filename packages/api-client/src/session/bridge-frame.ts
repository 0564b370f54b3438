import { randomId } from '../http/idempotency-key.ts';
import type { BridgeResponse, BridgeRequest } from './bridge-protocol.ts';
import { readBridgeResponse } from './bridge-protocol.ts';

/** Queries the bridge; returns `null` when it does not respond in time. */
export type SendToBridge = (wish: BridgeRequest['wish'], refused?: number) => Promise<BridgeResponse | null>;

/** The hidden frame, created by the first query. */
function frameOf(address: string): Promise<Window | null> {
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

  return (wish, refused) =>
    new Promise((resolve) => {
      const ask: BridgeRequest = {
        bridge: 'ask',
        id: randomId(),
        wish,
        ...(refused === undefined ? {} : { refused }),
      };
      let host: Window | null = null;
      const finish = (said: BridgeResponse | null) => {
        clearTimeout(timer);
        removeEventListener('message', heard);
        resolve(said);
      };
      const heard = (event: MessageEvent) => {
        if (event.origin !== origin || event.source !== host) return;
        const said = readBridgeResponse(event.data);
        if (said?.id === ask.id) finish(said);
      };
      const send = async (loading: Promise<Window | null>) => {
        host = await loading;
        host?.postMessage(ask, origin);
      };
      const timer = setTimeout(finish, limitMs, null);
      addEventListener('message', heard);
      frame ??= frameOf(address);
      void send(frame);
    });
}
