import type { PriceChange } from '@detroit-well/booking/price-change';
import type { SessionSummary } from '../sessions/session-view.ts';

/** A member's registration from the session page, as the page shows it (SPEC-A 4, SPEC-B 8.8). */
export type DirectState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'failed'; message: string }
  /** The session filled up: the waitlist, and alternative sessions once they are loaded; never rejects (SPEC-A 7.14). */
  | { kind: 'full'; message: string; others: Promise<readonly SessionSummary[]> }
  /** The response was lost. Pressing again sends the same idempotency key. */
  | { kind: 'unknown' }
  /** The server has another price: the page shows both and the visitor decides (SPEC-B 10.1). */
  | ({ kind: 'price_changed'; message: string } & PriceChange)
  | { kind: 'done' };
