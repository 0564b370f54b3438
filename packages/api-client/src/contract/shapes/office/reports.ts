import * as z from 'zod';
import { count, money, text } from '../primitives.ts';
import { ofDays, officeList, officeQuery } from './lists.ts';
import { moneyOfDay } from './payments.ts';

const days = 'The last 12 weeks without days, at most 366 days.';

export const moneyReportQuery = officeQuery(['day'], {
  by: z
    .enum(['day', 'program', 'plan', 'kind'])
    .optional()
    .meta({
      description:
        'What a row adds up; a day without it. `program`: of sessions. `plan`: memberships and passes. `kind`: what was paid for.',
      examples: ['program'],
    }),
  ...ofDays,
}).meta({
  id: 'MoneyReportFilters',
  description: days,
});

export const moneyDay = z
  .object({
    id: text('2026-03-14', 'The day, or the id of the program or plan, or the kind.'),
    name: text('2026-03-14', 'The day, what the program or plan is called, or the kind.'),
    ...moneyOfDay,
    failed: count(1, 'Payments by card that failed on this day.'),
    failed_amount: money.describe('What those payments would have brought.'),
  })
  .meta({
    id: 'MoneyReportDay',
    description: 'The money of one day in Detroit, of one program, plan or kind.',
  });

export const moneyReport = officeList('MoneyReport', moneyDay);

export const payoutReportQuery = officeQuery(['day'], ofDays).meta({
  id: 'PayoutReportFilters',
  description: 'The days on which payouts arrive. ' + days,
});

export const payout = z
  .object({
    id: text('stripe:po_1', 'The provider and its id of the payout.'),
    arrives_on: text('2026-03-16', 'The day on which the bank has it.'),
    status: z
      .enum(['on_its_way', 'paid', 'failed'])
      .meta({ description: 'As the provider last said.', examples: ['paid'] }),
    amount: money.describe('What goes to the bank account.'),
    withdrawn: money.describe('What was taken from the bank account instead.'),
    charges: money.describe('Payments by card in it.'),
    refunds: money.describe('Refunds to cards in it.'),
    fees: money.describe('What the provider kept.'),
    added: money.describe('Anything else that was added, such as a dispute that was won.'),
    withheld: money.describe('Anything else that was taken off, such as a dispute.'),
    missing: count(0, 'Payments and refunds in it that the ledger does not have.'),
  })
  .meta({
    id: 'PayoutReportEntry',
    description:
      'A payout of the provider. `amount` less `withdrawn` is `charges` less `refunds` and `fees`, with `added` and without `withheld`.',
  });

export const payoutReport = officeList('PayoutReport', payout);

export const slotReportQuery = officeQuery(['slot', 'taken', 'waited'], ofDays).meta({
  id: 'SlotReportFilters',
  description: days,
});

export const slot = z
  .object({
    id: text('2-18:30-roll', 'Weekday, time and program.'),
    weekday: count(2, 'Day of the week of the start in Detroit, from 1 for Monday to 7.'),
    time: text('18:30', 'Start in Detroit.'),
    program_id: text('roll'),
    program_title: text('Rhythm & Glide'),
    sessions: count(12, 'Sessions that started, without those that were cancelled.'),
    places: count(192, 'Places of those sessions that have a capacity.'),
    taken: count(169, 'Confirmed registrations in those places.'),
    waited: count(8, 'People who joined the waitlist of one of the sessions, once for each session.'),
    served: count(5, 'Those of them who got a place from it.'),
  })
  .meta({ id: 'SlotReportEntry', description: 'How full one program was at one time of the week.' });

export const slotReport = officeList('SlotReport', slot);

export const coachReportQuery = officeQuery(['name', 'hours'], ofDays).meta({
  id: 'CoachReportFilters',
  description: days,
});

export const coachReportEntry = z
  .object({
    id: text('coach', 'Id of the coach who led.'),
    name: text('Dre Fulton', 'Name of the coach.'),
    meetings: count(24, 'Meetings that started, without those of cancelled sessions.'),
    hours: z
      .number()
      .meta({ examples: [36], description: 'How long those meetings last together, in hours.' }),
  })
  .meta({ id: 'CoachReportEntry', description: 'The hours that one coach led.' });

export const coachReport = officeList('CoachReport', coachReportEntry);

export const retentionReportQuery = officeQuery(['month'], ofDays).meta({
  id: 'RetentionReportFilters',
  description: 'The days of first visits. ' + days,
});

export const retentionMonth = z
  .object({
    id: text('2026-03', 'The month.'),
    people: count(24, 'People whose first visit was in this month.'),
    second: count(18, 'Those of them who came a second time, until now.'),
    third: count(12, 'Those of them who came a third time, until now.'),
    away: count(6, 'Those of them whose last visit was more than 21 days ago.'),
  })
  .meta({
    id: 'RetentionReportMonth',
    description: 'What became of the people of one month of first visits.',
  });

export const retentionReport = officeList('RetentionReport', retentionMonth);
