import { constants } from '@detroit-well/config/constants';

/** Where everything stands on a share picture, in pixels. */
export const size = constants.socialImagePx;

/** The picture fills the right edge; the plate with the text covers its left third. */
export const art = { x: 560, y: 0, width: 640, height: 630 } as const;

export const left = 56;
export const lockup = { baseline: 76, size: 40 } as const;
export const titleTop = 124;
/** Bottom edge of the date and of the two lines beside it. */
export const footBottom = 586;

/** Horizontal run of the lean per pixel of rise: 20 degrees from the vertical. */
const run = Math.tan((20 * Math.PI) / 180);
const cutAtMiddle = 829;

/** The x of the cut between plate and picture at a height. */
export const cutAt = (y: number): number => cutAtMiddle - (y - size.height / 2) * run;

/** Room between text and cut. */
const clearance = 22;

/** The width a line may have whose lower edge is at `bottom`: it never goes under the cut. */
export const roomAt = (bottom: number): number => cutAt(bottom) - clearance - left;

/** The plate as a polygon. */
export const platePoints = (): string =>
  `0,0 ${cutAt(0)},0 ${cutAt(size.height)},${size.height} 0,${size.height}`;
