/** On the screen that deletes the account, and on the sign-in page that follows. */
export const accountDeleted = 'The account is gone.';
