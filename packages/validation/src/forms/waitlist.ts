import * as z from 'zod';
import { yesOrNoField } from '../fields/consent.ts';
import { caps, requiredField } from '../fields/text.ts';
import { atField } from '../fields/whole-form.ts';
import { messages } from '../messages.ts';

/** Joining a waitlist: email on, SMS off, and at least one of them (Spec A 5). */
export const waitlistForm = z
  .object({
    session_id: requiredField(messages.sessionIdRequired, caps.id),
    notify_email: yesOrNoField.default(true),
    notify_sms: yesOrNoField.default(false),
  })
  .refine(
    ({ notify_email, notify_sms }) => notify_email || notify_sms,
    atField('notify_email', messages.notificationRequired),
  );
