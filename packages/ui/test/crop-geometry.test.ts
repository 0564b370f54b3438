import { describe, expect, it } from 'vitest';
import {
  centeredCrop,
  cropSquare,
  moveCrop,
  pictureBox,
  zoomCrop,
} from '../src/components/cropper/crop-geometry.ts';

const landscape = { width: 600, height: 400 };
const centered = centeredCrop(landscape);

describe('the crop of a picture', () => {
  it('starts as the largest square in the center', () => {
    expect(cropSquare(landscape, centered)).toEqual({ x: 100, y: 0, side: 400 });
    expect(cropSquare({ width: 300, height: 900 }, centeredCrop({ width: 300, height: 900 }))).toEqual({
      x: 0,
      y: 300,
      side: 300,
    });
  });

  it.each([
    ['right', 50, 0, { x: 150, y: 0 }],
    ['past the right edge', 5_000, 0, { x: 200, y: 0 }],
    ['past the left edge', -5_000, 0, { x: 0, y: 0 }],
    ['down, where there is no space', 0, 30, { x: 100, y: 0 }],
  ])('moves %s', (_way, dx, dy, corner) => {
    expect(cropSquare(landscape, moveCrop(landscape, centered, dx, dy))).toEqual({ ...corner, side: 400 });
  });

  it.each([
    [2, 2],
    [0.5, 1],
    [9, 3],
  ])('limits a zoom of %s to %s', (requested, zoom) => {
    const zoomed = zoomCrop(landscape, centered, requested);
    expect(zoomed.zoom).toBe(zoom);
    expect(cropSquare(landscape, zoomed).side).toBeCloseTo(400 / zoom);
  });

  it('stays inside the picture when zooming out at an edge', () => {
    const corner = moveCrop(landscape, zoomCrop(landscape, centered, 2), 1_000, 1_000);
    expect(cropSquare(landscape, corner)).toEqual({ x: 400, y: 200, side: 200 });
    expect(cropSquare(landscape, zoomCrop(landscape, corner, 1))).toEqual({ x: 200, y: 0, side: 400 });
  });

  it('fills a preview with exactly the content of the ring', () => {
    const { left, top, width, height } = pictureBox(landscape, centered, 1);
    expect({ left, top, width, height }).toEqual({ left: -25, top: 0, width: 150, height: 100 });
  });
});
