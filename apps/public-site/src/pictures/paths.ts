import { artPath, distinctSlugs } from '@detroit-well/art';
import { slug } from '@detroit-well/config/slug';

/** Paths of the site's pictures. A session's name determines its picture; in a list, no picture stands twice. */
export const trainingHeadPicture = artPath.named('head-training');
export const emptyFloorPicture = artPath.named('empty-floor');
export const lostWheelPicture = artPath.named('lost-wheel');
export const homeHeroPicture = artPath.named('hero-skate');
export const aboutPicture = artPath.named('login-bridge');
export const firstTimePicture = artPath.post('what-to-expect-on-your-first-night', 'post-half');
export const membershipPicture = artPath.named('dash-next');
export const soonPicture = artPath.named('soon-mirrorball');
export const soonNarrowPicture = artPath.named('soon-narrow');
export const homeHeroNarrowPicture = artPath.named('hero-skate-narrow');

const tiles = {
  'skate-well': artPath.named('cat-skate'),
  'movement-well': artPath.named('cat-movement'),
  'core-strength': artPath.named('cat-core'),
} as const;

/** The picture of a category's tile, or that of All Training for a category without one. */
export function categoryPicture(category: string): string {
  const name = slug(category);
  return name in tiles ? tiles[name as keyof typeof tiles] : artPath.named('cat-all');
}

interface Pictured {
  readonly title: string;
  readonly program: { readonly category_name: string };
}

const subject = ({ program, title }: Pictured) => ({ category: program.category_name, slug: slug(title) });

/** The pictures of the cards of a list, in its order. */
export function cardPictures(sessions: readonly Pictured[]): string[] {
  const slugs = distinctSlugs(sessions.map(({ title }) => slug(title)));
  return sessions.map((session, index) =>
    artPath.session({ ...subject(session), ...(slugs[index] && { slug: slugs[index] }) }, 'card'),
  );
}
export const widePicture = (session: Pictured): string => artPath.session(subject(session), 'hero');
export const narrowPicture = (session: Pictured): string => artPath.session(subject(session), 'hero-narrow');

/** The picture of a post, in the crops of The Standard's wall or in the wide crop for an article's head. */
export const postPicture = (slug: string, shape: Parameters<typeof artPath.post>[1]): string =>
  artPath.post(slug, shape);
