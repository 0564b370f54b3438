import { messages } from '../messages.ts';
import { caps, requiredField } from './text.ts';

/** The token of the human check. */
export const verificationTokenField = requiredField(messages.verificationRequired, caps.token);
