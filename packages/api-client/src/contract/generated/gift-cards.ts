// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, price, record, text, textOrNull } from '../definition/lenient.ts';

/** A gift card, which is sent by email on the chosen day. */
export interface BuyGiftCardParams {
  /** US dollars, from 10 to 500. */
  amount: string;
  /** Who gets the gift card. */
  recipient_name: string;
  /** Where the gift card is sent. */
  recipient_email: string;
  /** Printed in the email, as it is written. */
  message?: string | undefined;
  /** Name of the person who gives it, as the email says it. */
  sender_name?: string | undefined;
  /** Where the receipt goes. Without it, to the signed-in buyer. */
  email?: string | undefined;
  /** The day on which it is sent, at 9 in the morning in Detroit. Without it, at once. */
  send_on?: string | undefined;
  /** A card: a payment method, a confirmation token of Stripe (good for one charge), or a saved card. Without it, the price is paid later. */
  payment_method_id: string;
  /** Whether the person agrees to the payment terms. */
  payment_consent: boolean;
  /** The token of a passed human check, which a buyer without sign-in needs. */
  turnstile_token?: string | undefined;
}

/** A gift card, as its buyer sees it. The code is only in the email. */
export interface GiftCard {
  /** Of this gift card. */
  id: string;
  /** `paid`: it is sent on its day. `cancelled`: the payment failed. */
  status: 'pending' | 'cancelled' | 'paid' | 'sent' | 'redeemed';
  /** US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
  /** Who gets it. */
  recipient_name: string;
  /** Where it is sent. */
  recipient_email: string;
  /** Where the receipt is sent. */
  email: string;
  /** The day of the email; `null`: now. Calendar day in Detroit, such as `2026-03-14`. */
  send_on: string | null;
}

/** What a gift card is worth. */
export interface GiftCardBalance {
  /** What it adds to the studio credit of who redeems it. US dollars as a decimal string with two places, such as `75.00`. */
  balance: string;
}

/** The code to look up, however it is typed. */
export interface GiftCardBalanceParams {
  /** The code in the email of a gift card. */
  code: string;
}

/** A gift card after its payment. */
export interface GiftCardResult {
  /** A gift card, as its buyer sees it. The code is only in the email. */
  gift_card: GiftCard;
  /** The payment, as far as the provider has decided. The payment of a registration, as far as the provider has decided. */
  payment: {
    /** `requires_action`: confirm it with the provider, then call confirm-payment. */
    status: 'succeeded' | 'requires_action' | 'failed';
    /** Confirms the payment with the provider. */
    client_secret: string | null;
    /** US dollars as a decimal string with two places, such as `75.00`. */
    amount: string;
  };
  /** A sentence that may be shown to a person. */
  message: string;
}

/** A gift card that became studio credit. */
export interface RedeemedGiftCard {
  /** What the gift card was worth. US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
  /** Who gave it; empty if they did not say. */
  sender_name: string;
  /** The studio credit of the caller that can be spent now. US dollars as a decimal string with two places, such as `75.00`. */
  balance: string;
}

/** The code of a gift card. Case, spaces and dashes do not matter. */
export interface RedeemGiftCardParams {
  /** The code in the email of a gift card. */
  code: string;
}

export const giftCardRecord = (raw: unknown): GiftCard => record(raw, { id: text, status: choice(['pending', 'cancelled', 'paid', 'sent', 'redeemed'], 'pending'), amount: price, recipient_name: text, recipient_email: text, email: text, send_on: textOrNull });

export const giftCardBalanceRecord = (raw: unknown): GiftCardBalance => record(raw, { balance: price });

export const giftCardResultRecord = (raw: unknown): GiftCardResult => record(raw, { gift_card: giftCardRecord, payment: (raw) => record(raw, { status: choice(['succeeded', 'requires_action', 'failed'], 'failed'), client_secret: textOrNull, amount: price }), message: text });

export const redeemedGiftCardRecord = (raw: unknown): RedeemedGiftCard => record(raw, { amount: price, sender_name: text, balance: price });
