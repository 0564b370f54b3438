import { isRecord, text, wholeOrNull } from '../contract/reads/loose.ts';

/** A request of the public site to the portal's bridge page. It cannot carry a token to the portal. */
export interface BridgeAsk {
  readonly bridge: 'ask';
  readonly id: string;
  readonly wish: 'get' | 'signout';
  /** Generation of the access token that the server rejected; the site needs a newer one. */
  readonly refused?: number;
}

/** The access token and its expiry, never the refresh token. `access` is `null` when signed out. */
export interface BridgeAnswer {
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

export function readAsk(raw: unknown): BridgeAsk | null {
  if (!isRecord(raw) || raw.bridge !== 'ask' || typeof raw.id !== 'string') return null;
  if (raw.wish !== 'get' && raw.wish !== 'signout') return null;
  const refused = wholeOrNull(raw.refused);
  return { bridge: 'ask', id: raw.id, wish: raw.wish, ...(refused === null ? {} : { refused }) };
}

export function readAnswer(raw: unknown): BridgeAnswer | null {
  if (!isRecord(raw) || raw.bridge !== 'answer' || typeof raw.id !== 'string') return null;
  return {
    bridge: 'answer',
    id: raw.id,
    access: text(raw.access) || null,
    sid: text(raw.sid),
    generation: wholeOrNull(raw.generation) ?? 0,
    expiry: wholeOrNull(raw.expiry) ?? 0,
    unreachable: raw.unreachable === true,
  };
}
