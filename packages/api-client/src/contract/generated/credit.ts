// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, price, record, text, textOrNull } from '../definition/lenient.ts';

/** The studio credit of the caller. */
export interface Credit {
  /** What can be spent: without what payments in progress have reserved. US dollars as a decimal string with two places, such as `75.00`. */
  balance: string;
}

/** A change of the studio credit of the caller. */
export interface CreditEntry {
  /** Of this entry. */
  id: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  at: string;
  /** `refund`, `given` and `gift_card` add to it; `given`: the desk gave it. `taken_back`: the studio took it back. `forfeited`: the account was closed. */
  kind: 'refund' | 'given' | 'gift_card' | 'spent' | 'taken_back' | 'forfeited';
  /** By how much it changed. US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
  /** The credit after it. US dollars as a decimal string with two places, such as `75.00`. */
  balance: string;
  /** The session or the plan that it came from or paid for; empty for a gift card. */
  name: string;
  /** The session of a registration, for a link. */
  session_id: string | null;
}

export const creditRecord = (raw: unknown): Credit => record(raw, { balance: price });

export const creditEntryRecord = (raw: unknown): CreditEntry => record(raw, { id: text, at: text, kind: choice(['refund', 'given', 'gift_card', 'spent', 'taken_back', 'forfeited'], 'spent'), amount: price, balance: price, name: text, session_id: textOrNull });
