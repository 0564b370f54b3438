/** The name of a coach after the full name: `Renée`. */
export const firstName = ({ name }: { readonly name: string }): string => name.split(/\s+/)[0] ?? name;
