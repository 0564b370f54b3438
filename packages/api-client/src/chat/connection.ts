import { serverNow } from '@detroit-well/config/server-clock';
import { afterClose, reconnectDelayMs, type ClosedReason } from './connection-rules.ts';

/** Whether a chat is connected, and why it is not. */
export type ConnectionStatus =
  | { readonly state: 'connecting' }
  | { readonly state: 'open' }
  /** The connection is lost. `retryAt` is the time of the next attempt, or null while one is running. */
  | { readonly state: 'reconnecting'; readonly retryAt: number | null }
  | { readonly state: 'closed'; readonly reason: ClosedReason };

/** The part of a websocket that a connection uses: that of a browser, of Node 22 or newer, or of the package `ws`. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
}

/** The options of `openConnection`. */
export interface ConnectionOptions {
  readonly url: string;
  /** Returns a valid access token, refreshed if it has expired, or null when no member is signed in. */
  readonly token: () => Promise<string | null>;
  /**
   * Returns a newer token than the rejected one, or null when the sign-in session has ended. Throws when the server cannot be
   * reached.
   */
  readonly renew: (rejected: string) => Promise<string | null>;
  readonly onStatus: (status: ConnectionStatus) => void;
  readonly onFrame: (frame: unknown) => void;
  readonly open?: (url: string, protocols: string[]) => Socket;
}

/** A websocket that reconnects. */
export interface Connection {
  /** Returns false when the socket is not open. */
  send(frame: unknown): boolean;
  /** Connects now instead of at the next attempt. Replaces an unresponsive socket. */
  reconnect(): void;
  close(): void;
}

const needsSocket =
  'This program has no WebSocket, as in Node 20. Pass `open`: `(url, protocols) => new WebSocket(url, protocols)` of the package ws.';

/** The ready state of an open socket. A program without a global `WebSocket` has no constant for it. */
const openState = 1;
const attemptTimeoutMs = 10_000;
const pingEveryMs = 20_000;
/** A connection that is silent for this long after a ping is lost. */
const pongTimeoutMs = 8_000;
/** A server that has answered none of this many connections does not know pings, and gets no more of them. */
const unansweredMax = 2;
/** After this time the connection counts as stable, and the next loss starts with short delays again. */
const steadyAfterMs = 5_000;

/**
 * Opens a websocket that reconnects with back-off. It is not from a library, because the screen shows the time of the next
 * attempt and can start it early. Also, close codes decide whether to retry, and each attempt needs a valid token (ADR-019). A
 * browser does not notice a half-open connection, so it is pinged.
 */
export function openConnection(options: ConnectionOptions): Connection {
  const { url, token, renew, onStatus, onFrame } = options;
  if (options.open === undefined && typeof WebSocket === 'undefined') throw new TypeError(needsSocket);
  const open: NonNullable<ConnectionOptions['open']> =
    options.open ?? ((to, protocols) => new WebSocket(to, protocols));
  let socket: Socket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let steady: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let renewed = false;
  let everOpen = false;
  /** Increases with every attempt, so that late events of an abandoned attempt have no effect. */
  let current = 0;
  let ended = false;
  let beat: ReturnType<typeof setInterval> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let answersPings = false;
  let unanswered = 0;

  const events = new AbortController();
  const soon = () => {
    if (timer !== undefined) reconnect();
  };
  if (typeof document !== 'undefined') watchPage();

  void connect();
  return { send, reconnect, close: () => end() };

  /** A browser tells when the network is back and when somebody looks. */
  function watchPage(): void {
    const { signal } = events;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      soon();
      ping();
    };
    addEventListener('online', soon, { signal });
    addEventListener('focus', () => ping(), { signal });
    document.addEventListener('visibilitychange', look, { signal });
  }

  async function connect(rejected?: string): Promise<void> {
    const id = ++current;
    onStatus(everOpen || attempt > 0 ? { state: 'reconnecting', retryAt: null } : { state: 'connecting' });
    let access: string | null;
    try {
      access = rejected === undefined ? await token() : await renew(rejected);
    } catch {
      if (id === current) retryLater();
      return;
    }
    if (id !== current) return;
    if (access === null) return end('signed_out');
    const mine = open(url, ['bearer', access]);
    socket = mine;
    const timeout = setTimeout(() => lost(1006), attemptTimeoutMs);

    mine.addEventListener('open', () => {
      if (id !== current) return mine.close();
      clearTimeout(timeout);
      everOpen = true;
      steady = setTimeout(() => {
        attempt = 0;
        renewed = false;
      }, steadyAfterMs);
      onStatus({ state: 'open' });
      beat = setInterval(ping, pingEveryMs);
      ping();
    });
    mine.addEventListener('message', ({ data }) => {
      if (id !== current) return;
      clearTimeout(silence);
      silence = undefined;
      const frame = parseFrame(data);
      if (isPong(frame)) answersPings = true;
      else onFrame(frame);
    });
    mine.addEventListener('close', ({ code }) => lost(code));

    function lost(code: number): void {
      clearTimeout(timeout);
      if (id !== current) return;
      clearTimeout(steady);
      stopPings();
      mine.close();
      const next = afterClose(code);
      if (next.action === 'stop') return end(next.reason);
      if (next.action === 'retry') return retryLater();
      if (renewed) return end('signed_out');
      renewed = true;
      void connect(access ?? undefined);
    }
  }

  function retryLater(): void {
    const delay = reconnectDelayMs(attempt);
    attempt += 1;
    current += 1;
    socket = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, delay);
    onStatus({ state: 'reconnecting', retryAt: serverNow() + delay });
  }

  function send(frame: unknown): boolean {
    if (socket?.readyState !== openState) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  /** Asks whether the connection still works. Without an answer in time it is replaced. */
  function ping(): void {
    const isUseless = !answersPings && unanswered >= unansweredMax;
    if (silence !== undefined || isUseless || !send({ type: 'ping' })) return;
    silence = setTimeout(() => {
      silence = undefined;
      unanswered += 1;
      if (answersPings || unanswered < unansweredMax) reconnect();
    }, pongTimeoutMs);
  }

  function stopPings(): void {
    clearInterval(beat);
    clearTimeout(silence);
    silence = undefined;
  }

  function reconnect(): void {
    if (ended) return;
    abandon();
    void connect();
  }

  function abandon(): void {
    current += 1;
    clearTimeout(timer);
    clearTimeout(steady);
    stopPings();
    timer = undefined;
    socket?.close();
    socket = undefined;
  }

  function end(reason?: ClosedReason): void {
    if (ended) return;
    ended = true;
    abandon();
    events.abort();
    if (reason) onStatus({ state: 'closed', reason });
  }
}

const isPong = (frame: unknown): boolean =>
  typeof frame === 'object' && frame !== null && 'type' in frame && frame.type === 'pong';

function parseFrame(data: unknown): unknown {
  try {
    return JSON.parse(String(data)) as unknown;
  } catch {
    return undefined;
  }
}
