import * as constants from '@detroit-well/config/constants';

const { avatarPx, previewPx } = constants.imageUpload;

/** The sizes that screens show, and twice those for high-density displays. */
export const pictureSizes = [avatarPx, avatarPx * 2, previewPx, previewPx * 2] as const;

/** The file name of a picture in one size. */
export const pictureFile = (name: string, px: number): string => `${name}-${px}`;

/** The names of all files of a picture. */
export const pictureFiles = (name: string): string[] => pictureSizes.map((px) => pictureFile(name, px));
