import type { User } from '../shapes/account.ts';
import type { Activity, Dashboard, FeedItem, FeedPage, Membership, Profile } from '../shapes/profile.ts';
import type { StaffProfile, TrainingDashboard } from '../shapes/profile.ts';
import {
  countOf,
  imageUrl,
  instant,
  isRecord,
  listIn,
  rawRecord,
  naming,
  oneOf,
  readEach,
  recordIn,
  recordOrEmpty,
  text,
  textOrNull,
  integerOrNull,
} from './lenient.ts';
import type { RawRecord } from './lenient.ts';
import { Unreadable, noDashboard } from './unreadable.ts';

const activityKinds = [
  'registered',
  'cancelled',
  'paid',
  'refunded',
  'waiver',
  'waitlist',
  'feedback',
  'account',
] as const;

const profileKeys = ['public_id', 'email', 'user', 'first_name', 'last_name', 'display_name', 'user_name'];

/** Bare or nested under `profile`; `dob` or `date_of_birth`; `user_name` or `display_name`; image as text or object. */
export function readProfile(raw: unknown): Profile {
  const outer = recordIn(raw, []);
  return profileIn(naming({ ...outer, ...rawRecord(outer.profile) }, profileKeys), outer);
}

function profileIn(given: RawRecord, outer: RawRecord): Profile {
  const image = imageUrl(given.image_url, given.image, given.image_thumbnail);
  return {
    public_id: text(given.public_id, text(rawRecord(outer.user).public_id)),
    email: text(given.email, text(rawRecord(outer.user).email)),
    first_name: text(given.first_name),
    last_name: text(given.last_name),
    display_name: text(given.display_name, text(given.user_name)),
    phone: textOrNull(given.phone),
    gender: integerOrNull(given.gender),
    date_of_birth: textOrNull(given.date_of_birth) ?? textOrNull(given.dob),
    image_url: image,
    image_thumbnail: imageUrl(given.image_thumbnail) ?? image,
    waiver_accepted: given.waiver_accepted === true,
    payment_consent: given.payment_consent === true,
  };
}

/** The response to a change under the older reading, which no specification shows. */
export function readChangedProfile(raw: unknown): Profile {
  const outer = recordOrEmpty(raw);
  return profileIn({ ...outer, ...rawRecord(outer.profile) }, outer);
}

function readUser(raw: unknown): User {
  const given = rawRecord(raw);
  return { public_id: text(given.public_id), email: text(given.email), is_active: given.is_active !== false };
}

function readMembership(raw: unknown): Membership {
  const given = rawRecord(raw);
  return {
    public_id: text(given.public_id, text(given.id)),
    tier: text(given.tier),
    is_active: given.is_active === true,
    start_date: text(given.start_date),
    end_date: textOrNull(given.end_date),
  };
}

function readStaff(raw: unknown): StaffProfile | null {
  if (!isRecord(raw)) return null;
  return { is_coach: raw.is_coach === true, coach_bio: textOrNull(raw.coach_bio) };
}

function readActivity(raw: unknown): Activity {
  const given = rawRecord(raw);
  return {
    public_id: text(given.public_id),
    kind: oneOf(activityKinds, given.kind, 'account'),
    text: text(given.text),
    created_at: instant(given.created_at),
  };
}

function profileOf(given: RawRecord): Profile {
  return profileIn(rawRecord(given.profile), given);
}

function records(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw.filter(isRecord) : [];
}

export function readDashboard(raw: unknown): Dashboard {
  const given = recordIn(raw, ['dashboard', 'data'], noDashboard);
  if (!isRecord(given.user) && !isRecord(given.profile)) throw new Unreadable(noDashboard);
  return {
    user: readUser(given.user),
    profile: profileOf(given),
    staff_profile: readStaff(given.staff_profile),
    memberships: records(given.memberships).map(readMembership),
    recent_activity: readEach(records(given.recent_activity), readActivity),
  };
}

export function readTrainingDashboard(raw: unknown): TrainingDashboard {
  const given = naming(recordIn(raw, ['dashboard', 'data']), ['user', 'profile']);
  return {
    user: readUser(given.user),
    profile: profileOf(given),
    membership: isRecord(given.membership) ? readMembership(given.membership) : null,
  };
}

function readFeedItem(given: Record<string, unknown>): FeedItem {
  const author = rawRecord(given.author);
  return {
    public_id: text(given.public_id, text(given.id)),
    author: {
      name: text(author.name),
      avatar: imageUrl(author.avatar),
      profile_url: textOrNull(author.profile_url),
    },
    created_at: instant(given.created_at),
    content: text(given.content),
    type: text(given.type),
    media_url: imageUrl(given.media_url),
    link_url: textOrNull(given.link_url),
  };
}

/** With paging, the post feed; without it, the older profile reading (SPEC-A 7.7). */
export function readFeed(raw: unknown): FeedPage | Profile {
  if (!Array.isArray(raw) && !Array.isArray(rawRecord(raw).results)) return readProfile(raw);
  const results = readEach(listIn(raw, ['results']), readFeedItem);
  const given = rawRecord(raw);
  return {
    count: countOf(raw, results),
    next: textOrNull(given.next),
    previous: textOrNull(given.previous),
    results,
  };
}
