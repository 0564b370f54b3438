import { constants } from '@detroit-well/config/constants';
import { ApiError } from '../errors/api-error.ts';
import { statusMessages } from '../contract/statuses.ts';
import { sendThroughFrame } from './bridge-frame.ts';
import type { SendToBridge } from './bridge-frame.ts';
import type { BridgeResponse } from './bridge-protocol.ts';
import type { ClientSession } from './client-session.ts';
import { hasHint } from './cookies.ts';
import { isDue } from './keep-fresh.ts';
import { rememberOrigin, notifyChange } from './record.ts';
import type { Origins } from './record.ts';

export interface BridgeSessionOptions {
  /** The portal's bridge page, for example `https://members.example.com/session-bridge`. */
  bridgeUrl: string;
  /** Whether to query the bridge at all; the portal's hint cookie by default. */
  hint?: () => boolean;
  ask?: SendToBridge;
  now?: () => number;
}

export interface BridgeSession extends ClientSession {
  signedIn(): Promise<boolean>;
  /** Signs out both applications. `false`: the portal did not respond, so a member may still be signed in there. */
  signOut(): Promise<boolean>;
  subscribe(heard: (authenticated: boolean) => void): () => void;
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
  const hint = options.hint ?? (() => hasHint({ get: () => document.cookie, set: () => {} }));
  const ask = options.ask ?? sendThroughFrame(options.bridgeUrl, limitMs);
  const now = options.now ?? Date.now;
  const listeners = new Set<(authenticated: boolean) => void>();
  const origins: Origins = new Map();
  let known: Known | undefined;
  let silentSince: number | undefined;
  let asking: Promise<BridgeResponse | null> | undefined;

  function settle(next: Known): void {
    const before = known;
    known = next;
    if (next.access !== null) rememberOrigin(origins, next.access, next.sid);
    if (before === undefined) return;
    notifyChange(signInOf(before), signInOf(next), (authenticated) => {
      for (const heard of listeners) heard(authenticated);
    });
  }

  /** Sends one request at a time; concurrent calls share its response. */
  async function get(refused?: number): Promise<BridgeResponse | null> {
    asking ??= ask('get', refused).finally(() => {
      asking = undefined;
    });
    const said = await asking;
    silentSince = said === null ? now() : undefined;
    settle(said ?? signedOut);
    return said;
  }

  /** After a missing response, skips the bridge for a minute so that not every call waits for it again. */
  function isSilent(): boolean {
    return silentSince !== undefined && now() - silentSince < constants.proactiveRefresh.checkEveryMs;
  }

  async function accessToken(): Promise<string | null> {
    const before = known;
    if (!hint()) settle(signedOut);
    else if (isSilent()) return null;
    else if (known === undefined || known.access === null || isDue(known.expiry, now())) await get();
    // Do not continue one user's call with the token of the next user.
    if (before?.access && before.sid !== known?.sid) return null;
    return known?.access ?? null;
  }

  async function refresh(refused: string | null): Promise<string | null> {
    if (!known?.access || known.access === refused) {
      const said = await get(known?.generation);
      if (said?.unreachable === true)
        throw new ApiError({ kind: 'network', message: statusMessages.networkError });
    }
    // Do not continue one user's call with the token of the next user.
    return known?.access && known.sid === origins.get(refused ?? '') ? known.access : null;
  }

  const look = () => void (hint() ? get() : Promise.resolve(settle(signedOut)));
  const lookRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };

  return {
    accessToken,
    refresh,
    end: async (refused) => {
      if (refused === undefined || known?.sid === origins.get(refused)) settle(signedOut);
    },
    signedIn: async () => (await accessToken()) !== null,
    async signOut() {
      const said = await ask('signout');
      settle(signedOut);
      return said !== null;
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    keepFresh() {
      const timer = setInterval(look, constants.proactiveRefresh.checkEveryMs);
      addEventListener('focus', look);
      addEventListener('pageshow', lookRestored);
      return () => {
        clearInterval(timer);
        removeEventListener('focus', look);
        removeEventListener('pageshow', lookRestored);
      };
    },
  };
}
