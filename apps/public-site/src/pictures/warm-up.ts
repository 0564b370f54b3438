import type { SiteApi } from '../api/site-api.ts';
import { noFilters, postQuery } from '../blog/filters.ts';
import type { SketchSource } from '../document/first-picture.ts';
import { summarise } from '../sessions/session-view.ts';
import {
  cardPicture,
  categoryPicture,
  homeHeroNarrowPicture,
  homeHeroPicture,
  narrowPicture,
  postPicture,
  trainingHeadPicture,
  widePicture,
} from './paths.ts';
import type { PictureSource } from './picture.ts';

const firstScreens = [
  trainingHeadPicture,
  categoryPicture(''),
  categoryPicture('skate-well'),
  homeHeroPicture,
  homeHeroNarrowPicture,
];

/** The server's own requests count for no visitor. */
const ownAddress = '127.0.0.1';

/**
 * Draws the pictures that the first visitors will see, one at a time, so that a visitor's picture waits for at most one
 * other. If the API does not respond yet, the pictures are drawn on demand.
 */
export async function warmPictures(
  { source, sketches }: { source: PictureSource; sketches: SketchSource },
  api: Pick<SiteApi, 'upcomingSessions' | 'posts'>,
): Promise<void> {
  for (const path of [homeHeroNarrowPicture, trainingHeadPicture]) await sketches(path);
  for (const path of firstScreens) await source(path);
  const sessions = (await api.upcomingSessions()).map(summarise);
  for (const path of sessions.map(cardPicture)) await source(path);
  const posts = (await api.posts(postQuery(noFilters), ownAddress))?.results ?? [];
  for (const { slug } of posts) await sketches(postPicture(slug, 'post-wide'));
  for (const path of sessions.map(narrowPicture)) await sketches(path);
  for (const session of sessions) {
    await source(widePicture(session));
    await source(narrowPicture(session));
  }
}
