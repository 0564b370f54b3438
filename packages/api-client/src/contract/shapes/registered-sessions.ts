import * as z from 'zod';
import {
  boolean,
  count,
  imageUrl,
  instant,
  money,
  otherwise,
  paging,
  publicId,
  record,
  shownMessage,
  text,
  textOrNull,
} from './primitives.ts';
import { messages } from '@detroit-well/validation/messages';
import {
  canCancel,
  feedback,
  instalment,
  partAmount,
  payment,
  refundDeadline,
  refundTo,
  registration,
} from './registrations.ts';
import { session } from './sessions.ts';

/** A session together with the member's registration. */
export const registeredSession = session
  .extend({ registration })
  .meta({ id: 'RegisteredSession', description: "A session with the caller's registration." });

/** One ledger entry: a charge or a refund. */
export const ledgerLine = record('LedgerEntry', 'One charge or refund.', {
  public_id: publicId.describe('Of a charge that succeeded, the id of its receipt.'),
  kind: otherwise(z.enum(['charge', 'refund']), 'charge').describe('`refund` gives money back.'),
  method: otherwise(z.enum(['card', 'cash', 'credit', 'complimentary', 'pass', 'included']), 'card').describe(
    '`credit` is studio credit, `pass` a credit of a pass, `included` a session of the membership, and nothing is paid for `complimentary`.',
  ),
  amount: money,
  created_at: instant,
  status: otherwise(z.enum(['succeeded', 'pending', 'failed']), 'pending').describe(
    '`pending`: the provider has not yet told the outcome.',
  ),
});

export const registrationDetail = record(
  'RegistrationDetail',
  'A registration with its payments, its refund preview and the feedback given.',
  {
    ...registration.shape,
    payments: z.array(ledgerLine).describe('All charges and refunds, oldest first.'),
    cancellation: z
      .object({
        can_cancel: canCancel,
        refund_amount: money,
        refund_deadline: refundDeadline,
      })
      .describe('Whether the member can cancel, and what that returns.'),
    feedback: feedback.nullable().describe('The feedback of the caller; null until it is given.'),
  },
);

export const registeredSessionDetail = session.extend({ registration: registrationDetail }).meta({
  id: 'RegisteredSessionDetail',
  description: "A session with the details of the caller's registration.",
});

/** Why a date cannot be chosen, by the code of the problem that the move would have. */
const blockedBy = textOrNull(
  null,
  'Why a move to this date is not possible now, as the code of its problem, such as `session_full`; otherwise `null`.',
);

export const moveDate = record('MoveDate', 'Another date of the program, and what moving there costs.', {
  session: session.describe("The session; `price` is the caller's price."),
  due_now: money.meta({ examples: ['0.00'], description: 'Charged to a card when the registration moves.' }),
  refund_amount: money.meta({ examples: ['0.00'], description: 'Goes back the way it was paid.' }),
  refund_parts: z
    .array(z.object({ to: refundTo, amount: partAmount }))
    .describe('The refund by where it goes.'),
  instalments: z.array(instalment).describe('The payments that stay open after the move.'),
  blocked_by: blockedBy,
});

export const moveOptions = record('MoveOptions', 'The dates to which a registration can move.', {
  can_move: boolean(true, 'Whether the registration can move at all.'),
  reason: textOrNull(null, 'Why it cannot move, as a sentence for a person; `null` if it can.'),
  move_deadline: instant.describe(
    'Moving is possible until this instant: the last one that refunds everything.',
  ),
  dates: z.array(moveDate).describe('The other upcoming sessions of the program, soonest first.'),
});

export const moveBody = z
  .object({
    session_id: z.string().min(1).max(64).describe('Public id of the other session.'),
    amount: money.describe(
      'The price of the other session as the person saw it. Another one is `price_changed`.',
    ),
    due_now: money.describe('The charge as the person saw it. Another one is `price_changed`.'),
    payment_method_id: z
      .string()
      .min(1, messages.paymentMethodRequired)
      .describe('Needed if anything is due now.')
      .optional(),
    save_payment_method: z.boolean().default(false),
  })
  .meta({
    id: 'MoveRequest',
    description: 'A move to another date, with the amounts that the person saw.',
    examples: [
      {
        session_id: 'ses_rhythm-and-glide-0321',
        amount: '87.00',
        due_now: '12.00',
        payment_method_id: 'pm_1c9e',
      },
    ],
  });

/** 202 when the card requires payment authentication: `registration` is then the held seat of the new date. */
export const moveResult = record('MoveResult', 'A registration after it moved to another date.', {
  registration,
  payment: payment.nullable().describe('`null` where nothing was charged.'),
  refund_amount: money.meta({ examples: ['0.00'], description: 'What goes back to the card.' }),
  message: shownMessage('You moved to Saturday, March 21.'),
});

export const update = record('SessionUpdate', 'News about a session.', {
  public_id: publicId,
  title: text('Bring wrist guards'),
  body: text('You can borrow them at the desk.', 'The news in plain text.'),
  created_at: instant,
  read: boolean(false, 'Whether the caller has read it.'),
});

/** The newest messages; with `before`, the messages before that one. */
export const messagePage = z
  .object({
    limit: paging.limit,
    before: publicId.describe('Public id of a message: return those above it.').optional(),
  })
  .meta({ description: 'Which messages to list: the newest, or those before one.' });

/** `sender` is the registration or the coach that sent the message, never an account. */
export const sessionMessage = record(
  'SessionMessage',
  'A message between the people of a session and its coach.',
  {
    public_id: publicId,
    sender: publicId.describe('The registration or the coach that wrote, never an account.'),
    sender_name: text('Renee O.'),
    message: text('See you at six.'),
    created_at: instant,
    is_mine: boolean(false, 'Whether the caller wrote the message.'),
  },
);

/** Only first name and initial (SPEC-B 11). */
export const participant = record(
  'Participant',
  'Another participant of a session, by first name and initial.',
  {
    public_id: publicId,
    name: text('Josephine B.', 'First name and initial.'),
    avatar: imageUrl('URL of a square picture; `null` without one.'),
    is_coach: boolean(false),
  },
);

export const material = record('Material', 'A file of a session.', {
  public_id: publicId,
  title: text('Warm-up sheet'),
  file_name: text('warm-up.pdf', 'Name to save the file under.'),
  content_type: text('application/pdf', 'Media type of the file.'),
  size_bytes: count(48_210, 'Size of the file in bytes.'),
});

/** The response for `google` and `outlook`; `ics` returns text/calendar. */
export const calendarLink = z
  .object({
    url: text(
      'https://calendar.google.com/calendar/render?action=TEMPLATE',
      'Opens the calendar with the session filled in.',
    ),
  })
  .meta({ id: 'CalendarLink', description: 'A link that adds the session to a calendar.' });
export const calendarEntry = z
  .object({
    url: textOrNull(null, 'For `google` and `outlook`: the page that adds the session.'),
    ics: textOrNull(null, 'For `ics`: the text of the file.'),
  })
  .meta({ description: 'A session for a calendar: a link or a file.' });
export const calendar = z.union([calendarLink, z.string()]);
