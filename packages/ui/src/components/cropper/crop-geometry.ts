/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The position and zoom of the ring over a picture. */
export interface Crop {
  /** Center of the ring, in pixels of the picture. */
  readonly x: number;
  readonly y: number;
  /** 1: the ring touches the nearer edges of the picture. */
  readonly zoom: number;
}

export const zoomRange = { min: 1, max: 3, step: 0.1 } as const;

/** The largest ring, in the center of the picture. */
export function centeredCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, zoom: zoomRange.min };
}

/** Diameter of the ring in pixels of the picture. */
export function ringDiameter({ width, height }: PictureSize, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

/** Moves the ring by picture pixels. The ring stays inside the picture. */
export function moveCrop(size: PictureSize, crop: Crop, dx: number, dy: number): Crop {
  return inside(size, { ...crop, x: crop.x + dx, y: crop.y + dy });
}

/** Zooms around the center of the ring. */
export function zoomCrop(size: PictureSize, crop: Crop, zoom: number): Crop {
  return inside(size, { ...crop, zoom: clamp(zoom, zoomRange.min, zoomRange.max) });
}

/** The square around the ring, in pixels of the picture. */
export function cropSquare(size: PictureSize, crop: Crop) {
  const side = ringDiameter(size, crop);
  return { x: crop.x - side / 2, y: crop.y - side / 2, side };
}

/**
 * Position and size of the whole picture in a square box, in percent of the box. The ring takes `share` (0 to 1) of the box.
 */
export function pictureBox(size: PictureSize, crop: Crop, share: number) {
  const percentPerPixel = (share * 100) / ringDiameter(size, crop);
  return {
    width: size.width * percentPerPixel,
    height: size.height * percentPerPixel,
    left: 50 - crop.x * percentPerPixel,
    top: 50 - crop.y * percentPerPixel,
  };
}

function inside(size: PictureSize, crop: Crop): Crop {
  const radius = ringDiameter(size, crop) / 2;
  return {
    zoom: crop.zoom,
    x: clamp(crop.x, radius, size.width - radius),
    y: clamp(crop.y, radius, size.height - radius),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
