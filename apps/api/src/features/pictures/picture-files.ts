import * as constants from '@detroit-well/config/constants';
import { randomBytes } from 'node:crypto';
import type { PictureSize } from '../../platform/images/renditions.ts';

const { avatarPx, previewPx } = constants.imageUpload;

const square = (px: number): PictureSize => ({ width: px, height: px });
const wide = (width: number): PictureSize => ({ width, height: (width * 2) / 3 });
const upright = (width: number): PictureSize => ({ width, height: (width * 10) / 9 });

/** The sizes of each kind of pictures, which are those that screens show, and larger ones for high-density displays. */
const sizes = {
  /** Profile pictures. */
  picture: [avatarPx, avatarPx * 2, previewPx, previewPx * 2].map(square),
  session: [480, 960, 1440, 2160].map(wide),
  coach: [225, 450, 900, 1350].map(upright),
} as const satisfies Readonly<Record<string, readonly PictureSize[]>>;

export type PictureKind = keyof typeof sizes;

/** The widths of pictures that keep their shape, as far as they are that wide. */
const freeWidths = [480, 960, 1440, 2160];
const freeName = /^media-(\d{1,5})x(\d{1,5})-/;

/** The sizes of a picture that keeps its shape, which its name says. */
function freeSizes(width: number, height: number): PictureSize[] {
  const largest = Math.min(width, freeWidths.at(-1) ?? width);
  return [...freeWidths.filter((one) => one < largest), largest].map((one) => ({
    width: one,
    height: Math.max(1, Math.round((height * one) / width)),
  }));
}

const isKind = (kind: string): kind is PictureKind => Object.hasOwn(sizes, kind);

/** The sizes of a picture, the smallest one first. */
export function pictureSizes(name: string): readonly PictureSize[] {
  const [, width, height] = freeName.exec(name) ?? [];
  if (width !== undefined) return freeSizes(Number(width), Number(height));
  const kind = name.slice(0, name.indexOf('-'));
  return isKind(kind) ? sizes[kind] : [];
}

/** A unique, unguessable name. */
export const newPictureName = (kind: PictureKind | PictureSize): string =>
  `${typeof kind === 'string' ? kind : `media-${kind.width}x${kind.height}`}-${randomBytes(16).toString('hex')}`;

/** The file name of a picture in one size. */
export const pictureFile = (name: string, width: number): string => `${name}-${width}`;

/** The names of all files of a picture. */
export const pictureFiles = (name: string): string[] =>
  pictureSizes(name).map(({ width }) => pictureFile(name, width));

/** Where the API serves a picture in one size, below its own path. */
export const picturePath = (name: string, width: number): string =>
  `/pictures/${pictureFile(name, width)}.webp`;

/** Where the API serves a person's picture for a row of a list, sharp on every display; null without one. */
export const avatarPath = (name: string | null): string | null => name && picturePath(name, avatarPx * 2);
