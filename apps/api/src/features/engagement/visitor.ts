import { createHmac } from 'node:crypto';
import type { GuardDeps } from '../../platform/http/guard.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';

/** A blog visitor. All identifying values are keyed hashes, which can only be compared. */
export interface Visitor {
  /** The identity that stores this visitor's reactions: the member, else the session key, else the network address. */
  readonly mine: string;
  /** All identities under which this visitor may have reacted before. */
  readonly known: readonly string[];
  /** Identifies a browser whose session key is new. */
  readonly fingerprint: string | null;
  /** The network address as the server determined it, and as the browser reported it (SPEC-A 7.17). */
  readonly serverAddress: string;
  readonly clientAddress: string | null;
  readonly isAnonymous: boolean;
}

type Kind = 'member' | 'session' | 'browser' | 'address';

/** Returns the keyed hash of a member, a session key, a browser or an address. */
export function visitorHash({ visitors }: GuardDeps['keys'], kind: Kind, value: string): string {
  return createHmac('sha256', visitors).update(`${kind}:${value}`).digest('base64url');
}

interface VisitingCall {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly address: string;
}

interface ReportedIdentity {
  readonly session_key?: string | undefined;
  readonly ip_address?: string | undefined;
  readonly browser_fingerprint?: string | undefined;
}

/**
 * Identifies the visitor of a request (SPEC-A 6). The calls are public: our client sends no token. A valid token from
 * another client is used; an invalid one is ignored. The address identifies only a visitor without a session key, because
 * a household shares one and a phone changes it. It limits how much one network can do.
 */
export async function visitorOf(
  call: VisitingCall,
  reported: ReportedIdentity,
  { accessTokens, keys }: Pick<GuardDeps, 'accessTokens' | 'keys'>,
): Promise<Visitor> {
  const hash = (kind: Kind, value: string) => visitorHash(keys, kind, value);
  const { authorization } = call.headers;
  const token = typeof authorization === 'string' ? /^Bearer (\S+)$/i.exec(authorization)?.[1] : undefined;
  const caller = token === undefined ? undefined : await accessTokens.read(token);
  const { session_key, ip_address, browser_fingerprint } = reported;
  const known = [
    ...(caller ? [hash('member', caller.userId)] : []),
    ...(session_key ? [hash('session', session_key)] : []),
  ];
  const serverAddress = hash('address', networkOf(call.address));
  return {
    mine: known[0] ?? serverAddress,
    known: known.length === 0 ? [serverAddress] : known,
    fingerprint: browser_fingerprint ? hash('browser', browser_fingerprint) : null,
    serverAddress,
    clientAddress: ip_address && ip_address !== 'unknown' ? hash('address', networkOf(ip_address)) : null,
    isAnonymous: !caller,
  };
}
