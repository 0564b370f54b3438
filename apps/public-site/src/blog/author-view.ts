import { paths } from '@detroit-well/config/paths';
import type { Author } from '../api/wire.ts';
import type { AllowsPicture } from '../pictures/allowed-pictures.ts';

/** An author as the list of the author's posts shows one. */
export interface AuthorView {
  readonly id: string;
  readonly name: string;
  readonly bio: string;
  readonly picture: string | null;
  /** The coach's name in URLs; null for an author who is no coach. */
  readonly coachSlug: string | null;
  readonly href: string | null;
}

export function authorView(author: Author, allows: AllowsPicture): AuthorView {
  const { public_id: id, bio, avatar, coach_slug: coachSlug } = author;
  return {
    id,
    name: author.display_name || author.name,
    bio,
    picture: avatar && allows(avatar) ? avatar : null,
    coachSlug,
    href: coachSlug ? paths.coach({ slug: coachSlug }) : null,
  };
}
