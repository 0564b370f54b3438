import type { RegistrationResult } from '../api/wire.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import type { HeldPayment } from './draft-store.ts';

/**
 * Where the focus goes when the guest returns to the form: a field, the card, the first wrong field, or the message beside
 * the button.
 */
export type Place = 'email' | 'card' | 'problem' | 'message';

/** The stage of a guest registration. Each screen of the panel shows one stage. */
export type GuestStage =
  /** `error`: a problem that concerns no single field, with its `details`. The entered values stay. */
  | { kind: 'form'; error: string | null; at?: Place | undefined; details?: string }
  | { kind: 'sending' }
  /** The request was sent and the response was lost: the registration may exist. */
  | { kind: 'unknown'; checking: boolean; error?: string }
  /** The bank requires a 3-D Secure challenge before the hold becomes a registration. */
  | { kind: 'confirm'; held: HeldPayment; busy: boolean; error: string | null }
  /** The session filled up; nothing was charged. */
  | { kind: 'full'; message: string; others: readonly SessionSummary[] }
  /** `charged`: whether the card was charged before the server found the account. The server refunds it. */
  | { kind: 'account_exists'; message: string; charged: 'no' | 'maybe' | 'yes' }
  | { kind: 'done'; result: RegistrationResult };

/** In these stages closing the panel would leave the guest unsure about a payment. */
export const isLocked = (stage: GuestStage): boolean =>
  stage.kind === 'sending' || (stage.kind === 'confirm' && stage.busy);
