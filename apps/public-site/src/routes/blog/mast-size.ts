/** Widths of The Standard's masthead letters in em, on average, and the narrowest title that may fill the page. */
const letterEm = 0.447;
const fewestLetters = 12;

/** About how many em wide the title is, so that the style can set it as large as the page is wide. */
export function mastSize(title: string): number {
  return Math.max(Array.from(title).length, fewestLetters) * letterEm;
}
