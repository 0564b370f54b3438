import * as z from 'zod';
import { creditEntry } from '../credit.ts';
import { instant, money, text, textOrNull } from '../primitives.ts';
import { neededReason, signedMoney } from './lists.ts';

export const officeCredit = z
  .object({
    balance: money.describe('What the person can spend: without what payments in progress have reserved.'),
    entries: z
      .array(
        z
          .object({
            id: text('3', 'Of this entry.'),
            at: instant.describe('When it happened.'),
            kind: creditEntry.shape.kind,
            amount: signedMoney('50.00', 'By how much it changed; below zero, it was spent or taken back.'),
            balance: creditEntry.shape.balance,
            name: text('Rhythm & Glide', 'What it came from or paid for; may be empty.'),
            payment_id: textOrNull(null, 'The payment or refund that changed it; `null`: none did.'),
            actor_name: textOrNull('Dana Pruitt', 'Who in the team gave it or took it back.'),
            reason: textOrNull('Broken laces.', 'Why it was given or taken back.'),
          })
          .meta({ id: 'OfficeCreditEntry', description: 'A change of the studio credit of a person.' }),
      )
      .describe('Newest first.'),
  })
  .meta({ id: 'OfficeCredit', description: 'The studio credit of a person.' });

export const giveCreditBody = z
  .object({
    amount: z
      .string()
      .regex(/^-?\d{1,6}\.\d{2}$/, { error: 'Enter an amount such as 20.00 or -20.00.', abort: true })
      .refine((value) => Number(value) !== 0, 'Enter an amount other than 0.')
      .meta({ examples: ['20.00'], description: 'US dollars. Below zero, it is taken back.' }),
    reason: neededReason('Broken laces.', 'Why. The person does not see it.'),
  })
  .meta({
    id: 'GiveCreditRequest',
    description: 'Studio credit that the team gives a person, or takes back.',
    examples: [{ amount: '20.00', reason: 'Broken laces.' }],
  });
