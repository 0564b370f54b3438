// Written by `pnpm run wire-table` from shapes/gift-cards.ts; do not edit.
import type { GiftCard, GiftCardResult, RedeemedGiftCard } from '../types/gift-cards.ts';
import { choice, price, record, text, textOrNull } from '../definition/lenient.ts';

export const giftCardRecord = (raw: unknown): GiftCard => record(raw, { id: text, status: choice(['pending', 'cancelled', 'paid', 'sent', 'redeemed'], 'pending'), amount: price, recipient_name: text, recipient_email: text, email: text, send_on: textOrNull });
export const giftCardResultRecord = (raw: unknown): GiftCardResult => record(raw, { gift_card: giftCardRecord, payment: (raw) => record(raw, { status: choice(['succeeded', 'requires_action', 'failed'], 'failed'), client_secret: textOrNull, amount: price }), message: text });
export const redeemedGiftCardRecord = (raw: unknown): RedeemedGiftCard => record(raw, { amount: price, sender_name: text, balance: price });
