import { escapeHtml } from '@detroit-well/web-server';

/** Resolves with the simplified version of a picture as a `data:` URL, or null if there is none. */
export type SketchSource = (path: string) => Promise<string | null>;

const marker = /data-sketch="([^"]+)"/;

/**
 * Inlines the first picture of a page, so that the first paint is complete without a second request. Other pictures are below
 * it, or beside it on wide screens.
 */
export async function withFirstPicture(body: string, sketchOf: SketchSource): Promise<string> {
  const [found, path] = marker.exec(body) ?? [];
  if (!found || !path) return body;
  const url = await sketchOf(path);
  return url === null
    ? body
    : body.replace(found, () => `${found} style="background-image:url(${escapeHtml(`"${url}"`)})"`);
}
