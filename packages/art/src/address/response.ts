import { art } from '../art.ts';
import { hash } from '../math/random.ts';
import { kept } from './kept.ts';
import { parseArtPath } from './parse.ts';

/** A picture as a server answers it. The text is not compressed: let the server do so and keep the result. */
export type ArtResponse = { body: string; contentType: string; etag: string };

/** The address holds version and seed, so a picture at an address never changes. */
export const ART_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Characters of drawn pictures kept in memory: some five hundred pictures. */
const MEMORY = 16 * 1024 * 1024;

/** Makes a function that answers addresses of pictures and keeps up to `memory` characters of them. */
export function artResponder(memory = MEMORY): (pathname: string) => ArtResponse | null {
  const store = kept<ArtResponse>(memory);
  return (pathname) => {
    const address = parseArtPath(pathname);
    if (!address) return null;
    const known = store.get(address.key);
    if (known) return known;
    const body = art(address.request());
    const etag = `"${hash(body).toString(36)}-${body.length.toString(36)}"`;
    const drawn = { body, contentType: 'image/svg+xml; charset=utf-8', etag };
    store.put(address.key, drawn);
    return drawn;
  };
}

/**
 * The picture at a path with fewer points and whole pixels, a third to two thirds of its bytes: for a document that
 * carries its first picture. The larger the tolerance, the smaller. Null when the path is none of ours.
 */
export function artSketch(pathname: string, tolerance: number): string | null {
  const address = parseArtPath(pathname);
  return address && art(address.request(), { units: 1, tolerance });
}

/**
 * The picture at a path such as `/art/v1/named/login-bridge.svg`, drawn on first request (5 to 400 ms of CPU) and cached.
 * Null for any other path: respond with 404.
 */
export const artResponse = artResponder();
