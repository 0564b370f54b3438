import type { ArtRequest } from '../art.ts';
import { categoryOf, maxSlugLength, plainSlug } from '../pictures/category.ts';
import { isPictureName, pictures } from '../pictures/named.ts';
import { pictureFor, shapeOf, variantOf } from '../pictures/picture-for.ts';
import type { Subject } from '../pictures/picture-for.ts';
import { namedDigest, artVersion } from './path.ts';

/** A parsed address: a key, equal for equal pictures, and a function that returns the request to draw the picture. */
export interface Address {
  readonly key: string;
  request(): ArtRequest;
}

const namedAddress = new RegExp(`^/art/named/${namedDigest}/([a-z-]+)\\.svg$`);
const address = new RegExp(
  `^/art/${artVersion}/([a-z]+)/([a-z0-9/-]+?)/([1-9][0-9]{1,3})x([1-9][0-9]{1,3})\\.svg$`,
);
/** Maximum length of a valid path. The parser rejects longer paths without matching them. */
const longestPath = maxSlugLength + 64;

/** Parses a path (without query, not decoded). Returns null when it is not the path of a picture. */
export function parseArtPath(pathname: string): Address | null {
  if (pathname.length > longestPath) return null;
  const [, named = ''] = namedAddress.exec(pathname) ?? [];
  if (isPictureName(named)) return { key: `named/${namedDigest}/${named}`, request: () => pictures[named] };
  const [, kind = '', rest = '', width, height] = address.exec(pathname) ?? [];
  const parts = rest.split('/');
  const [name = '', category = ''] = parts;
  if (plainSlug(name) !== name || !width || !height) return null;
  if ((kind === 'post' || kind === 'coach') && parts.length === 1)
    return sized({ kind, slug: name }, Number(width), Number(height));
  if (kind === 'session' && parts.length === 2 && categoryOf(category) === category)
    return sized({ kind, slug: name, category }, Number(width), Number(height));
  return null;
}

function sized(subject: Subject, width: number, height: number): Address | null {
  if (!shapeOf(subject.kind, width, height)) return null;
  const { category, variant } = variantOf(subject);
  return {
    key: `${artVersion}/${subject.kind}/${category}/${variant}/${width}x${height}`,
    request: () => pictureFor({ ...subject, width, height }),
  };
}
