/** A picture as a form has it. */
export interface PictureValue {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
}

export const altLabel = 'What the picture shows';
export const altHint = 'Read to people who do not see it.';
