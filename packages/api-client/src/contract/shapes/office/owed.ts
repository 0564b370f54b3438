import * as z from 'zod';
import { count, day, instant, money, text, textOrNull } from '../primitives.ts';
import { officeList, officeQuery } from './lists.ts';

const of = z.enum(['credit', 'gift_card', 'pass']).meta({
  description: 'What the studio owes: studio credit, a gift card that nobody redeemed, or credits of a pass.',
  examples: ['pass'],
});

const owed = (id: string, description: string) =>
  z
    .object({
      amount: money.describe('What they are worth together.'),
      rows: count(38, 'How many rows it has.'),
    })
    .meta({ id, description });

export const liabilities = z
  .object({
    at: instant.describe('As of when.'),
    credit: owed('OwedCredit', 'Studio credit of open accounts.'),
    gift_cards: owed('OwedGiftCards', 'Gift cards that were paid for and not redeemed.'),
    passes: owed('OwedPasses', 'Passes with credits left.')
      .extend({ credits: count(98, 'How many credits these are.') })
      .meta({ id: 'OwedPassCredits', description: 'Credits of passes that can still be used.' }),
  })
  .meta({ id: 'Liabilities', description: 'What people have paid for and not used.' });

export const liability = z
  .object({
    id: text('pass:pass-1', 'What it is, and its id.'),
    of,
    person_id: textOrNull('person-member', 'Who has it; of a gift card, who bought it.'),
    person_name: text('Maya Brooks', 'Their name.'),
    name: text('5 sessions', 'What the pass is called; of a gift card, for whom it is.'),
    since: instant.nullable().describe('When it was bought; of studio credit, its last change.'),
    ends_on: day.nullable().describe('The last day of the credits; `null`: it does not end.'),
    credits: count(4, 'Credits of a pass that can still be used; otherwise 0.'),
    amount: money.describe(
      'What it is worth. Credits of a pass: what was paid for the pass, shared out and rounded down.',
    ),
  })
  .meta({ id: 'Liability', description: 'One thing that the studio owes.' });

export const liabilityRows = officeList('LiabilityRows', liability);

export const liabilityQuery = officeQuery(['amount', 'name', 'since'], { of: of.optional() }).meta({
  id: 'LiabilityFilters',
  description: 'Filters and order of what is owed, the largest first.',
});
