import * as z from 'zod';
import { caps, optionalField, requiredField } from '../fields/text.ts';
import { messages } from '../messages.ts';

/** A message of a coach to a session, or of somebody registered to its coach. */
export const messageForm = z.object({ message: requiredField(messages.messageRequired, caps.message) });

/** Why a registration is cancelled; nobody has to say. */
export const cancelForm = z.object({ reason: optionalField(caps.note) });
