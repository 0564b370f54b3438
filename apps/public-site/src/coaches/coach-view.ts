import { paths } from '@detroit-well/config/paths';
import type { Coach } from '../api/wire.ts';
import type { AllowsPicture } from '../pictures/allowed-pictures.ts';

/** A coach as pages show one. */
export interface CoachView {
  readonly name: string;
  readonly slug: string;
  readonly href: string;
  readonly bio: string;
  readonly certifications: readonly string[];
  /** A photograph; null if the site draws a portrait. */
  readonly picture: string | null;
}

export function coachView(coach: Coach, allows: AllowsPicture): CoachView {
  const { slug, bio, certifications, image_url: picture } = coach;
  return {
    // Every page needs a title, even when the server sends no name.
    name: coach.name || 'Coach',
    slug,
    href: paths.coach(coach),
    bio,
    certifications,
    picture: picture !== null && allows(picture) ? picture : null,
  };
}

/** The first sentence of a biography. */
export const firstSentence = (bio: string): string => /^.*?[.!?](?=\s|$)/s.exec(bio)?.[0] ?? bio;
