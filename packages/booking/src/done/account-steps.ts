import type { TodoItem } from '@detroit-well/ui/patterns/todo-list';

/** What the end of a purchase says to somebody whose account was made with it. */
export const confirmEmail = (email: string): TodoItem => ({
  title: 'Confirm your email',
  text: `We sent a link to ${email}.`,
});

export const withPassword = 'With the password you chose';
export const signInToDashboard = 'Sign In to your dashboard';
