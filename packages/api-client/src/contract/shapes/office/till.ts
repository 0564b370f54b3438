import * as z from 'zod';
import { count, instant, money, text } from '../primitives.ts';
import { amountText, officeList, officeQuery, signedMoney } from './lists.ts';
import { shortNote } from './payments.ts';

const who = z.object({
  id: text('person-desk', 'The account of who did it.'),
  name: text('Dee Kowalski', 'Name of the person.'),
});

const closedAt = instant.describe('When the till was closed.');
const taken = money.describe('Cash that was taken.');
const givenBack = money.describe('Cash that was given back.');
const entries = count(15, 'How many payments and refunds it has.');

const tillRow = z
  .object({
    method: z
      .enum(['card', 'cash', 'credit', 'complimentary'])
      .meta({ description: 'The method of these entries.', examples: ['cash'] }),
    actor: who.nullable().describe('Who did it; `null`: the members themselves, a job or the provider.'),
    entries,
    taken: money.describe('What came in. Complimentary places are no money.'),
    given_back: money.describe('What went back.'),
  })
  .meta({ id: 'TillRow', description: 'What one person did by one method since the last closing.' });

export const till = z
  .object({
    since: instant.describe('When the last till was closed; of the first one, when it began.'),
    closed_by: who.nullable().describe('Who closed the last one; `null`: this is the first.'),
    entries,
    cash_taken: taken,
    cash_given_back: givenBack,
    expected_cash: signedMoney('332.00', 'What should be in the drawer, without its float.'),
    results: z.array(tillRow),
  })
  .meta({ id: 'Till', description: 'What came in and went back since the last closing.' });

export const tillClosing = z
  .object({
    id: text('closing-1', 'Id of the closing.'),
    since: instant.describe('When the till began.'),
    closed_at: closedAt,
    closed_by: who.describe('Who closed it.'),
    entries,
    cash_taken: taken,
    cash_given_back: givenBack,
    expected_cash: signedMoney('332.00', 'What should have been in the drawer.'),
    counted_cash: money.describe('What was in the drawer.'),
    difference: signedMoney('-10.00', 'Counted less expected: below zero, cash was short.'),
    note: text('', 'What who closed it wrote; empty: nothing.'),
  })
  .meta({ id: 'TillClosing', description: 'One closing of the till. Nothing changes it later.' });

export const tillClosings = officeList('TillClosings', tillClosing);

export const tillClosingQuery = officeQuery(['closed_at'], {}).meta({
  id: 'TillClosingFilters',
  description: 'Newest closing first. The front desk sees its own.',
});

export const closeTillBody = z
  .object({
    since: z.iso
      .datetime({ offset: true, error: 'Send when this till began, as it was shown.' })
      .meta({ examples: ['2026-03-13T21:52:00-04:00'], description: 'As the till was shown.' }),
    counted_cash: amountText.meta({
      examples: ['322.00'],
      description: 'What is in the drawer, without its float; 0 or more.',
    }),
    note: shortNote
      .meta({ examples: ['Gave $10 too much change.'], description: 'Stays with the closing.' })
      .optional(),
  })
  .meta({
    id: 'CloseTillRequest',
    description: 'The cash that was counted.',
    examples: [{ since: '2026-03-13T21:52:00-04:00', counted_cash: '322.00' }],
  });
