import { messages } from '../messages.ts';
import { caps, requiredField } from './text.ts';

/** The human check token. */
export const verificationTokenField = requiredField(messages.verificationRequired, caps.token);
