import { pictureAt } from '@detroit-well/art';
import { sketchAt } from '@detroit-well/art/in-document';
import { createPictures, drawnFiles, type Pictures } from '@detroit-well/web-server';

/** The pictures of the portal; drawn ones are kept in `folder`. */
export const portalPictures = (folder: string): Pictures =>
  createPictures({ files: drawnFiles({ folder }), pictureAt, sketchAt });
