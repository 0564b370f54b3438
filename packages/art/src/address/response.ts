import { art } from '../art.ts';
import { hash } from '../math/random.ts';
import { kept } from './kept.ts';
import { parseArtPath } from './parse.ts';

/** The response for a picture. The body is not compressed: the server should compress it and cache the result. */
export type ArtResponse = { body: string; contentType: string; etag: string };

/** The address contains version and seed, so the picture at an address never changes. */
export const ART_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Cache size in characters: about five hundred pictures. */
const MEMORY = 16 * 1024 * 1024;

/** Creates a function that returns the response for a picture's path. It caches up to `memory` characters. */
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
 * The picture at a path with fewer points and whole pixels, at a third to two thirds of its size. A document can
 * embed it. A larger tolerance makes it smaller. Returns null when the path is not the path of a picture.
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
