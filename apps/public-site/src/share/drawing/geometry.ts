import * as constants from '@detroit-well/config/constants';

/** The layout of a share picture, in pixels. */
export const size = constants.socialImagePx;

/** The picture fills the right edge; the text panel covers its left third. */
export const art = { x: 560, y: 0, width: 640, height: 630 } as const;

export const left = 56;
export const lockup = { baseline: 76, size: 40 } as const;
export const titleTop = 124;
/** Bottom edge of the date and of the two lines beside it. */
export const footBottom = 586;

/** Horizontal offset of the slant per pixel of height: 20 degrees from the vertical. */
const run = Math.tan((20 * Math.PI) / 180);
const cutAtMiddle = 829;

/** The x coordinate of the cut between panel and picture at a given height. */
export const cutAt = (y: number): number => cutAtMiddle - (y - size.height / 2) * run;

/** Space between text and cut. */
const clearance = 22;

/** The maximum width of a line whose lower edge is at `bottom`, so that it never crosses the cut. */
export const roomAt = (bottom: number): number => cutAt(bottom) - clearance - left;

/** The text panel as a polygon. */
export const platePoints = (): string =>
  `0,0 ${cutAt(0)},0 ${cutAt(size.height)},${size.height} 0,${size.height}`;
