/** A member's registration from the session page (Spec A 4, Spec B 8.8). */
export type DirectState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'failed'; message: string }
  /** The answer was lost; pressing again asks with the same key. */
  | { kind: 'unknown' }
  /** The server's price is another one: both are shown and the visitor decides (Decision 3). */
  | { kind: 'price_changed'; message: string; before: string; now: string }
  | { kind: 'done' };
