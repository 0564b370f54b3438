import * as z from 'zod';
import { day, text, textOrNull } from '../primitives.ts';
import { officePayment } from './payments.ts';

export const officePaymentDetail = officePayment
  .extend({
    refunds: z.array(officePayment).describe('What was given back of it, oldest first.'),
    provider_ref: textOrNull('pi_3Q8k', 'Id of the charge or refund at the provider; `null`: no card.'),
    payout_id: textOrNull(null, 'The payout that it is a part of; `null`: none yet, or no card.'),
    payout_on: day.nullable().describe('The day on which the bank has that payout.'),
    closing_id: textOrNull(null, 'The closing of the till that counted it; `null`: none yet.'),
  })
  .meta({ id: 'OfficePaymentDetail', description: 'One payment or refund, with what became of it.' });

export const sentReceipt = z
  .object({ email: text('member@demo.test', 'The address that it went to.') })
  .meta({ id: 'SentReceipt', description: 'A receipt that was sent again.' });
