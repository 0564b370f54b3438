import * as z from 'zod';
import { day, publicId } from '../primitives.ts';
import { membership } from '../profile.ts';
import { line, neededReason, ofId, reason } from './lists.ts';

/** The states of a membership. Those after `paused` are final. */
export const membershipStates = ['pending', 'active', 'past_due', 'paused', 'cancelled', 'expired'] as const;

/** Where a membership comes from. */
export const membershipSources = ['granted', 'bought'] as const;

const firstDay = 'The first day.';
const forTheTeam = 'Why. Only the team reads it.';

const chosenDay = z.iso.date({ error: 'Choose a day.' });

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
  })
  .meta({ id: 'OfficeMembership', description: 'A membership of a person, as the office sees it.' });

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
