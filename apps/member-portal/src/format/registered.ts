/** The message after a registration, the same on every screen. */
export const registeredText = { title: 'Your spot is booked.', link: 'View your registration' } as const;
