/** A text of times whose AM and PM stay on the line of their time. */
export const unbroken = (text: string): string => text.replaceAll(/ (?=[AP]M\b)/g, '\u{A0}');
