/** Forward lean of every line in degrees: the angle of the double slash (design rule: no other diagonal exists). */
export const leanDegrees = 20;

/** Horizontal shift of a leaning line per unit of height. */
export const leanTangent = Math.tan((leanDegrees * Math.PI) / 180);

/** The four inks. The ground, the paper that the picture is printed on, is one of them too. */
export const inks = {
  ink: '#0C0D10',
  bone: '#F1EDE4',
  maple: '#E3A04A',
  signal: '#FF3B1F',
} as const;

export type Ink = keyof typeof inks;
export type Ground = Ink;
