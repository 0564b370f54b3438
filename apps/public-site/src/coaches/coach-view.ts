import { paths } from '@detroit-well/config/paths';
import type { Coach } from '../api/wire.ts';
import type { AllowsPicture } from '../pictures/allowed-pictures.ts';
import { photoOf, type Photo } from '../pictures/photo.ts';

/** A coach as pages show one. */
export interface CoachView {
  readonly name: string;
  readonly slug: string;
  readonly href: string;
  readonly bio: string;
  readonly certifications: readonly string[];
  /** Null: the site draws a portrait. */
  readonly photo: Photo | null;
}

export function coachView(coach: Coach, allows: AllowsPicture): CoachView {
  const { slug, bio, certifications } = coach;
  return {
    // Every page needs a title, even when the server sends no name.
    name: coach.name || 'Coach',
    slug,
    href: paths.coach(coach),
    bio,
    certifications,
    photo: photoOf(coach, allows),
  };
}

/** The first sentence of a biography. */
export const firstSentence = (bio: string): string => /^.*?[.!?](?=\s|$)/s.exec(bio)?.[0] ?? bio;
