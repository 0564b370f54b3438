import { sessionCategory, sessionPath, sessionTitle } from '@detroit-well/booking/session-text';
import type { Session } from '../api/wire.ts';

type SummaryField =
  | 'public_id'
  | 'title'
  | 'start_datetime'
  | 'end_datetime'
  | 'location'
  | 'coach_name'
  | 'price_member'
  | 'price_public'
  | 'current_registrations'
  | 'max_participants'
  | 'available_spots'
  | 'is_full'
  | 'registration_open'
  | 'status';

/**
 * The fields of a session that cards, the price box and the registration need, under their wire names and without those that
 * only its page shows. Each has a title and a category name, even when the server sends none.
 */
export interface SessionSummary extends Pick<Session, SummaryField> {
  /** The path of its page (SPEC-A 7.15). */
  readonly href: string;
  readonly program: Pick<Session['program'], 'title' | 'category_name' | 'difficulty_level'>;
}

export interface SessionDetail extends SessionSummary {
  readonly description: string;
  readonly programDescription: string;
  readonly coachBio: string;
  readonly certifications: readonly string[];
  readonly requirements: readonly string[];
  readonly what_to_bring: readonly string[];
}

export function summarise(session: Session): SessionSummary {
  return {
    public_id: session.public_id,
    href: sessionPath(session),
    title: sessionTitle(session),
    program: {
      title: session.program.title,
      category_name: sessionCategory(session.program),
      difficulty_level: session.program.difficulty_level,
    },
    start_datetime: session.start_datetime,
    end_datetime: session.end_datetime,
    location: session.location,
    coach_name: session.coach?.name ?? session.coach_name,
    price_member: session.price_member,
    price_public: session.price_public,
    current_registrations: session.current_registrations,
    max_participants: session.max_participants,
    available_spots: session.available_spots,
    is_full: session.is_full,
    registration_open: session.registration_open,
    status: session.status,
  };
}

export function detail(session: Session): SessionDetail {
  return {
    ...summarise(session),
    description: session.description,
    programDescription: session.program.description,
    coachBio: session.coach?.bio ?? '',
    certifications: session.coach?.certifications ?? [],
    requirements: session.requirements,
    what_to_bring: session.what_to_bring,
  };
}
