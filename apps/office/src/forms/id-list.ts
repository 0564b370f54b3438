/** The ids of a text such as `a,b`, as a form holds several choices. */
export const idsOf = (text: string): string[] => text.split(',').filter(Boolean);
