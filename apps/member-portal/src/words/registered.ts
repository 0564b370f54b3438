/** What whoever has just registered is told, wherever they are. */
export const registeredWords = { title: 'You are on the list.', link: 'View your registration' } as const;
