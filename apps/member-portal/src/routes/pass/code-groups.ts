/** `K7QM F2D5 TR4X`: a code as people read it aloud. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? code;
