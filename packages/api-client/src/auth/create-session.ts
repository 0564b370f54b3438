import type { RefreshedTokens, Tokens } from '../contract/generated/auth.ts';
import { randomId } from '../http/idempotency-key.ts';
import { sleep as realSleep } from '../http/sleep.ts';
import type { Sleep } from '../http/sleep.ts';
import type { ClientSession } from '../http/client-session.ts';
import type { WithLock } from './token-store.ts';
import { rememberOrigin, notifyChange } from './record.ts';
import type { Origins, SessionRecord } from './record.ts';
import { createRefresher, renewed } from './refresher.ts';
import type { TokenStore } from './token-store.ts';

/** The calls that a session makes; a client without a session provides them as `client.auth`. */
export interface SessionCalls {
  refresh(input: { body: { refresh: string } }, options: { signal: AbortSignal }): Promise<RefreshedTokens>;
  signOut(input: { body: { refresh: string } }): Promise<unknown>;
}

/** The options of `createSession`. `calls` and `store` are required. */
export interface SessionOptions {
  readonly calls: SessionCalls;
  /** Where the tokens are stored, for example `memoryTokenStore()`. */
  readonly store: TokenStore;
  /** Called after each write, so that others who share the store can read it. */
  readonly onWrite?: () => void;
  readonly sleep?: Sleep;
  readonly now?: () => number;
}

/** The sign-in of one member, over a token store. */
export interface AuthSession extends ClientSession {
  /** Stores the tokens of a sign-in. */
  start(tokens: Tokens): Promise<void>;
  /** Always clears the tokens first, then notifies the server. */
  signOut(): Promise<void>;
  /** The stored session now; another tab, frame or process may have changed it. */
  current(): Promise<SessionRecord | null>;
  /**
   * Calls `listener` on each sign-in and sign-out that this session notices; a change of user calls it for both. Returns a
   * function that unsubscribes.
   */
  subscribe(listener: (authenticated: boolean) => void): () => void;
}

const runUnlocked: WithLock = (act) => act();

/**
 * Creates the sign-in session of one member over a token store. A client with the session sends its token and renews it.
 *
 * @example
 * ```ts
 * import { createClient } from '@detroit-well/api-client';
 * import { createSession, memoryTokenStore } from '@detroit-well/api-client/session';
 *
 * const client = createClient({
 *   baseUrl: 'http://localhost:4000/api/v2',
 *   session: (calls) => createSession({ calls, store: memoryTokenStore() }),
 * });
 * await client.signIn({ email: 'member@demo.test', password: 'Standard!2026' });
 * ```
 */
export function createSession(options: SessionOptions): AuthSession {
  const { calls, store, onWrite, sleep = realSleep, now = Date.now } = options;
  const listeners = new Set<(authenticated: boolean) => void>();
  const origins: Origins = new Map();
  let known: SessionRecord | null | undefined;

  function notify(authenticated: boolean): void {
    for (const listener of listeners) listener(authenticated);
  }

  /** Notifies only when a user signed in or out since the last read. Returns the previous record. */
  function follow(record: SessionRecord | null): SessionRecord | null | undefined {
    const before = known;
    known = record;
    if (record) rememberOrigin(origins, record.access, record.sid);
    if (before !== undefined) notifyChange(before?.sid, record?.sid, notify);
    return before;
  }

  function publish(record: SessionRecord | null): void {
    // Notifies even if the user was already signed out, so that a member call without a session is noticed.
    if (!follow(record) && record === null) notify(false);
    onWrite?.();
  }

  async function current(): Promise<SessionRecord | null> {
    const record = await store.read();
    follow(record);
    return record;
  }

  async function clear(): Promise<void> {
    await store.clear();
    publish(null);
  }

  async function end(rejected = known?.access ?? ''): Promise<void> {
    const record = await store.read();
    // Keep the session of a user who has signed in since.
    if (record && record.sid !== origins.get(rejected)) publish(record);
    else await clear();
  }

  const refresh = createRefresher({
    store,
    renew: (token, signal) => calls.refresh({ body: { refresh: token } }, { signal }),
    withLock: store.withLock ?? runUnlocked,
    sleep,
    now,
    publish,
    origins,
  });

  /**
   * Reads the stored session each time, because a tab that slept may have missed that another user signed in. A call from
   * its screen must not run as that user. Renews an expired token first; otherwise an auth-optional call would go out
   * anonymously.
   */
  async function accessToken(): Promise<string | null> {
    const before = known;
    const record = await current();
    if (before && before.sid !== record?.sid) return null;
    if (record === null || record.expiry > now()) return record?.access ?? null;
    return refresh(record.access).catch(() => record.access);
  }

  return {
    accessToken,
    refresh,
    end,
    current,
    async start(tokens) {
      const record = renewed({ sid: randomId(), generation: 0, refresh: tokens.refresh }, tokens, now());
      await store.begin(record);
      known ??= null;
      publish(record);
    },
    async signOut() {
      const record = await store.read();
      await clear();
      // The tokens are already cleared; if the server is unreachable, the session ends when it expires.
      if (record) await calls.signOut({ body: { refresh: record.refresh } }).catch(() => undefined);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
