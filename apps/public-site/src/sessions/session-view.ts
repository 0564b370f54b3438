import { artPath } from '@detroit-well/art';
import { listedPart, type ListedSession } from '@detroit-well/booking/session-view';
import { sessionPath } from '@detroit-well/booking/session-text';
import { paths } from '@detroit-well/config/paths';
import type { Session } from '../api/wire.ts';
import type { AllowsPicture } from '../pictures/allowed-pictures.ts';
import { photoOf, type Photo } from '../pictures/photo.ts';

type SummaryField = 'public_id' | 'price_member' | 'price_public' | 'registration_open' | 'status';

/**
 * The fields of a session that cards, the price box and the registration need, under their wire names and without those that
 * only its page shows. Each has a title and a category name, even when the server sends none.
 */
export type SessionSummary = ListedSession &
  Pick<Session, SummaryField> & {
    /** The path of its page (SPEC-A 7.15). */
    readonly href: string;
    /** The path of the coach's page; null without a coach. */
    readonly coachHref: string | null;
  };

export type SessionDetail = SessionSummary & {
  /** Null: the site draws. */
  readonly photo: Photo | null;
  readonly description: string;
  readonly programDescription: string;
  /** The path of the coach's photograph or drawn portrait; null without a coach. */
  readonly coachFace: string | null;
  readonly coachBio: string;
  readonly certifications: readonly string[];
  readonly requirements: readonly string[];
  readonly what_to_bring: readonly string[];
};

function coachHref({ coach, coach_name: name }: Session): string | null {
  if (coach) return paths.coach(coach);
  return name ? paths.coach({ name }) : null;
}

export function summarise(session: Session): SessionSummary {
  return {
    ...listedPart(session),
    public_id: session.public_id,
    href: sessionPath(session),
    coachHref: coachHref(session),
    price_member: session.price_member,
    price_public: session.price_public,
    registration_open: session.registration_open,
    status: session.status,
  };
}

export function detail(session: Session, allows: AllowsPicture): SessionDetail {
  return {
    ...summarise(session),
    photo: photoOf(session, allows),
    description: session.description,
    programDescription: session.program.description,
    coachFace: session.coach
      ? (photoOf(session.coach, allows)?.src ?? artPath.coach(session.coach.slug, 'portrait-small'))
      : null,
    coachBio: session.coach?.bio ?? '',
    certifications: session.coach?.certifications ?? [],
    requirements: session.requirements,
    what_to_bring: session.what_to_bring,
  };
}
