/** The message after a registration, the same on every screen. */
export const registeredWords = { title: 'You are on the list.', link: 'View your registration' } as const;
