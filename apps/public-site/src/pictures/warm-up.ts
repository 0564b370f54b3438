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

/** Reads for the server itself count for no visitor. */
const ownAddress = '127.0.0.1';

/**
 * Draws what the first visitors will see, one after the other, so that a visitor's own picture never waits behind more than one.
 * An API that does not answer yet costs nothing: the pictures are then drawn when they are asked for.
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
