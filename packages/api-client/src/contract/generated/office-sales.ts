// Generated from the contract by `pnpm run generate`; do not edit.

import type { OfficePayment } from './office-payments.ts';
import type { SavedCard } from './payments.ts';

/** The cards that a person saved, as far as anybody sees them. */
export interface OfficeCards {
  /** Newest first. */
  results: SavedCard[];
}

/** The payment of a sale. `unknown`: the provider did not answer yet, and the same request again asks it. */
export interface OfficeSale extends OfficePayment {
  /** While the bank asks the person: confirms the payment with the provider. The same request again says what became of it. */
  client_secret: string | null;
  /** With `link`: the page on which the person pays; otherwise `null`. */
  url: string | null;
  /** With `link`: when it ends if nobody pays; otherwise `null`. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  expires_at: string | null;
  /** With `link`: the address or number that got it; otherwise `null`. */
  sent_to: string | null;
  /** Of a place with `link`: until when it is held for the person. Otherwise `null`. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  held_until: string | null;
}

/** What the team sells to a person, and how it is paid. */
export interface SellParams {
  /** A plan on sale. Give this, the session or the gift card. */
  plan_id?: string | undefined;
  /** A session in which a place is sold. */
  session_id?: string | undefined;
  /** A gift card. A gift card that the desk sells. */
  gift_card?: {
    /** From 10 to 500 US dollars. */
    amount: string;
    /** Who gets it. */
    recipient_name: string;
    /** Where it goes by email. Without it, the desk prints it. */
    recipient_email?: string | undefined;
    /** Printed with it, as it is written. */
    message?: string | undefined;
    /** The day of the email; at once without it. */
    send_on?: string | undefined;
  } | undefined;
  /** `card`: one that the person saved, or one that is keyed at the desk. `link`: the person pays on a page of their own, and gets it then; a place is held for 30 minutes. `complimentary`: no money moves. */
  method: 'cash' | 'card' | 'link' | 'complimentary';
  /** What is to be taken, as the person was told. A different one is refused with 409. */
  amount?: string | undefined;
  /** With `card`: one that the person saved, or one that was keyed now. The newest saved one without it. */
  payment_method_id?: string | undefined;
  /** Of a membership by card: the person is here and agreed to the later payments. Without it, the membership is sold for one period. */
  payment_consent?: boolean | undefined;
  /** Pays with studio credit, which has to cover all of it. `amount` is then 0.00. */
  use_credit?: boolean | undefined;
  /** Pays a place with the credit that ends first. */
  use_pass?: boolean | undefined;
  /** Pays a place with a credit of this pass. */
  pass_id?: string | undefined;
  /** Pays a place with a session that the membership includes. */
  use_included?: boolean | undefined;
  /** The code that lowers the price of a place or a pass, in capitals or not. A promo code, in any case. */
  promo_code?: string | undefined;
  /** With `link`: how it reaches the person; `email` without it. How the link reaches the person; `email` without it. `none`: only answers the link. */
  send?: 'email' | 'sms' | 'none' | undefined;
  /** Why. It stays with the payment, and a complimentary one needs it. */
  reason?: string | undefined;
}
