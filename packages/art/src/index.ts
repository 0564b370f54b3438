export { art } from './art.ts';
export { artPath } from './address/path.ts';
export { pictureAt } from './address/picture-at.ts';
export { NAMED as pictures } from './pictures/named.ts';
export type { PictureName } from './pictures/named.ts';
export { pictureFor } from './pictures/picture-for.ts';
export { SHAPES as shapes } from './pictures/shape.ts';
