import type { RegistrationResult } from '../api/wire.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import type { HeldPayment } from './draft-store.ts';

/** Where somebody who comes back to the form goes on: a field, the card, the first wrong field, what is said beside the button. */
export type Place = 'email' | 'card' | 'problem' | 'message';

/** Where a guest's registration stands. Every screen of the panel is one of these. */
export type GuestStage =
  /** `error`: what went wrong with the whole, and `details` of it; what is typed stays. */
  | { kind: 'form'; error: string | null; at?: Place | undefined; details?: string }
  | { kind: 'sending' }
  /** Sent, and no answer came back: it may have happened. */
  | { kind: 'unknown'; checking: boolean; error?: string }
  /** The bank of the card wants a yes before the held place becomes a registration. */
  | { kind: 'confirm'; held: HeldPayment; busy: boolean; error: string | null }
  /** Full meanwhile; nothing was charged. */
  | { kind: 'full'; message: string; others: readonly SessionSummary[] }
  /** `charged`: whether the card was charged before the account was found; the server gives that back. */
  | { kind: 'account_exists'; message: string; charged: 'no' | 'maybe' | 'yes' }
  | { kind: 'done'; result: RegistrationResult };

/** While this stands, closing the panel would leave somebody in doubt about their money. */
export const isLocked = (stage: GuestStage): boolean =>
  stage.kind === 'sending' || (stage.kind === 'confirm' && stage.busy);
