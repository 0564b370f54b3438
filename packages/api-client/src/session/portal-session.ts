import type { Refreshed, Tokens } from '../contract/shapes/auth.ts';
import { randomId } from '../http/idempotency-key.ts';
import type { ClientSession } from './client-session.ts';
import { keepFresh } from './keep-fresh.ts';
import { withWebLock } from './lock.ts';
import { hasToken } from './mirror.ts';
import { rememberOrigin, notifyChange } from './record.ts';
import type { Origins, SessionRecord } from './record.ts';
import { createRefresher, renewed } from './refresher.ts';
import { createStores } from './stores.ts';
import { browserEnvironment } from './browser-environment.ts';
import type { BrowserEnvironment } from './browser-environment.ts';
import { sessionStore } from './session-store.ts';

/** The calls that a session makes; a client without a session provides them as `client.auth`. */
export interface SessionCalls {
  refresh(input: { body: { refresh: string } }, options: { signal: AbortSignal }): Promise<Refreshed>;
  signOut(input: { body: { refresh: string } }): Promise<unknown>;
}

export interface PortalSessionOptions {
  readonly calls: SessionCalls;
  /** Domain of the hint cookie when the site and the portal have different hosts, for example `example.com`. */
  readonly hintDomain?: string | undefined;
  readonly environment?: BrowserEnvironment;
}

export interface PortalSession extends ClientSession {
  /** Whether local storage holds a token; only for routing (SPEC-A 4). */
  signedIn(): boolean;
  /** Stores the tokens of a sign-in and emits `authChanged`. */
  start(tokens: Tokens): Promise<void>;
  /** Always clears the tokens first, then notifies the server. */
  signOut(): Promise<void>;
  /** The stored session now; another tab or frame may have changed it. */
  current(): Promise<SessionRecord | null>;
  /**
   * Calls `listener` on each sign-in and sign-out in any tab; a change of user calls it for both. Returns a function that
   * unsubscribes.
   */
  subscribe(listener: (authenticated: boolean) => void): () => void;
  /** Refreshes tokens before they expire and follows other tabs. Returns a function that stops it. */
  keepFresh(): () => void;
}

/** The portal's session, the only place that holds a refresh token. */
export function createPortalSession(options: PortalSessionOptions): PortalSession {
  const environment = options.environment ?? browserEnvironment();
  const stores = createStores({
    sessions: sessionStore(environment.indexedDB),
    storage: environment.storage,
    cookies: environment.jar && {
      jar: environment.jar,
      secure: environment.secure,
      hintDomain: options.hintDomain,
    },
  });
  const listeners = new Set<(authenticated: boolean) => void>();
  const origins: Origins = new Map();
  let known: SessionRecord | null | undefined;

  /** Also dispatches `authChanged` on the window, with the state in its detail. */
  function emitAuthChanged(authenticated: boolean): void {
    environment.events.dispatchEvent(new CustomEvent('authChanged', { detail: { authenticated } }));
    for (const listener of listeners) listener(authenticated);
  }

  /** Notifies only when a user signed in or out since the last read. Returns the previous record. */
  function follow(record: SessionRecord | null): SessionRecord | null | undefined {
    const before = known;
    known = record;
    if (record) rememberOrigin(origins, record.access, record.sid);
    if (before !== undefined) notifyChange(before?.sid, record?.sid, emitAuthChanged);
    return before;
  }

  function publish(record: SessionRecord | null): void {
    // Emits even if the user was already signed out, so that a member call without a session is noticed.
    if (!follow(record) && record === null) emitAuthChanged(false);
    environment.channel?.postMessage('changed');
  }

  async function current(): Promise<SessionRecord | null> {
    const record = await stores.read();
    follow(record);
    return record;
  }

  async function clear(): Promise<void> {
    await stores.clear();
    publish(null);
  }

  async function end(rejected = known?.access ?? ''): Promise<void> {
    const record = await stores.read();
    // Keep the session of a user who has signed in since.
    if (record && record.sid !== origins.get(rejected)) publish(record);
    else await clear();
  }

  const refresh = createRefresher({
    stores,
    renew: (token, signal) => options.calls.refresh({ body: { refresh: token } }, { signal }),
    withLock: withWebLock(environment.locks, 'detroit-well-refresh', 5_000),
    sleep: environment.sleep,
    now: environment.now,
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
    if (record === null || record.expiry > environment.now()) return record?.access ?? null;
    return refresh(record.access).catch(() => record.access);
  }

  const session: PortalSession = {
    accessToken,
    refresh,
    end,
    current,
    signedIn: () => hasToken(environment.storage),
    async start(tokens) {
      const { refresh } = tokens;
      const record = renewed({ sid: randomId(), generation: 0, refresh }, tokens, environment.now());
      await stores.begin(record);
      known ??= null;
      publish(record);
    },
    async signOut() {
      const record = await stores.read();
      await clear();
      // The tokens are already cleared; if the server is unreachable, the session ends when it expires.
      if (record) await options.calls.signOut({ body: { refresh: record.refresh } }).catch(() => undefined);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keepFresh: () => keepFresh(session, environment),
  };
  return session;
}
