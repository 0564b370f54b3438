/** Sizes of the pictures of sessions, posts and coaches in pixels, with the screen pitch that suits their displayed size. */
export const pictureShapes = {
  /** Session card, 16:10, shown about 400 px wide. */
  card: { w: 640, h: 400, pitch: 8 },
  /** Header of a session page, across the whole window. */
  hero: { w: 1440, h: 440, pitch: 9 },
  /** The same header on a phone. */
  'hero-narrow': { w: 780, h: 560, pitch: 10 },
  /** The three crops on the post grid of The Standard, shown about 320 px wide. */
  'post-wide': { w: 520, h: 400, pitch: 8 },
  'post-square': { w: 520, h: 520, pitch: 8 },
  'post-tall': { w: 520, h: 640, pitch: 8 },
  /** Half of a split picture, up to 780 px wide. */
  'post-half': { w: 780, h: 560, pitch: 8 },
  /** Header of an article. */
  'post-hero': { w: 1440, h: 620, pitch: 11 },
  /** A coach's page. */
  portrait: { w: 900, h: 1000, pitch: 9 },
  /** The same beside a name, up to 330 px wide. */
  'portrait-small': { w: 450, h: 500, pitch: 8 },
  /** Right half of a share picture. A slanted plate covers its left third. */
  share: { w: 640, h: 630, pitch: 9 },
} as const;

export type ShapeName = keyof typeof pictureShapes;

/** The shapes that each kind can be requested in. */
export const shapesOf = {
  session: ['card', 'hero', 'hero-narrow', 'share'],
  post: ['post-wide', 'post-square', 'post-tall', 'post-half', 'post-hero', 'share'],
  coach: ['portrait', 'portrait-small', 'share'],
} as const satisfies Record<string, readonly ShapeName[]>;

export type Kind = keyof typeof shapesOf;
