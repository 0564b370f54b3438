import { isRecord, text, integerOrNull } from '../contract/definition/lenient.ts';

/** A request of the public site to the portal's bridge page. It cannot carry a token to the portal. */
export interface BridgeRequest {
  readonly bridge: 'ask';
  readonly id: string;
  readonly wish: 'get' | 'signout';
  /** Generation of the access token that the server rejected; the site needs a newer one. */
  readonly refused?: number;
}

/** The access token and its expiry, never the refresh token. `access` is `null` when signed out. */
export interface BridgeResponse {
  readonly bridge: 'answer';
  readonly id: string;
  readonly access: string | null;
  /** Random id of the sign-in, not a secret. Empty when signed out, and from an older portal that does not send it. */
  readonly sid: string;
  readonly generation: number;
  /** Milliseconds since the epoch, by this device's clock. */
  readonly expiry: number;
  /** The portal has no newer token because the server did not respond. */
  readonly unreachable: boolean;
}

export function readBridgeRequest(raw: unknown): BridgeRequest | null {
  if (!isRecord(raw) || raw.bridge !== 'ask' || typeof raw.id !== 'string') return null;
  if (raw.wish !== 'get' && raw.wish !== 'signout') return null;
  const rejectedGeneration = integerOrNull(raw.refused);
  return {
    bridge: 'ask',
    id: raw.id,
    wish: raw.wish,
    ...(rejectedGeneration === null ? {} : { refused: rejectedGeneration }),
  };
}

export function readBridgeResponse(raw: unknown): BridgeResponse | null {
  if (!isRecord(raw) || raw.bridge !== 'answer' || typeof raw.id !== 'string') return null;
  return {
    bridge: 'answer',
    id: raw.id,
    access: text(raw.access) || null,
    sid: text(raw.sid),
    generation: integerOrNull(raw.generation) ?? 0,
    expiry: integerOrNull(raw.expiry) ?? 0,
    unreachable: raw.unreachable === true,
  };
}
