import * as z from 'zod';
import { boolean, count, day, instant, money, publicId, shownMessage, text } from '../primitives.ts';
import { problemTexts } from '../../definition/problem-texts.ts';
import { registration } from '../registrations.ts';
import { sessionTitle } from '../sessions.ts';
import { dollars, neededReason, reason } from './lists.ts';
import { sessionId, sessionStart } from './sessions.ts';

/** What the team may set aside, each by a permission of its own. */
export const overrideNames = ['waiver', 'capacity', 'price', 'policy'] as const;

const override = z.enum(overrideNames).meta({
  id: 'Override',
  description:
    '`waiver`: without a signature. `capacity`: beyond the places, or ahead of the waitlist. `price`: another price. `policy`: outside of the times for registering and moving, and refunds beyond the policy.',
  examples: ['capacity'],
});

const given = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .meta({ examples: ['session-open'] });

const setAside = z
  .array(override)
  .max(overrideNames.length)
  .meta({ examples: [[]] })
  .optional();

const why = reason('Called the desk.', 'Why. Overrides require it; only the team reads it.');

const dueOn = day
  .nullable()
  .meta({ description: 'When the next payment is due; `null`: nothing is.', examples: ['2026-03-09'] });

export const registrationId = publicId.describe('Id of the registration.');

export const officeRegistration = z
  .object({
    id: registrationId,
    session_id: sessionId,
    session_title: sessionTitle,
    start_datetime: sessionStart,
    end_datetime: instant.describe('When the session ends.'),
    status: registration.shape.status,
    payment_status: registration.shape.payment_status,
    price: money.describe('The full price.'),
    rate: registration.shape.rate,
    paid: money.describe('Charged so far.'),
    refunded: money.meta({ description: 'Refunded, or on its way back.', examples: ['0.00'] }),
    owed: money.describe('What the person still has to pay.'),
    due_on: dueOn,
  })
  .meta({ id: 'OfficeRegistration', description: 'A registration of a person, as the office sees it.' });

const hindrance = z
  .object({
    code: text('session_full', 'The problem that registering would have.'),
    message: shownMessage(problemTexts.sessionFull),
    override: override.nullable().describe('What sets it aside; `null`: nothing does.'),
  })
  .meta({ id: 'Hindrance', description: 'A rule that is in the way.' });
const hindrances = z.array(hindrance).describe('What is in the way, most important first.');

const target = z.object({ session_id: given }).meta({ examples: [{ session_id: 'session-open' }] });

export const registerPreviewBody = target.meta({
  id: 'PreviewRegistrationRequest',
  description: 'The session that a person would be registered for.',
});

export const registerPreview = z
  .object({
    session_id: sessionId,
    price: money.describe('The price for this person.'),
    rate: registration.shape.rate,
    due_on: dueOn,
    max_participants: z
      .number()
      .int()
      .nullable()
      .meta({ description: '`null`: unlimited.', examples: [12] }),
    booked_count: count(7, 'Spots that are taken, without one offered to this person.'),
    pass_credit: z
      .object({ expires_on: day.describe('Until when the credit pays.') })
      .nullable()
      .meta({ description: 'The credit of a pass that would pay; `null`: none.', examples: [null] }),
    included_session: z
      .object({
        left: count(3, 'How many are left in the month of the session.'),
        expires_on: day.describe('The last day of that month.'),
      })
      .nullable()
      .meta({
        description: 'The session of their membership that would pay; `null`: none.',
        examples: [null],
      }),
    has_offer: boolean(false, 'Whether a spot is offered to this person.'),
    hindrances,
  })
  .meta({ id: 'RegisterPreview', description: 'What registering a person means now.' });

export const registerPersonBody = z
  .object({
    session_id: given,
    amount: dollars(
      '60.00',
      'The price. Another one than the person’s own needs the override `price`.',
    ).optional(),
    use_pass: z
      .boolean()
      .meta({
        description: 'Pays with a credit of their passes, the one that ends first.',
        examples: [false],
      })
      .optional(),
    pass_id: z
      .string()
      .min(1)
      .max(64)
      .meta({ description: 'Pays with a credit of this pass of theirs.', examples: ['pass_5ab0'] })
      .optional(),
    use_included: z
      .boolean()
      .meta({ description: 'Pays with a session that their membership includes.', examples: [false] })
      .optional(),
    overrides: setAside,
    reason: why,
  })
  .meta({
    id: 'RegisterPersonRequest',
    description:
      'A registration for a person. The price is owed as a spot that is paid later, or a credit or an included session pays it.',
    examples: [{ session_id: 'session-open' }],
  });

export const cancelForPersonPreview = z
  .object({
    paid: money.describe('What the person paid and did not get back.'),
    member_refund: money.describe('What goes back when the person cancels, by their policy.'),
    business_refund: money.describe('What goes back when the studio cancels.'),
    refund_deadline: instant.describe('Until when the person gets everything back.'),
    owed: money.describe('What is no longer owed then.'),
  })
  .meta({ id: 'CancelForPersonPreview', description: 'What cancelling a registration gives back now.' });

export const cancelForPersonBody = z
  .object({
    reason: neededReason('Called in sick.', 'Why. The person reads it when the studio cancels.'),
    cancelled_by: z.enum(['member', 'business']).meta({
      description: '`member`: the policy decides what goes back. `business`: everything goes back.',
      examples: ['member'],
    }),
    overrides: z
      .array(z.literal('policy'))
      .max(1)
      .meta({ examples: [[]], description: '`policy` gives everything back to a member, too.' })
      .optional(),
  })
  .meta({
    id: 'CancelForPersonRequest',
    description: 'Cancels a registration for its person.',
    examples: [{ reason: 'Called in sick.', cancelled_by: 'member' }],
  });

export const movePreviewBody = target.meta({
  id: 'PreviewMoveRequest',
  description: 'The session that a registration would move to.',
});

export const movePreview = z
  .object({
    session_id: sessionId,
    price: money.describe('The price there for this person.'),
    rate: registration.shape.rate,
    refund: money.meta({ description: 'What goes back to the cards.', examples: ['0.00'] }),
    owed: money.describe('What is still to be paid after the move.'),
    due_on: dueOn,
    hindrances,
  })
  .meta({ id: 'MovePreview', description: 'What moving a registration means now.' });

export const moveForPersonBody = z
  .object({
    session_id: given,
    overrides: z
      .array(override.exclude(['price']))
      .max(3)
      .meta({ examples: [[]] })
      .optional(),
    reason: why,
  })
  .meta({
    id: 'MoveForPersonRequest',
    description:
      'Moves a registration to another date of its program. A higher price is owed, a lower one refunded.',
    examples: [{ session_id: 'session-open' }],
  });
