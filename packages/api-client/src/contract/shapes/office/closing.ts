import * as z from 'zod';
import { count, money } from '../primitives.ts';
import { line } from './lists.ts';

const closeExample = 'Asked for it at the desk.';

export const closePreview = z
  .object({
    registrations_count: count(2, 'Coming registrations that are cancelled.'),
    waiting_count: count(0, 'Waitlists that the person leaves.'),
    refund_total: money.describe('What goes back to cards and in cash, by the policy of each registration.'),
    dropped_total: money.describe('What nobody has to pay any more.'),
    forfeited_credit: money.describe(
      'Studio credit that is lost with the account, with what cancelled registrations give back as credit.',
    ),
  })
  .meta({ id: 'ClosePersonPreview', description: 'What closing the account does now.' });

export const closeBody = z.object({ reason: line(200, closeExample, 'Why, for the audit log.') }).meta({
  id: 'ClosePersonRequest',
  description: 'Why the account is closed.',
  examples: [{ reason: closeExample }],
});
