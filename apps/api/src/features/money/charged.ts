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
  /** The amount of the charge that can still be refunded. */
  readonly leftCents: number;
  /** True if only all that is left can be refunded. */
  readonly isWhole: boolean;
  /** The amount of the charge that the policy of the purchase gives back now. */
  readonly proposedCents: number;
  readonly policy: string;
  /** A sentence about the further effect of a refund, or that it has none. */
  readonly effect: string | null;
}
