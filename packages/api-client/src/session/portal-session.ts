import type { Refreshed, Tokens } from '../contract/shapes/auth.ts';
import { randomId } from '../http/intent.ts';
import type { ClientSession } from './client-session.ts';
import { keepFresh } from './keep-fresh.ts';
import { aloneByWebLock } from './lock.ts';
import { hasToken } from './mirror.ts';
import { noteOrigin, tellChange } from './record.ts';
import type { Origins, SessionRecord } from './record.ts';
import { createRefresher, renewed } from './refresher.ts';
import { createStores } from './stores.ts';
import { browserSurroundings } from './surroundings.ts';
import type { Surroundings } from './surroundings.ts';
import { steadyTruth } from './truth.ts';

/** The two calls a session makes; a client without a session offers them as `client.auth`. */
export interface SessionCalls {
  refresh(options: { body: { refresh: string }; signal: AbortSignal }): Promise<Refreshed>;
  signOut(options: { body: { refresh: string } }): Promise<unknown>;
}

export interface PortalSessionOptions {
  calls: SessionCalls;
  /** Domain of the hint cookie when site and portal are two hosts, for example `example.com`. */
  hintDomain?: string | undefined;
  surroundings?: Surroundings;
}

export interface PortalSession extends ClientSession {
  /** By the presence of a token in local storage; decides routing (SPEC-A 4). */
  signedIn(): boolean;
  /** Stores the tokens of a sign-in and announces it. */
  start(tokens: Tokens): Promise<void>;
  /** Clears the tokens first and always, then tells the server. */
  signOut(): Promise<void>;
  /** What the truth says now, after another tab or frame may have changed it. */
  current(): Promise<SessionRecord | null>;
  /** Called whenever somebody signs in or out, here or in another tab; for another sign-in with both. Answers how to stop. */
  subscribe(heard: (authenticated: boolean) => void): () => void;
  /** Proactive refresh and following other tabs; answers how to stop. */
  keepFresh(): () => void;
}

/** The session of the portal: the one place where a refresh token lives. */
export function createPortalSession(options: PortalSessionOptions): PortalSession {
  const around = options.surroundings ?? browserSurroundings();
  const stores = createStores({
    truth: steadyTruth(around.indexedDB),
    storage: around.storage,
    cookies: around.jar && { jar: around.jar, secure: around.secure, hintDomain: options.hintDomain },
  });
  const listeners = new Set<(authenticated: boolean) => void>();
  const origins: Origins = new Map();
  let known: SessionRecord | null | undefined;

  /** authChanged is heard on the window as well, with the state in its detail. */
  function announce(authenticated: boolean): void {
    around.events.dispatchEvent(new CustomEvent('authChanged', { detail: { authenticated } }));
    for (const heard of listeners) heard(authenticated);
  }

  /** Quiet at the first look, and unless somebody signed in or out. Answers what was known before. */
  function follow(record: SessionRecord | null): SessionRecord | null | undefined {
    const before = known;
    known = record;
    if (record) noteOrigin(origins, record.access, record.sid);
    if (before !== undefined) tellChange(before?.sid, record?.sid, announce);
    return before;
  }

  function settle(record: SessionRecord | null): void {
    // Whoever acts as a member is told again that nobody is one.
    if (!follow(record) && record === null) announce(false);
    around.channel?.postMessage('changed');
  }

  async function current(): Promise<SessionRecord | null> {
    const record = await stores.read();
    follow(record);
    return record;
  }

  async function clear(): Promise<void> {
    await stores.clear();
    settle(null);
  }

  async function end(refused = known?.access ?? ''): Promise<void> {
    const record = await stores.read();
    // Another has signed in meanwhile, whom this does not concern.
    if (record && record.sid !== origins.get(refused)) settle(record);
    else await clear();
  }

  const refresh = createRefresher({
    stores,
    renew: (token, signal) => options.calls.refresh({ body: { refresh: token }, signal }),
    alone: aloneByWebLock(around.locks, 'detroit-well-refresh', 5_000),
    sleep: around.sleep,
    now: around.now,
    settle,
    origins,
  });

  /**
   * Asks the truth each time: a tab that slept may not have heard that another has signed in, and what its screen was filled
   * in for must not be done in their name. A token spent by this device's own clock is renewed first: an auth-optional call
   * would go out as a stranger's.
   */
  async function accessToken(): Promise<string | null> {
    const before = known;
    const record = await current();
    if (before && before.sid !== record?.sid) return null;
    if (record === null || record.expiry > around.now()) return record?.access ?? null;
    return refresh(record.access).catch(() => record.access);
  }

  const session: PortalSession = {
    accessToken,
    refresh,
    end,
    current,
    signedIn: () => hasToken(around.storage),
    async start(tokens) {
      const { refresh } = tokens;
      const record = renewed({ sid: randomId(), generation: 0, refresh }, tokens, around.now());
      await stores.begin(record);
      known ??= null;
      settle(record);
    },
    async signOut() {
      const record = await stores.read();
      await clear();
      // The tokens are gone already; a server that cannot be reached ends the session when it runs out.
      if (record) await options.calls.signOut({ body: { refresh: record.refresh } }).catch(() => undefined);
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    keepFresh: () => keepFresh(session, around),
  };
  return session;
}
