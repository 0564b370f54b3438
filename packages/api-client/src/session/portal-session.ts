import { constants } from '@detroit-well/config/constants';
import type { Refreshed, Tokens } from '../contract/shapes/auth.ts';
import { randomId } from '../http/intent.ts';
import type { ClientSession } from './client-session.ts';
import { keepFresh } from './keep-fresh.ts';
import { aloneByWebLock } from './lock.ts';
import { hasToken } from './mirror.ts';
import type { SessionRecord } from './record.ts';
import { createRefresher } from './refresher.ts';
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
  hintDomain?: string;
  surroundings?: Surroundings;
}

export interface PortalSession extends ClientSession {
  /** By the presence of a token in local storage; decides routing (Spec A 4). */
  signedIn(): boolean;
  /** Stores the tokens of a sign-in and announces it. */
  start(tokens: Tokens): Promise<void>;
  /** Clears the tokens first and always, then tells the server. */
  signOut(): Promise<void>;
  /** What the truth says now, after another tab or frame may have changed it. */
  current(): Promise<SessionRecord | null>;
  /** Called whenever somebody signs in or out, here or in another tab. Answers how to stop. */
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
  let known: SessionRecord | null | undefined;

  /** authChanged is heard on the window as well, with the state in its detail. */
  function announce(authenticated: boolean): void {
    around.events.dispatchEvent(new CustomEvent('authChanged', { detail: { authenticated } }));
    for (const heard of listeners) heard(authenticated);
  }

  function settle(record: SessionRecord | null): void {
    const before = known;
    known = record;
    if (record === null || before === null) announce(record !== null);
    around.channel?.postMessage('changed');
  }

  /** Follows another tab; quiet unless somebody signed in or out. */
  async function current(): Promise<SessionRecord | null> {
    const record = await stores.read();
    const changed = known !== undefined && (known === null) !== (record === null);
    known = record;
    if (changed) announce(record !== null);
    return record;
  }

  async function end(): Promise<void> {
    await stores.clear();
    settle(null);
  }

  const refresh = createRefresher({
    stores,
    renew: (token, signal) => options.calls.refresh({ body: { refresh: token }, signal }),
    alone: aloneByWebLock(around.locks, 'detroit-well-refresh', 5_000),
    sleep: around.sleep,
    now: around.now,
    settle,
  });

  /** A token spent by this device's own clock is renewed first: an auth-optional call would go out as a stranger's. */
  async function accessToken(): Promise<string | null> {
    const record = known ?? (await current());
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
      const record = {
        sid: randomId(),
        generation: 1,
        access: tokens.access,
        refresh: tokens.refresh,
        expiry: around.now() + constants.accessTokenValidityMs,
      };
      await stores.begin(record);
      known = null;
      settle(record);
    },
    async signOut() {
      const record = await stores.read();
      await end();
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
