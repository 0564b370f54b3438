import { giftCardForm } from '@detroit-well/validation';
import * as z from 'zod';
import { savedCard } from '../payments.ts';
import { instant, textOrNull } from '../primitives.ts';
import { promoCode } from '../promo-codes.ts';
import { amountText, ofId } from './lists.ts';
import { send } from './payment-links.ts';
import { officePayment, shortNote } from './payments.ts';

const { amount, recipient_name, recipient_email, message, send_on } = giftCardForm.shape;

const deskGiftCard = z
  .object({
    amount: amount.check(z.describe('From 10 to 500 US dollars.')),
    recipient_name: recipient_name.check(z.describe('Who gets it.')),
    recipient_email: z
      .optional(recipient_email)
      .describe('Where it goes by email. Without it, the desk prints it.'),
    message: message.check(z.describe('Printed with it, as it is written.')),
    send_on: send_on.check(z.describe('The day of the email; at once without it.')),
  })
  .meta({
    id: 'DeskGiftCard',
    description: 'A gift card that the desk sells.',
    examples: [{ amount: '50.00', recipient_name: 'Renée' }],
  });

export const sellBody = z
  .object({
    plan_id: z
      .string()
      .min(1, 'Choose what to sell.')
      .max(64)
      .meta({
        description: 'A plan on sale. Give this, the session or the gift card.',
        examples: ['plan-standard-month'],
      })
      .optional(),
    session_id: ofId('4b1d2c3e-5f60-4718-9a2b-3c4d5e6f7081', 'A session in which a place is sold.'),
    gift_card: deskGiftCard.optional().describe('A gift card.'),
    method: z.enum(['cash', 'card', 'link', 'complimentary'], 'Choose how it is paid.').meta({
      description:
        '`card`: one that the person saved, or one that is keyed at the desk. `link`: the person pays on a page of their own, and gets it then; a place is held for 30 minutes. `complimentary`: no money moves.',
      examples: ['cash'],
    }),
    amount: amountText
      .meta({
        description: 'What is to be taken, as the person was told. A different one is refused with 409.',
        examples: ['49.00'],
      })
      .optional(),
    payment_method_id: z
      .string()
      .min(1)
      .max(255)
      .meta({
        description:
          'With `card`: one that the person saved, or one that was keyed now. The newest saved one without it.',
        examples: ['pm_1c9e'],
      })
      .optional(),
    payment_consent: z
      .boolean()
      .meta({
        description:
          'Of a membership by card: the person is here and agreed to the later payments. Without it, the membership is sold for one period.',
        examples: [false],
      })
      .optional(),
    use_credit: z
      .boolean()
      .meta({
        description: 'Pays with studio credit, which has to cover all of it. `amount` is then 0.00.',
        examples: [false],
      })
      .optional(),
    use_pass: z
      .boolean()
      .meta({ description: 'Pays a place with the credit that ends first.', examples: [false] })
      .optional(),
    pass_id: ofId('pass-1', 'Pays a place with a credit of this pass.'),
    use_included: z
      .boolean()
      .meta({
        description: 'Pays a place with a session that the membership includes.',
        examples: [false],
      })
      .optional(),
    promo_code: promoCode.describe(
      'The code that lowers the price of a place or a pass, in capitals or not.',
    ),
    send: send.describe('With `link`: how it reaches the person; `email` without it.'),
    reason: shortNote
      .meta({
        description: 'Why. It stays with the payment, and a complimentary one needs it.',
        examples: ['Raffle.'],
      })
      .optional(),
  })
  .meta({
    id: 'SellRequest',
    description: 'What the team sells to a person, and how it is paid.',
    examples: [{ plan_id: 'plan-standard-month', method: 'cash', amount: '49.00' }],
  });

export const officeSale = z
  .object({
    ...officePayment.shape,
    client_secret: textOrNull(
      null,
      'While the bank asks the person: confirms the payment with the provider. The same request again says what became of it.',
    ),
    url: textOrNull(null, 'With `link`: the page on which the person pays; otherwise `null`.'),
    expires_at: instant.nullable().meta({
      description: 'With `link`: when it ends if nobody pays; otherwise `null`.',
      examples: [null],
    }),
    sent_to: textOrNull(null, 'With `link`: the address or number that got it; otherwise `null`.'),
    held_until: instant.nullable().meta({
      description: 'Of a place with `link`: until when it is held for the person. Otherwise `null`.',
      examples: [null],
    }),
  })
  .meta({
    id: 'OfficeSale',
    description:
      'The payment of a sale. `unknown`: the provider did not answer yet, and the same request again asks it.',
  });

export const officeCards = z.object({ results: z.array(savedCard).describe('Newest first.') }).meta({
  id: 'OfficeCards',
  description: 'The cards that a person saved, as far as anybody sees them.',
});
