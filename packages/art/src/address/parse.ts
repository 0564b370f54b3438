import type { ArtRequest } from '../art.ts';
import { categoryOf, LONGEST, plainSlug } from '../pictures/category.ts';
import { isPictureName, NAMED } from '../pictures/named.ts';
import { pictureFor, shapeOf, variantOf } from '../pictures/picture-for.ts';
import type { Subject } from '../pictures/picture-for.ts';
import { VERSION } from './path.ts';

/** What an address means: a key under which the picture is kept, and how to draw it. */
export type Address = { key: string; request(): ArtRequest };

const ADDRESS = new RegExp(
  `^/art/${VERSION}/([a-z]+)/([a-z0-9/-]+?)(?:/([1-9][0-9]{1,3})x([1-9][0-9]{1,3}))?\\.svg$`,
);
/** Longest address of the grammar: anything longer is not looked at. */
const LONGEST_PATH = LONGEST + 64;

/** Reads a path (no query, not decoded). Null when it is no picture of ours. */
export function parseArtPath(pathname: string): Address | null {
  if (pathname.length > LONGEST_PATH) return null;
  const [, kind = '', rest = '', width, height] = ADDRESS.exec(pathname) ?? [];
  const parts = rest.split('/');
  const [name = '', category = ''] = parts;
  if (kind === 'named' && parts.length === 1 && !width && isPictureName(name))
    return { key: `named/${name}`, request: () => NAMED[name] };
  if (plainSlug(name) !== name || !width || !height) return null;
  if (kind === 'post' && parts.length === 1)
    return sized({ kind, slug: name }, Number(width), Number(height));
  if (kind === 'session' && parts.length === 2 && categoryOf(category) === category)
    return sized({ kind, slug: name, category }, Number(width), Number(height));
  return null;
}

function sized(subject: Subject, width: number, height: number): Address | null {
  if (!shapeOf(subject.kind, width, height)) return null;
  const { category, variant } = variantOf(subject);
  return {
    key: `${subject.kind}/${category}/${variant}/${width}x${height}`,
    request: () => pictureFor({ ...subject, width, height }),
  };
}
