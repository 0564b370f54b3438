import * as constants from '@detroit-well/config/constants';
import { cropSquare } from '@detroit-well/ui/crop-geometry';
import type { Crop, PictureSize } from '@detroit-well/ui/crop-geometry';

/** An image file that the browser can decode. */
export interface OpenedPicture {
  readonly file: File;
  readonly size: PictureSize;
}

/** Twice the largest size that the server stores, which is 240 px. */
const largestPx = constants.imageUpload.previewPx * 4;
const jpegQuality = 0.9;

/** Reads the size of a picture after its EXIF rotation. Throws when the browser cannot decode the file. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { file, size: { width, height } };
}

/** Crops the square around the ring to a JPEG. Transparent pixels become white. */
export async function cropPicture({ file, size }: OpenedPicture, crop: Crop): Promise<File> {
  const { x, y, side } = cropSquare(size, crop);
  const px = Math.max(1, Math.min(Math.round(side), largestPx));
  const canvas = document.createElement('canvas');
  canvas.width = px;
  canvas.height = px;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, px, px);
  context.imageSmoothingQuality = 'high';
  const bitmap = await createImageBitmap(file);
  context.drawImage(bitmap, x, y, side, side, 0, 0, px, px);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
  if (!blob) throw new Error('The browser could not encode the picture.');
  return new File([blob], 'picture.jpg', { type: blob.type });
}
