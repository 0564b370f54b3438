// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, imageUrl, integer, integerOrNull, isNotFalse, isTrue, orNull, record, text, textOrNull } from '../definition/lenient.ts';
import type { User } from './account.ts';

/** Something that happened to an account. */
export interface Activity {
  /** Id of the record, which people may see. */
  public_id: string;
  /** What happened; `text` says it in words. */
  kind: 'registered' | 'cancelled' | 'paid' | 'refunded' | 'waiver' | 'waitlist' | 'feedback' | 'account';
  /** Plain text for people. */
  text: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
}

/** A session that the caller coaches. */
export interface CoachedSession {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Title of the session. */
  title: string;
  /** When the meeting starts; a course has several. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  start_datetime: string;
  /** When the meeting ends. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  end_datetime: string;
  /** Where the session takes place. */
  location: string;
  /** How many people are registered. */
  people_count: number;
  /** Number of places; `null`: unlimited. */
  max_participants: number | null;
}

/** The caller, their memberships and what happened lately. */
export interface Dashboard {
  /** An account. */
  user: User;
  /** The profile of a member. */
  profile: Profile;
  /** `null` for members who are not staff. What a member of the team does, and the biography of a coach. */
  staff_profile: StaffProfile | null;
  /** All memberships of the caller, ended ones included. */
  memberships: Membership[];
  /** Recent events of the account, newest first. */
  recent_activity: Activity[];
}

/** A post of the member feed. */
export interface FeedItem {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Who wrote the post. */
  author: {
    /** Name, as people read it. */
    name: string;
    /** URL of a square picture; `null` without one. */
    avatar: string | null;
    /** URL of the profile; `null` without one. */
    profile_url: string | null;
  };
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
  /** The post in plain text. */
  content: string;
  /** `media_post` has a `media_url`. */
  type: string;
  /** URL of the picture of the post; `null` without one. */
  media_url: string | null;
  /** Path or URL that the post leads to; `null` without one. */
  link_url: string | null;
}

/** One page of the member feed. */
export interface FeedPage {
  /** Number of posts on all pages. */
  count: number;
  /** Address of the next page. */
  next: string | null;
  /** Address of the previous page. */
  previous: string | null;
  /** The entries of this page. */
  results: FeedItem[];
}

/** A membership, valid from its start to its end date, both included. */
export interface Membership {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Name of the membership. */
  tier: string;
  /** Whether the membership is active. It counts only on days from its start to its end date. */
  is_active: boolean;
  /** Whether a payment of it was declined and is due. */
  past_due: boolean;
  /** Calendar day in Detroit, such as `2026-03-14`. */
  start_date: string;
  /** `null`: no end. Calendar day in Detroit, such as `2026-03-14`. */
  end_date: string | null;
  /** The first day of a pause; `null` without one. Calendar day in Detroit, such as `2026-03-14`. */
  pause_from: string | null;
  /** The first day after a pause; `null` without one. Calendar day in Detroit, such as `2026-03-14`. */
  pause_until: string | null;
}

/** The profile of a member. */
export interface Profile {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Email address. */
  email: string;
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
  /** The name that other people see. */
  display_name: string;
  /** Phone number. */
  phone: string | null;
  /** 1 Female, 2 Male, 3 Non-binary, 4 Prefer not to say. */
  gender: number | null;
  /** Calendar day in Detroit, such as `2026-03-14`. */
  date_of_birth: string | null;
  /** URL of a picture; `null` without one. */
  image_url: string | null;
  /** URL of the small profile picture; `null` without one. */
  image_thumbnail: string | null;
  /** Whether the waiver in force is accepted. */
  waiver_accepted: boolean;
  /** Whether the person agrees to the payment terms. */
  payment_consent: boolean;
  /** Whether the member is reminded a day before each session. */
  reminders: boolean;
}

/** The fields of the profile that change. */
export interface ProfileChange {
  /** First name. */
  first_name?: string | undefined;
  /** Last name. */
  last_name?: string | undefined;
  /** The name that other people see. */
  display_name?: string | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** 1 Female, 2 Male, 3 Non-binary, 4 Prefer not to say. */
  gender?: '1' | '2' | '3' | '4' | '' | 1 | 2 | 3 | 4 | null | undefined;
  /** Calendar day of birth. */
  date_of_birth?: string | null | undefined;
  /** Whether to remind the member a day before each session. */
  reminders?: boolean | undefined;
}

/** A new profile picture. */
export interface ProfileImageUpload {
  /** JPEG, PNG or WebP of at most 5 MB. */
  profile_image: File;
}

/** What a member of the team does, and the biography of a coach. */
export interface StaffProfile {
  /** The role in the team, with which they open the office; `null`: none. */
  role: string | null;
  /** Whether the person is a coach. */
  is_coach: boolean;
  /** What the coach says about themselves; `null` without a text. */
  coach_bio: string | null;
  /** The session in progress or the next one that the caller coaches; `null`: none is planned. A session that the caller coaches. */
  next_session: CoachedSession | null;
}

/** The caller and the membership that sets the rate. */
export interface TrainingDashboard {
  /** An account. */
  user: User;
  /** The profile of a member. */
  profile: Profile;
  /** The active one, else the latest. A membership, valid from its start to its end date, both included. */
  membership: Membership | null;
}

/** Changes of the profile. With a picture, send multipart: `profile` as JSON text, `image` as a file. */
export interface UpdateProfileParams {
  /** What changes in the profile. */
  profile: {
    /** First name. */
    first_name?: string | undefined;
    /** Last name. */
    last_name?: string | undefined;
    /** The name that other people see. */
    display_name?: string | undefined;
    /** Phone number. */
    phone?: string | null | undefined;
    /** 1 Female, 2 Male, 3 Non-binary, 4 Prefer not to say. */
    gender?: '1' | '2' | '3' | '4' | '' | 1 | 2 | 3 | 4 | null | undefined;
    /** Calendar day of birth. */
    date_of_birth?: string | null | undefined;
    /** Whether to remind the member a day before each session. */
    reminders?: boolean | undefined;
  };
  /** JPEG, PNG or WebP of at most 5 MB; multipart only. */
  image?: File | undefined;
}

export const activityRecord = (raw: unknown): Activity => record(raw, { public_id: text, kind: choice(['registered', 'cancelled', 'paid', 'refunded', 'waiver', 'waitlist', 'feedback', 'account'], 'account'), text: text, created_at: text });

export const coachedSessionRecord = (raw: unknown): CoachedSession => record(raw, { public_id: text, title: text, start_datetime: text, end_datetime: text, location: text, people_count: integer, max_participants: integerOrNull });

export const feedItemRecord = (raw: unknown): FeedItem => record(raw, { public_id: text, author: (raw) => record(raw, { name: text, avatar: imageUrl, profile_url: textOrNull }), created_at: text, content: text, type: text, media_url: imageUrl, link_url: textOrNull });

export const membershipRecord = (raw: unknown): Membership => record(raw, { public_id: text, tier: text, is_active: isTrue, past_due: isTrue, start_date: text, end_date: textOrNull, pause_from: textOrNull, pause_until: textOrNull });

export const profileRecord = (raw: unknown): Profile => record(raw, { public_id: text, email: text, first_name: text, last_name: text, display_name: text, phone: textOrNull, gender: integerOrNull, date_of_birth: textOrNull, image_url: imageUrl, image_thumbnail: imageUrl, waiver_accepted: isTrue, payment_consent: isTrue, reminders: isNotFalse });

export const staffProfileRecord = (raw: unknown): StaffProfile => record(raw, { role: textOrNull, is_coach: isTrue, coach_bio: textOrNull, next_session: orNull(coachedSessionRecord) });
