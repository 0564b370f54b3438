import type { contactForm } from '@detroit-well/validation';
import type * as z from 'zod/mini';

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
  // None is chosen yet.
  topic: '' as ContactMessage['topic'],
  text: '',
  turnstile_token: '',
};
