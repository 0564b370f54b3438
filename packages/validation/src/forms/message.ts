import * as z from 'zod/mini';
import { caps, optionalField, requiredField } from '../fields/text.ts';
import { messages } from '../messages.ts';
import { cleanText } from '../text/clean-text.ts';

/** A message from a coach to a session, or from a registered member to the coach. */
export const messageForm = z.object({
  message: requiredField(messages.messageRequired, caps.message, cleanText),
});

/** An optional reason for cancelling a registration. */
export const cancelForm = z.object({ reason: optionalField(caps.note, cleanText) });
