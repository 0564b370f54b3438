import * as z from 'zod';
import { boolean, day, inputDay, publicId, text } from '../primitives.ts';
import { membership } from '../profile.ts';
import { line, neededReason, ofId, reason } from './lists.ts';

/** The states of a membership. Those after `paused` are final. */
export const membershipStates = ['pending', 'active', 'past_due', 'paused', 'cancelled', 'expired'] as const;

/** Where a membership comes from. */
export const membershipSources = ['granted', 'bought'] as const;

const firstDay = 'The first day.';
const forTheTeam = 'Why. Only the team reads it.';

const chosenDay = inputDay('Choose a day.');

const pauseDay = (example: string, description: string) =>
  chosenDay.meta({ examples: [example], description });

/** The days of a pause. */
export const pauseDays = {
  from: pauseDay(
    '2026-03-10',
    'The first day without billing and member rate: not in the past, and at the latest the day of the next payment.',
  ),
  until: pauseDay(
    '2026-04-10',
    'The first day with both again: at least 14 days and at most three months later.',
  ),
};

/** What only a bought membership has. */
export const ofBought = {
  next_payment_on: day.nullable().meta({
    description: 'When the next payment is charged; `null`: none is.',
    examples: [null],
  }),
  pause_from: day
    .nullable()
    .meta({ description: 'The first day of a pause; `null` without one.', examples: [null] }),
  pause_until: day
    .nullable()
    .meta({ description: 'The first day after a pause; `null` without one.', examples: [null] }),
  can_pause: z.boolean().meta({ description: 'Whether it can be paused.', examples: [false] }),
};

export const officeMembership = z
  .object({
    id: publicId.describe('Id of the membership.'),
    tier: membership.shape.tier,
    state: z.enum(membershipStates).meta({
      description: '`pending` until its first day. `cancelled` and `expired` are final.',
      examples: ['active'],
    }),
    source: z
      .enum(membershipSources)
      .meta({ description: '`granted`: by the team. `bought`: by the person.', examples: ['granted'] }),
    start_date: day.describe(firstDay),
    end_date: day.nullable().meta({ description: 'The last day; `null`: no end.', examples: ['2026-12-31'] }),
    ...ofBought,
  })
  .meta({ id: 'OfficeMembership', description: 'A membership of a person, as the office sees it.' });

export const officePersonMembership = z
  .object({
    id: officeMembership.shape.id,
    tier: text('Standard', 'Name of the tier.'),
    start_date: day.describe('First day.'),
    end_date: day.nullable().describe('Last day; `null` without an end.'),
    is_active: boolean(true, 'Whether it is live today.'),
    state: officeMembership.shape.state,
    source: officeMembership.shape.source,
    ...ofBought,
  })
  .meta({ id: 'OfficePersonMembership', description: 'A membership of a person.' });

export const grantMembershipBody = z
  .object({
    tier: line(60, 'Standard', 'What it is called. Give this, or the plan.').optional(),
    plan_id: ofId(
      'plan-standard-month',
      'Id of a plan of memberships, whose name it then has. Nothing is charged.',
    ),
    start_date: chosenDay.meta({ examples: ['2026-03-02'], description: firstDay }),
    end_date: chosenDay
      .nullable()
      .meta({ description: 'The last day; `null` or absent: no end.', examples: ['2026-12-31'] })
      .optional(),
    reason: reason('Paid in cash.', forTheTeam),
  })
  .meta({
    id: 'GrantMembershipRequest',
    description: 'A membership for a person who has none.',
    examples: [{ tier: 'Standard', start_date: '2026-03-02', reason: 'Paid at the desk.' }],
  });

export const endMembershipBody = z
  .object({
    reason: neededReason('Moved away.', forTheTeam),
  })
  .meta({
    id: 'EndMembershipRequest',
    description: 'Why a membership ends.',
    examples: [{ reason: 'Moved away.' }],
  });

const pauseReason = neededReason('Broke an ankle.', forTheTeam);

export const officePauseBody = z.object({ ...pauseDays, reason: pauseReason }).meta({
  id: 'OfficePauseMembershipRequest',
  description: 'When a membership rests, and why.',
  examples: [{ from: '2026-03-10', until: '2026-04-10', reason: 'Broke an ankle.' }],
});

export const officeResumeBody = z.object({ reason: neededReason('Is well again.', forTheTeam) }).meta({
  id: 'OfficeResumeMembershipRequest',
  description: 'Why a pause ends.',
  examples: [{ reason: 'Is well again.' }],
});
