/** Degrees every line leans forward: the angle of the double slash (design rule: no other diagonal exists). */
export const LEAN = 20;

/** Sideways run of a line per unit of rise. */
export const TAN = Math.tan((LEAN * Math.PI) / 180);

/** The four inks. A ground is one of them too: the paper the picture is printed on. */
export const INKS = {
  ink: '#0C0D10',
  bone: '#F1EDE4',
  maple: '#E3A04A',
  signal: '#FF3B1F',
} as const;

export type Ink = keyof typeof INKS;
export type Ground = Ink;
