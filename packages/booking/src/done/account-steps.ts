import type { TodoItem } from '@detroit-well/ui/patterns/todo-list';

/** The end of a purchase that also made an account: confirm the email address. */
export const confirmEmail = (email: string): TodoItem => ({
  title: 'Confirm your email',
  text: `We sent a link to ${email}.`,
});

export const withPassword = 'With the password you chose';
export const signInToDashboard = 'Sign In to your dashboard';
