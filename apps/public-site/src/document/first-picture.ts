import { escapeHtml } from './escape.ts';

/** Answers the simple form of a picture as a `data:` URL, or null where there is none. */
export type SketchSource = (path: string) => Promise<string | null>;

const marker = /data-sketch="([^"]+)"/;

/**
 * Puts the first picture of a page into its document, so that the first paint is whole without a second request. Only
 * the first one: others are below it, or beside it on wide screens.
 */
export async function withFirstPicture(body: string, sketchOf: SketchSource): Promise<string> {
  const [found, path] = marker.exec(body) ?? [];
  if (!found || !path) return body;
  const url = await sketchOf(path);
  return url === null
    ? body
    : body.replace(found, () => `${found} style="background-image:url(${escapeHtml(`"${url}"`)})"`);
}
