import { isRecord, text, wholeOrNull } from '../contract/reads/loose.ts';

/** What the public site may ask of the portal's bridge page. Nothing here can carry a token towards the portal. */
export interface BridgeAsk {
  readonly bridge: 'ask';
  readonly id: string;
  readonly wish: 'get' | 'signout';
  /** The access token of this generation was refused: a newer one is wanted. */
  readonly refused?: number;
}

/** The access token and its life; never the refresh token. `access` is `null` when signed out. */
export interface BridgeAnswer {
  readonly bridge: 'answer';
  readonly id: string;
  readonly access: string | null;
  /** Of the sign-in; random and no secret. Empty when signed out, and from a portal that does not say it yet. */
  readonly sid: string;
  readonly generation: number;
  /** Milliseconds since the epoch, by this device's clock. */
  readonly expiry: number;
  /** No newer token could be had because the server gave no answer. */
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
