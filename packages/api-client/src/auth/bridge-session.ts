import * as constants from '@detroit-well/config/constants';
import { ApiError } from '../errors/api-error.ts';
import { statusMessages } from '../contract/definition/statuses.ts';
import { sendThroughFrame } from './bridge-frame.ts';
import type { SendToBridge } from './bridge-frame.ts';
import type { BridgeResponse } from './bridge-protocol.ts';
import type { ClientSession } from '../http/client-session.ts';
import { hasHint } from './cookies.ts';
import { isDue } from './keep-fresh.ts';
import { rememberOrigin, notifyChange } from './record.ts';
import type { Origins } from './record.ts';

/** The options of `createBridgeSession`. Only `bridgeUrl` is required. */
export interface BridgeSessionOptions {
  /** The portal's bridge page, for example `https://members.example.com/session-bridge`. */
  bridgeUrl: string;
  /** Whether to query the bridge at all; the portal's hint cookie by default. */
  hint?: () => boolean;
  ask?: SendToBridge;
  now?: () => number;
}

/** A session that asks the portal for its access token and holds no refresh token. */
export interface BridgeSession extends ClientSession {
  signedIn(): Promise<boolean>;
  /** Signs out both applications. `false`: the portal did not respond, so a member may still be signed in there. */
  signOut(): Promise<boolean>;
  subscribe(listener: (authenticated: boolean) => void): () => void;
  /**
   * Polls the portal every 60 seconds, and at once when the page becomes visible or Back restores it. Returns a function
   * that stops polling.
   */
  keepFresh(): () => void;
}

/** No response within 3 seconds counts as signed out, so that no call hangs. */
const limitMs = 3_000;

type Known = Pick<BridgeResponse, 'access' | 'sid' | 'generation' | 'expiry'>;
const signedOut: Known = { access: null, sid: '', generation: 0, expiry: 0 };

const signInOf = ({ access, sid }: Known): string | undefined => (access === null ? undefined : sid);

/** The portal's session as the public site sees it: only an access token, and only in memory. */
export function createBridgeSession(options: BridgeSessionOptions): BridgeSession {
  const hint = options.hint ?? (() => hasHint());
  const query = options.ask ?? sendThroughFrame(options.bridgeUrl, limitMs);
  const now = options.now ?? Date.now;
  const listeners = new Set<(authenticated: boolean) => void>();
  const origins: Origins = new Map();
  let known: Known | undefined;
  let unresponsiveSince: number | undefined;
  let pendingQuery: Promise<BridgeResponse | null> | undefined;

  function update(next: Known): void {
    const before = known;
    known = next;
    if (next.access !== null) rememberOrigin(origins, next.access, next.sid);
    if (before === undefined) return;
    notifyChange(signInOf(before), signInOf(next), (authenticated) => {
      for (const listener of listeners) listener(authenticated);
    });
  }

  /** Sends one request at a time; concurrent calls share its response. */
  async function get(rejectedGeneration?: number): Promise<BridgeResponse | null> {
    pendingQuery ??= query('get', rejectedGeneration).finally(() => {
      pendingQuery = undefined;
    });
    const response = await pendingQuery;
    unresponsiveSince = response === null ? now() : undefined;
    update(response ?? signedOut);
    return response;
  }

  /** After a missing response, skips the bridge for a minute so that not every call waits for it again. */
  function isUnresponsive(): boolean {
    return (
      unresponsiveSince !== undefined && now() - unresponsiveSince < constants.proactiveRefresh.checkEveryMs
    );
  }

  async function accessToken(): Promise<string | null> {
    const before = known;
    if (!hint()) update(signedOut);
    else if (isUnresponsive()) return null;
    else if (known === undefined || known.access === null || isDue(known.expiry, now())) await get();
    // Do not continue one user's call with the token of the next user.
    if (before?.access && before.sid !== known?.sid) return null;
    return known?.access ?? null;
  }

  async function refresh(rejected: string | null): Promise<string | null> {
    if (!known?.access || known.access === rejected) {
      const response = await get(known?.generation);
      if (response?.unreachable === true)
        throw new ApiError({ kind: 'network', message: statusMessages.networkError });
    }
    // Do not continue one user's call with the token of the next user.
    return known?.access && known.sid === origins.get(rejected ?? '') ? known.access : null;
  }

  const poll = () => void (hint() ? get() : Promise.resolve(update(signedOut)));
  const pollAfterRestore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) poll();
  };

  return {
    accessToken,
    refresh,
    end: async (rejected) => {
      if (rejected === undefined || known?.sid === origins.get(rejected)) update(signedOut);
    },
    signedIn: async () => (await accessToken()) !== null,
    async signOut() {
      const response = await query('signout');
      update(signedOut);
      return response !== null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keepFresh() {
      const timer = setInterval(poll, constants.proactiveRefresh.checkEveryMs);
      addEventListener('focus', poll);
      addEventListener('pageshow', pollAfterRestore);
      return () => {
        clearInterval(timer);
        removeEventListener('focus', poll);
        removeEventListener('pageshow', pollAfterRestore);
      };
    },
  };
}
