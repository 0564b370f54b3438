/** A picture as a form has it. */
export interface PictureValue {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** What is there without a picture. */
export const drawnBySite = 'No picture yet. The site draws one.';

export const altLabel = 'What the picture shows';
export const altHint = 'Read to people who do not see it.';
