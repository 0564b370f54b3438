// Generated from the contract by `pnpm run generate`; do not edit.

/** Studio credit that the team gives a person, or takes back. */
export interface GiveCreditParams {
  /** US dollars. Below zero, it is taken back. */
  amount: string;
  /** Why. The person does not see it. */
  reason: string;
}

/** The studio credit of a person. */
export interface OfficeCredit {
  /** What the person can spend: without what payments in progress have reserved. US dollars as a decimal string with two places, such as `75.00`. */
  balance: string;
  /** Newest first. */
  entries: ({
    /** Of this entry. */
    id: string;
    /** When it happened. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    at: string;
    /** `refund`, `given` and `gift_card` add to it; `given`: the desk gave it. `taken_back`: the studio took it back. `forfeited`: the account was closed. */
    kind: 'refund' | 'given' | 'gift_card' | 'spent' | 'taken_back' | 'forfeited';
    /** By how much it changed; below zero, it was spent or taken back. */
    amount: string;
    /** The credit after it. US dollars as a decimal string with two places, such as `75.00`. */
    balance: string;
    /** What it came from or paid for; may be empty. */
    name: string;
    /** The payment or refund that changed it; `null`: none did. */
    payment_id: string | null;
    /** Who in the team gave it or took it back. */
    actor_name: string | null;
    /** Why it was given or taken back. */
    reason: string | null;
  })[];
}
