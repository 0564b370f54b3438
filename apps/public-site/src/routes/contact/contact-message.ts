import { contactTopics } from '@detroit-well/config/studio';
import type { contactForm } from '@detroit-well/validation';
import type * as z from 'zod';

/** The values of the form; its token is empty. */
export type ContactMessage = z.output<typeof contactForm>;

export interface SentMessage {
  readonly message: ContactMessage;
  /** ISO. */
  readonly receivedAt: string;
}

export const emptyMessage: ContactMessage = {
  name: '',
  email: '',
  topic: contactTopics[0].value,
  text: '',
  turnstile_token: '',
};
