import { noSession } from '../http/client-session.ts';
import { createSession } from './create-session.ts';
import type { AuthSession, SessionCalls } from './create-session.ts';
import { keepFresh } from './keep-fresh.ts';
import { withWebLock } from './lock.ts';
import { hasToken } from './mirror.ts';
import { createStores } from './stores.ts';
import { browserEnvironment } from './browser-environment.ts';
import type { BrowserEnvironment } from './browser-environment.ts';
import { sessionStore } from './session-store.ts';

/** The options of `createPortalSession`. Only `calls` is required. */
export interface PortalSessionOptions {
  readonly calls: SessionCalls;
  /** Domain of the hint cookie when the site and the portal have different hosts, for example `example.com`. */
  readonly hintDomain?: string | undefined;
  /** How long a refresh waits for the refresh of another tab, in milliseconds; 5,000 by default. */
  readonly lockLimitMs?: number | undefined;
  readonly environment?: BrowserEnvironment;
}

/** Also dispatches `authChanged` on the window, with the state in its detail. */
export interface PortalSession extends AuthSession {
  /** Whether local storage holds a token; only for routing (SPEC-A 4). */
  signedIn(): boolean;
  /** Refreshes tokens before they expire and follows other tabs. Returns a function that stops it. */
  keepFresh(): () => void;
}

/** A frame with separate storage shares no lock with the portal's tabs, so it lets them refresh first. */
const separateStorageDelayMs = 500;

const needsBrowser =
  'createPortalSession keeps a sign-in in the browser, and this program runs on a server. Make this call in the browser, or create the client here without `session` and sign in with client.signIn.';

/** The session of a page that is rendered on a server: signed out. */
const onServer: PortalSession = {
  ...noSession,
  unavailable: needsBrowser,
  current: () => Promise.resolve(null),
  start: () => Promise.reject(new TypeError(needsBrowser)),
  signOut: () => Promise.resolve(),
  subscribe: () => () => {},
  signedIn: () => false,
  keepFresh: () => () => {},
};

/**
 * The portal's session, the only place that holds a refresh token. On a server, where pages are rendered, it is signed out,
 * and calls for members reject.
 */
export function createPortalSession(options: PortalSessionOptions): PortalSession {
  if (options.environment === undefined && globalThis.window === undefined) return onServer;
  const environment = options.environment ?? browserEnvironment();
  const { events, jar, locks, secure, storage, sleep, now } = environment;
  const stores = createStores({
    sessions: sessionStore(environment.indexedDB),
    storage,
    cookies: jar && { jar, secure, hintDomain: options.hintDomain },
  });
  const withLock = withWebLock(locks, 'detroit-well-refresh', options.lockLimitMs ?? 5_000);
  const session = createSession({
    calls: options.calls,
    store: {
      ...stores,
      withLock: async (act) => {
        if (stores.isSeparate()) await sleep(separateStorageDelayMs);
        return withLock(act);
      },
    },
    onWrite: () => environment.channel?.postMessage('changed'),
    sleep,
    now,
  });
  session.subscribe((authenticated) =>
    events.dispatchEvent(new CustomEvent('authChanged', { detail: { authenticated } })),
  );
  return {
    ...session,
    signedIn: () => hasToken(storage),
    keepFresh: () => keepFresh(session, environment),
  };
}
