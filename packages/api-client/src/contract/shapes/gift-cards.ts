import { giftCardCodeForm, giftCardForm } from '@detroit-well/validation';
import * as z from 'zod';
import { membershipResult } from './memberships.ts';
import { day, money, otherwise, publicId, record, shownMessage, text } from './primitives.ts';

const { amount, message, sender_name, email, turnstile_token } = giftCardForm.shape;

export const buyGiftCardBody = z
  .object({
    ...giftCardForm.shape,
    amount: amount.check(z.describe('US dollars, from 10 to 500.')),
    message: message.check(z.describe('Printed in the email, as it is written.')),
    sender_name: z.optional(sender_name).describe('Name of the person who gives it, as the email says it.'),
    email: z.optional(email).describe('Where the receipt goes. Without it, to the signed-in buyer.'),
    turnstile_token: z
      .optional(turnstile_token)
      .describe('The token of a passed human check, which a buyer without sign-in needs.'),
  })
  .meta({
    id: 'BuyGiftCardRequest',
    description: 'A gift card, which is sent by email on the chosen day.',
    examples: [
      {
        amount: '50.00',
        recipient_name: 'Renée',
        recipient_email: 'renee@example.com',
        message: 'Six Saturdays, and by the last one you are skating.',
        sender_name: 'Josephine',
        email: 'josephine@example.com',
        payment_method_id: 'pm_1c9e',
        payment_consent: true,
        turnstile_token: 'cht_5b90',
      },
    ],
  });

const giftCardStates = ['pending', 'cancelled', 'paid', 'sent', 'redeemed'] as const;

export const giftCard = record(
  'GiftCard',
  'A gift card, as its buyer sees it. The code is only in the email.',
  {
    id: publicId.describe('Of this gift card.'),
    status: otherwise(z.enum(giftCardStates), 'pending').meta({
      description: '`paid`: it is sent on its day. `cancelled`: the payment failed.',
      examples: ['paid'],
    }),
    amount: money,
    recipient_name: text('Renée', 'Who gets it.'),
    recipient_email: text('renee@example.com', 'Where it is sent.'),
    email: text('josephine@example.com', 'Where the receipt is sent.'),
    send_on: day
      .nullable()
      .meta({ description: 'The day of the email; `null`: now.', examples: ['2026-12-24'] }),
  },
);

export const giftCardResult = record('GiftCardResult', 'A gift card after its payment.', {
  gift_card: giftCard,
  payment: membershipResult.shape.payment,
  message: shownMessage('Paid.'),
});

export const redeemGiftCardBody = giftCardCodeForm.check(
  z.meta({
    id: 'RedeemGiftCardRequest',
    description: 'The code of a gift card. Case, spaces and dashes do not matter.',
    examples: [{ code: 'K7QM-2F9D-TR4X' }],
  }),
);

export const giftCardBalanceBody = giftCardCodeForm.check(
  z.meta({
    id: 'GiftCardBalanceRequest',
    description: 'The code to look up, however it is typed.',
    examples: [{ code: 'K7QM-2F9D-TR4X' }],
  }),
);

export const giftCardBalance = record('GiftCardBalance', 'What a gift card is worth.', {
  balance: money.describe('What it adds to the studio credit of who redeems it.'),
});

export const redeemedGiftCard = record('RedeemedGiftCard', 'A gift card that became studio credit.', {
  amount: money.describe('What the gift card was worth.'),
  sender_name: text('Josephine', 'Who gave it; empty if they did not say.'),
  balance: money.describe('The studio credit of the caller that can be spent now.'),
});
