export { art } from './art.ts';
export { artPath } from './address/path.ts';
export { pictureAt } from './address/picture-at.ts';
export { pictures } from './pictures/named.ts';
export type { PictureName } from './pictures/named.ts';
export { distinctSlugs } from './pictures/variant.ts';
export { pictureFor } from './pictures/picture-for.ts';
export { pictureShapes as shapes } from './pictures/shape.ts';
