import type { SiteApi } from '../api/site-api.ts';
import { summarise } from '../sessions/session-view.ts';
import {
  cardPicture,
  categoryPicture,
  homeHeroNarrowPicture,
  homeHeroPicture,
  narrowPicture,
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

/**
 * Draws what the first visitors will see, one after the other, so that a visitor's own picture never waits behind more than one.
 * An API that does not answer yet costs nothing: the pictures are then drawn when they are asked for.
 */
export async function warmPictures(
  source: PictureSource,
  api: Pick<SiteApi, 'upcomingSessions'>,
): Promise<void> {
  for (const path of firstScreens) await source(path);
  const sessions = (await api.upcomingSessions()).map(summarise);
  for (const path of sessions.map(cardPicture)) await source(path);
  for (const session of sessions) {
    await source(widePicture(session));
    await source(narrowPicture(session));
  }
}
