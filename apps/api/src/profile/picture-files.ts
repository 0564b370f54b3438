import { constants } from '@detroit-well/config/constants';

const { avatarPx, previewPx } = constants.imageUpload;

/** As the screens show them, and twice that for fine displays. */
export const pictureSizes = [avatarPx, avatarPx * 2, previewPx, previewPx * 2] as const;

/** Name of the file of a picture in one size. */
export const pictureFile = (name: string, px: number): string => `${name}-${px}`;

/** All files of a picture. */
export const pictureFiles = (name: string): string[] => pictureSizes.map((px) => pictureFile(name, px));
