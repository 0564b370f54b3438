import * as z from 'zod';
import { giftCard } from '../gift-cards.ts';
import { day, instant, money, publicId, text, textOrNull } from '../primitives.ts';
import { ofDays, officeList, officeQuery } from './lists.ts';

const states = ['pending', 'cancelled', 'paid', 'sent', 'redeemed', 'refunded'] as const;

const status = z.enum(states).meta({
  description:
    '`paid`: it is sent on its day. `cancelled`: the payment failed. `refunded`: it can no longer be redeemed.',
  examples: ['sent'],
});

const when = (description: string) => instant.nullable().meta({ description, examples: [null] });

export const officeGiftCard = z
  .object({
    id: publicId.describe('Id of the gift card.'),
    status,
    amount: money,
    left: money.describe('What can still be redeemed of it.'),
    buyer_id: textOrNull('person-member', 'The account that bought it; `null`: a visitor did.'),
    buyer_name: text('Josephine', 'Who gives it.'),
    buyer_email: text('josephine@example.com', 'Where the receipt went.'),
    recipient_name: giftCard.shape.recipient_name,
    recipient_email: giftCard.shape.recipient_email,
    send_on: day
      .nullable()
      .meta({ description: 'The day of the email; `null`: at once.', examples: ['2026-12-24'] }),
    sent_at: when('When the email was last sent; `null`: not yet.'),
    redeemed_at: when('When it became studio credit; `null`: not yet.'),
    at: instant.describe('When somebody bought it.'),
    payment_id: textOrNull('payment-1', 'The payment for it; `null`: none succeeded.'),
  })
  .meta({
    id: 'OfficeGiftCard',
    description: 'A gift card, as the team sees it, without its code.',
  });

export const officeGiftCards = officeList('OfficeGiftCards', officeGiftCard);

export const officeGiftCardQuery = officeQuery(['at', 'amount'], {
  status: status.optional(),
  ...ofDays,
}).meta({
  id: 'OfficeGiftCardFilters',
  description: 'Filters and order of the gift cards. The search reads names and email addresses.',
});

export const printedGiftCard = z
  .object({
    gift_card_code: text('K7QM-2F9D-TR4X', 'What its owner enters. It is shown once.'),
    gift_card: officeGiftCard,
  })
  .meta({ id: 'PrintedGiftCard', description: 'A gift card with its code, to print it.' });
