import { endpoint } from '../definition/endpoint.ts';
import { guestDeclines, minutes } from '../definition/limits.ts';
import { readGiftCardBalance, readGiftCardResult, readRedeemedGiftCard } from '../reads/gift-cards.ts';
import {
  buyGiftCardBody,
  giftCardBalance,
  giftCardBalanceBody,
  giftCardResult,
  redeemedGiftCard,
  redeemGiftCardBody,
} from '../shapes/gift-cards.ts';

export const giftCards = {
  buy: endpoint({
    method: 'POST',
    path: '/gift-cards/',
    access: 'either',
    strictBody: true,
    body: buyGiftCardBody,
    reply: giftCardResult,
    reads: readGiftCardResult,
    status: 201,
    problems: [
      'challenge_failed',
      'challenge_expired',
      'payment_failed',
      'in_progress',
      'idempotency_key_reused',
    ],
    mayAsk: true,
    // Testing stolen cards takes many attempts, and each gift card sends an email to an address that the buyer chose.
    limits: {
      account: {
        field: 'recipient_email',
        fromNetwork: { attempts: 10, seconds: minutes(60) },
        anywhere: { attempts: 30, seconds: minutes(60) },
      },
      network: { attempts: 60, seconds: minutes(60) },
      declines: guestDeclines,
    },
    idempotency: 'handler',
    summary:
      'Buys a gift card, with or without an account; 202 when the card needs authentication first, and again with the same key after it.',
    source: 'added',
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/gift-cards/redeem/',
    access: 'member',
    strictBody: true,
    body: redeemGiftCardBody,
    reply: redeemedGiftCard,
    reads: readRedeemedGiftCard,
    problems: ['gift_card_unusable', 'in_progress', 'idempotency_key_reused'],
    // The code of a problem is in the member of the same name.
    envelope: { field: 'errors' },
    // Guessing a code takes many attempts.
    limits: {
      caller: { attempts: 10, seconds: minutes(15) },
      network: { attempts: 60, seconds: minutes(60) },
    },
    idempotency: 'once',
    summary: 'Turns a gift card into studio credit of the caller.',
    source: 'added',
  }),
  balance: endpoint({
    method: 'POST',
    path: '/gift-cards/balance/',
    access: 'public',
    strictBody: true,
    body: giftCardBalanceBody,
    reply: giftCardBalance,
    reads: readGiftCardBalance,
    problems: ['gift_card_unusable'],
    // The code of a problem is in the member of the same name.
    envelope: { field: 'errors' },
    // Guessing a code takes many attempts.
    limits: { network: { attempts: 30, seconds: minutes(15) } },
    idempotency: 'none',
    summary: 'What a gift card is worth, by its code. Changes nothing.',
    source: 'added',
  }),
};
