// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  openConnection,
  type Connection,
  type ConnectionStatus,
  type Socket,
} from '../src/chat/connection.ts';

/** A fake WebSocket; the test plays the server. */
class FakeSocket extends EventTarget {
  readonly url: string;
  readonly protocols: readonly string[];
  readonly sent: string[] = [];
  readyState = 0;
  /** Whether the server answers each frame with a pong. */
  answers = false;
  constructor(url: string, protocols: string[]) {
    super();
    this.url = url;
    this.protocols = protocols;
  }
  send(text: string): void {
    this.sent.push(text);
    if (this.answers) queueMicrotask(() => this.receive('{"type":"pong"}'));
  }
  receive(data: string): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  end(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

let sockets: FakeSocket[];
let statuses: ConnectionStatus[];
let connection: Connection;
const token = vi.fn<() => Promise<string | null>>();
const renew = vi.fn<(rejected: string) => Promise<string | null>>();
const last = () => sockets.at(-1)!;
const status = () => statuses.at(-1);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  sockets = [];
  statuses = [];
  token.mockReset().mockResolvedValue('t1');
  renew.mockReset().mockResolvedValue('t2');
  connection = openConnection({
    url: 'wss://x.example/ws/',
    token,
    renew,
    onStatus: (now) => statuses.push(now),
    onFrame: () => undefined,
    open: (url, protocols) => {
      const made = new FakeSocket(url, protocols);
      sockets.push(made);
      return made as unknown as Socket;
    },
  });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a chat connection', () => {
  it('sends the token as a subprotocol and reports when it is open', () => {
    expect(last().protocols).toEqual(['bearer', 't1']);
    expect(statuses).toEqual([{ state: 'connecting' }]);
    last().accept();
    expect(status()).toEqual({ state: 'open' });
    expect(connection.send({ message: 'hi' })).toBe(true);
    expect(last().sent).toEqual(['{"type":"ping"}', '{"message":"hi"}']);
  });

  it('reconnects with growing delays and requests a token before each attempt', async () => {
    last().accept();
    last().end(1006);
    expect(status()).toEqual({ state: 'reconnecting', retryAt: Date.now() + 1_000 });
    expect(connection.send({})).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(status()).toEqual({ state: 'reconnecting', retryAt: null });
    last().end(1006);
    expect(status()).toEqual({ state: 'reconnecting', retryAt: Date.now() + 2_000 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sockets).toHaveLength(3);
    expect(token).toHaveBeenCalledTimes(3);
  });

  it('reports and replaces a connection that is half open', async () => {
    last().accept();
    last().receive('{"type":"pong"}');
    await vi.advanceTimersByTimeAsync(29_000);
    const [first] = sockets;
    expect(sockets).toHaveLength(2);
    expect(first?.readyState).toBe(3);
    expect(statuses).toContainEqual({ state: 'reconnecting', retryAt: null });
  });

  it('keeps a connection whose pings are answered, and pings it when the member comes back', async () => {
    last().answers = true;
    last().accept();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets).toHaveLength(1);
    const pings = last().sent.length;
    dispatchEvent(new Event('focus'));
    expect(last().sent).toHaveLength(pings + 1);
    last().answers = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sockets.length).toBeGreaterThan(1);
    expect(status()).not.toEqual({ state: 'open' });
  });

  it('replaces a connection that became half open before its first answer', async () => {
    last().accept();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(sockets).toHaveLength(2);
    last().answers = true;
    last().accept();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(2);
    last().answers = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sockets.length).toBeGreaterThan(2);
  });

  it('keeps a second quiet connection to a server that does not know pings', async () => {
    last().accept();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(sockets).toHaveLength(2);
    last().accept();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sockets).toHaveLength(2);
    expect(last().sent).toEqual(['{"type":"ping"}']);
    expect(status()).toEqual({ state: 'open' });
  });

  it('resets the reconnect delay after a stable connection', async () => {
    for (const delay of [1_000, 2_000]) {
      last().end(1006);
      await vi.advanceTimersByTimeAsync(delay);
    }
    last().accept();
    await vi.advanceTimersByTimeAsync(5_000);
    last().end(1001);
    expect(status()).toEqual({ state: 'reconnecting', retryAt: Date.now() + 1_000 });
  });

  it('reconnects immediately on request and when the network is back', async () => {
    last().end(1006);
    connection.reconnect();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(2);
    last().end(1006);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(3);
  });

  it('abandons an attempt without a response after a timeout', async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(status()).toEqual({ state: 'reconnecting', retryAt: Date.now() + 1_000 });
  });

  it('renews a rejected token once, and then reports that the user is signed out', async () => {
    last().accept();
    last().end(4401);
    await vi.advanceTimersByTimeAsync(0);
    expect(renew).toHaveBeenCalledWith('t1');
    expect(last().protocols).toEqual(['bearer', 't2']);
    last().end(4401);
    expect(status()).toEqual({ state: 'closed', reason: 'signed_out' });
  });

  it.each([
    [4403, 'not_allowed'],
    [4429, 'too_many'],
  ])('stops at close code %s (%s)', async (code, reason) => {
    last().accept();
    last().end(code);
    expect(status()).toEqual({ state: 'closed', reason });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('retries when the token request fails, and stops when no member is signed in', async () => {
    token.mockRejectedValueOnce(new Error('no connection'));
    last().end(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(status()).toMatchObject({ state: 'reconnecting' });
    token.mockResolvedValue(null);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(status()).toEqual({ state: 'closed', reason: 'signed_out' });
  });

  it('opens no further socket after it was closed', async () => {
    last().accept();
    connection.close();
    expect(last().readyState).toBe(3);
    last().end(1006);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });
});
