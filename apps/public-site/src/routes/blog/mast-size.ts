/** The average character width of The Standard's masthead in em, and the narrowest title that may fill the page. */
const characterWidthEm = 0.447;
const minCharacters = 12;

/** The approximate width of the title in em, so that the style can scale it to the width of the page. */
export function mastSize(title: string): number {
  return Math.max(Array.from(title).length, minCharacters) * characterWidthEm;
}
