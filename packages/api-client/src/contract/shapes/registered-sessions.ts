import * as z from 'zod';
import { instant, money, paging, publicId } from './atoms.ts';
import { registration } from './registrations.ts';
import { session } from './sessions.ts';

/** A session somebody is registered for, with that registration. */
export const registeredSession = session.extend({ registration });

/** One line of the ledger: money taken or given back. */
export const ledgerLine = z.object({
  kind: z.enum(['charge', 'refund']),
  amount: money,
  created_at: instant,
  status: z.enum(['pending', 'succeeded', 'failed']),
});

export const registeredSessionDetail = session.extend({
  registration: registration.extend({
    payments: z.array(ledgerLine),
    cancellation: z.object({
      can_cancel: z.boolean(),
      refund_amount: money,
      refund_deadline: instant,
    }),
  }),
});

export const update = z.object({
  public_id: publicId,
  title: z.string(),
  body: z.string(),
  created_at: instant,
  read: z.boolean(),
});

/** The newest messages; with `before`, those that stand above that one. */
export const messagePage = z.object({ limit: paging.limit, before: publicId.optional() });

/** `sender` is the registration or the coach that speaks, never an account. */
export const sessionMessage = z.object({
  public_id: publicId,
  sender: publicId,
  sender_name: z.string(),
  message: z.string(),
  created_at: instant,
  is_mine: z.boolean(),
});

/** First name and initial, no more (Decision 4). */
export const participant = z.object({
  public_id: publicId,
  name: z.string(),
  avatar: z.string().nullable(),
  is_coach: z.boolean(),
});

export const material = z.object({
  public_id: publicId,
  title: z.string(),
  file_name: z.string(),
  content_type: z.string(),
  size_bytes: z.number().int(),
});

/** `google` and `outlook` answer this; `ics` answers text/calendar as it is. */
export const calendarLink = z.object({ url: z.string() });
export const calendar = z.union([calendarLink, z.string()]);

export type RegisteredSession = z.infer<typeof registeredSession>;
export type RegisteredSessionDetail = z.infer<typeof registeredSessionDetail>;
export type LedgerLine = z.infer<typeof ledgerLine>;
export type SessionUpdate = z.infer<typeof update>;
export type SessionMessage = z.infer<typeof sessionMessage>;
export type Participant = z.infer<typeof participant>;
export type Material = z.infer<typeof material>;
