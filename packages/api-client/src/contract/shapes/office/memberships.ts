import * as z from 'zod';
import { boolean, day, inputDay, money, publicId, text, textOrNull } from '../primitives.ts';
import { changeTo, seenAmount } from '../plan-changes.ts';
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

/** What later payments of a membership cost. */
export const laterPrices = {
  next_amount: money
    .nullable()
    .meta({ description: 'What the next payment costs; `null`: none is charged.', examples: ['49.00'] }),
  price_changes_on: day.nullable().meta({
    description: 'The first payment that costs `new_price`; `null`: no other price was announced.',
    examples: ['2026-05-14'],
  }),
  new_price: money.nullable().meta({
    description: 'The price that was announced; `null`: none was.',
    examples: ['54.00'],
  }),
};

/** What `renews` says. */
export const renewsText =
  'Whether a card is charged for the next period. One that was paid otherwise ends with what is paid, until a card is stored.';

/** What a promo code takes off. */
const promoLeft = z.object({
  percent_off: z
    .int()
    .nullable()
    .meta({ description: 'Percent of each payment; `null`: it takes off an amount.', examples: [30] }),
  amount_off: money
    .nullable()
    .meta({ description: 'Of each payment; `null`: it takes off a percentage.', examples: [null] }),
  payments_left: z
    .int()
    .nullable()
    .meta({ description: 'How many payments it still lowers; `null`: all of them.', examples: [2] }),
});

/** What only a bought membership has. */
export const ofBought = {
  next_payment_on: day.nullable().meta({
    description: 'When the next payment is charged; `null`: none is.',
    examples: [null],
  }),
  ...laterPrices,
  renews: z.boolean().meta({ description: renewsText, examples: [false] }),
  pause_from: day
    .nullable()
    .meta({ description: 'The first day of a pause; `null` without one.', examples: [null] }),
  pause_until: day
    .nullable()
    .meta({ description: 'The first day after a pause; `null` without one.', examples: [null] }),
  plan_id: textOrNull(null, 'The plan that was bought; `null` for a granted membership.'),
  promo: promoLeft.nullable().meta({
    description: 'What a promo code takes off its next payments; `null`: nothing.',
    examples: [null],
  }),
  can_change: z.boolean().meta({ description: 'Whether its plan can be changed now.', examples: [false] }),
  can_cancel: z.boolean().meta({
    description: 'Whether it renews, and can be cancelled for the end of what is paid.',
    examples: [false],
  }),
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

export const officeCancelBody = z.object({ reason: neededReason('Moves away.', forTheTeam) }).meta({
  id: 'OfficeCancelMembershipRequest',
  description: 'Why a membership ends with what is paid.',
  examples: [{ reason: 'Moves away.' }],
});

export const officePlanChangeBody = z
  .object({
    plan_id: changeTo,
    amount: seenAmount.describe('`due_now` of the preview, to which the person agreed.'),
    next_amount: seenAmount.describe('What it says about the next payment.'),
    reason: neededReason('Wants to pay by the year.', forTheTeam),
  })
  .meta({
    id: 'OfficePlanChangeRequest',
    description: 'Changes the plan for the person as the preview said, by the card of the membership.',
    examples: [
      {
        plan_id: 'plan-standard-year',
        amount: '441.00',
        next_amount: '490.00',
        reason: 'Pays by the year from now on.',
      },
    ],
  });
