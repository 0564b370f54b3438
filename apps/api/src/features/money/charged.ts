import type { CreditOwner } from '../booking/ledger/credit.ts';
import type { LedgerLine } from '../booking/ledger/refunds.ts';

/** A charge with what it paid for, as far as a refund depends on that. */
export interface Charged {
  readonly of: CreditOwner;
  readonly subjectId: string;
  /** Null: a guest without an account. */
  readonly userId: string | null;
  readonly ledger: readonly LedgerLine[];
  readonly charge: LedgerLine;
  /** What of the charge can still go back. */
  readonly leftCents: number;
  /** Whether only all that is left can go back. */
  readonly isWhole: boolean;
  /** What the policy of the purchase gives back of the charge now. */
  readonly proposedCents: number;
  readonly policy: string;
  /** What a refund changes besides, or does not. */
  readonly effect: string | null;
}
