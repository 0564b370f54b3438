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
  text,
  textOrNull,
} from './primitives.ts';
import { canCancel, feedback, refundDeadline, registration } from './registrations.ts';
import { session } from './sessions.ts';

/** A session together with the member's registration. */
export const registeredSession = session
  .extend({ registration })
  .meta({ id: 'RegisteredSession', description: "A session with the caller's registration." });

/** One ledger entry: a charge or a refund. */
export const ledgerLine = record('LedgerEntry', 'One charge or refund.', {
  kind: otherwise(z.enum(['charge', 'refund']), 'charge').describe('`refund` goes back to the card.'),
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

/** The same with its payments, the refund of a cancellation and the feedback given. */
/** One charge or refund. */
/** An update about a session, and whether the member has read it. */
/** A message between the people of a session and its coach. */
/** Another participant: first name and initial. */
/** A file of a session. `size_bytes` is in bytes. */
