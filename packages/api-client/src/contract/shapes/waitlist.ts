import * as z from 'zod';
import { instant, publicId } from './atoms.ts';

export const waitlistEntry = z.object({
  public_id: publicId,
  session_id: publicId,
  position: z.number().int(),
  estimated_wait_time: z.string().nullable(),
  notify_email: z.boolean(),
  notify_sms: z.boolean(),
  status: z.enum(['waiting', 'offered', 'accepted', 'expired', 'left']),
  /** While `offered`: until when the place is kept. */
  offer_expires_at: instant.nullable(),
  created_at: instant,
  on_waitlist: z.boolean(),
});

export type WaitlistEntry = z.infer<typeof waitlistEntry>;
