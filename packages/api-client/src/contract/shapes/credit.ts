import * as z from 'zod';
import { instant, money, otherwise, record, text, textOrNull } from './primitives.ts';

export const credit = record('Credit', 'The studio credit of the caller.', {
  balance: money.describe('What can be spent: without what payments in progress have reserved.'),
});

export const creditEntry = record('CreditEntry', 'A change of the studio credit of the caller.', {
  id: text('3', 'Of this entry.'),
  at: instant,
  kind: otherwise(z.enum(['refund', 'given', 'gift_card', 'spent', 'taken_back', 'forfeited']), 'spent').meta(
    {
      description:
        '`refund`, `given` and `gift_card` add to it; `given`: the desk gave it. `taken_back`: the studio took it back. `forfeited`: the account was closed.',
      examples: ['refund'],
    },
  ),
  amount: money.describe('By how much it changed.'),
  balance: money.describe('The credit after it.'),
  name: text(
    'Rhythm & Glide',
    'The session or the plan that it came from or paid for; empty for a gift card.',
  ),
  session_id: textOrNull('session-open', 'The session of a registration, for a link.'),
});
