// Generated from the contract by `pnpm run generate`; do not edit.

import type { OwnPass, PassEntry } from './passes.ts';

/** The passes of a person, and what became of their credits. */
export interface OfficePasses {
  /** How many credits of all passes can still pay for a session. */
  credits_left: number;
  /** Deprecated: `credits_left`. */
  left: number;
  /** Those with credits left first, and of these the one that ends first. */
  passes: OwnPass[];
  /** Newest first. */
  history: PassEntry[];
}

/** A pass that the team sells to a person. */
export interface SellPassParams {
  /** The pack, of those on sale. */
  plan_id: string;
  /** Its version that was seen. Another price is refused with 409. */
  version_id?: string | undefined;
  /** `card`: the newest card that the person saved. */
  method: 'cash' | 'card';
  /** A note that stays with the payment. */
  reason?: string | undefined;
}
