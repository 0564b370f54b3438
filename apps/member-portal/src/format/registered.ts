/** The message after a registration, the same on every screen. */
export const registeredText = { title: 'You are on the list.', link: 'View your registration' } as const;
