import * as z from 'zod/mini';
import { yesOrNoField } from '../fields/consent.ts';
import { caps, requiredField } from '../fields/text.ts';
import { atField } from '../fields/whole-form.ts';
import { messages } from '../messages.ts';

interface NotifyChoices {
  readonly notify_email: boolean;
  readonly notify_sms: boolean;
}

const hasChannel = ({ notify_email, notify_sms }: NotifyChoices): boolean => notify_email || notify_sms;
const atLeastOne = atField('notify_email', messages.notificationRequired);

/** Joining a waitlist: email defaults to on, SMS to off; at least one is required (SPEC-A 5). */
export const waitlistForm = z
  .object({
    session_id: requiredField(messages.sessionIdRequired, caps.id),
    notify_email: z._default(yesOrNoField, true),
    notify_sms: z._default(yesOrNoField, false),
  })
  .check(z.refine(hasChannel, atLeastOne));

/** Changing how a waiting member is notified: both choices together, at least one of them on (SPEC-A 5). */
export const waitlistNotifyForm = z
  .object({ notify_email: yesOrNoField, notify_sms: yesOrNoField })
  .check(z.refine(hasChannel, atLeastOne));
