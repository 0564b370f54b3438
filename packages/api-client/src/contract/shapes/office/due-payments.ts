import * as z from 'zod';
import { boolean, count, day, money, text } from '../primitives.ts';
import { ofDays, officeList, officeQuery } from './lists.ts';
import { officePayment } from './payments.ts';

export const duePayment = z
  .object({
    id: text('instalment-2', 'Of the installment or of the membership.'),
    kind: z.enum(['instalment', 'renewal']).meta({
      description: 'A part of the price of a session, or the next period of a membership.',
      examples: ['instalment'],
    }),
    due_on: day.describe('The day in Detroit on which it is due.'),
    amount: money,
    person_id: officePayment.shape.person_id,
    person_name: officePayment.shape.person_name,
    registration_id: officePayment.shape.registration_id,
    session_id: officePayment.shape.session_id,
    session_title: officePayment.shape.session_title,
    membership_name: officePayment.shape.membership_name,
    position: count(2, 'Of an installment: which one it is, from 1; of a renewal 1.'),
    positions: count(4, 'How many there are.'),
    charged: boolean(
      true,
      'Whether a stored card is charged on that day. Otherwise the person pays by themselves.',
    ),
  })
  .meta({ id: 'DuePayment', description: 'A payment that is expected on a day.' });

export const duePayments = officeList('DuePayments', duePayment);

export const duePaymentsQuery = officeQuery(['due_on', 'amount'], ofDays).meta({
  id: 'DuePaymentFilters',
  description: 'The days; the next 14 without them. The front desk sees today.',
});
