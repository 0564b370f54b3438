import type { SessionSummary } from '../sessions/session-view.ts';
import type { PriceChange } from './price-change.ts';

/** A member's registration from the session page (SPEC-A 4, SPEC-B 8.8). */
export type DirectState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'failed'; message: string }
  /** Full meanwhile: the line, and what to take instead once it is known; never rejects (SPEC-A 7.14). */
  | { kind: 'full'; message: string; others: Promise<readonly SessionSummary[]> }
  /** The answer was lost; pressing again asks with the same key. */
  | { kind: 'unknown' }
  /** The server's price is another one: both are shown and the visitor decides (SPEC-B 10.1). */
  | ({ kind: 'price_changed'; message: string } & PriceChange)
  | { kind: 'done' };
