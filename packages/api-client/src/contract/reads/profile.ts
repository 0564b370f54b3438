import {
  countOf,
  imageUrl,
  instant,
  isRecord,
  list,
  listIn,
  naming,
  orNull,
  rawRecord,
  readEach,
  recordIn,
  recordOrEmpty,
  text,
  textOrNull,
} from '../definition/lenient.ts';
import type { RawRecord } from '../definition/lenient.ts';
import { noDashboard, Unreadable } from '../definition/unreadable.ts';
import { userRecord } from '../generated/account.ts';
import {
  activityRecord,
  feedItemRecord,
  membershipRecord,
  profileRecord,
  staffProfileRecord,
} from '../generated/profile.ts';
import type {
  Activity,
  Dashboard,
  FeedItem,
  FeedPage,
  Profile,
  TrainingDashboard,
} from '../generated/profile.ts';

const profileKeys = ['public_id', 'email', 'user', 'first_name', 'last_name', 'display_name', 'user_name'];

/** Bare or nested under `profile`; `dob` or `date_of_birth`; `user_name` or `display_name`; image as text or object. */
export function readProfile(raw: unknown): Profile {
  const outer = recordIn(raw, []);
  return profileIn(naming({ ...outer, ...rawRecord(outer.profile) }, profileKeys), outer);
}

function profileIn(given: RawRecord, outer: RawRecord): Profile {
  const read = profileRecord(given);
  const user = rawRecord(outer.user);
  const image = imageUrl(given.image_url, given.image, given.image_thumbnail);
  return {
    ...read,
    public_id: text(given.public_id, text(user.public_id)),
    email: text(given.email, text(user.email)),
    display_name: text(given.display_name, text(given.user_name)),
    date_of_birth: read.date_of_birth ?? textOrNull(given.dob),
    image_url: image,
    image_thumbnail: read.image_thumbnail ?? image,
  };
}

/** The response to a change under the older reading, which no specification shows. */
export function readChangedProfile(raw: unknown): Profile {
  const outer = recordOrEmpty(raw);
  return profileIn({ ...outer, ...rawRecord(outer.profile) }, outer);
}

const readActivity = (given: RawRecord): Activity => ({
  ...activityRecord(given),
  created_at: instant(given.created_at),
});

const profileOf = (given: RawRecord): Profile => profileIn(rawRecord(given.profile), given);

export function readDashboard(raw: unknown): Dashboard {
  const given = recordIn(raw, ['dashboard', 'data'], noDashboard);
  if (!isRecord(given.user) && !isRecord(given.profile)) throw new Unreadable(noDashboard);
  return {
    user: userRecord(given.user),
    profile: profileOf(given),
    staff_profile: orNull(staffProfileRecord)(given.staff_profile),
    memberships: list(membershipRecord)(given.memberships),
    recent_activity: readEach(list((one) => one)(given.recent_activity), readActivity),
  };
}

export function readTrainingDashboard(raw: unknown): TrainingDashboard {
  const given = naming(recordIn(raw, ['dashboard', 'data']), ['user', 'profile']);
  return {
    user: userRecord(given.user),
    profile: profileOf(given),
    membership: orNull(membershipRecord)(given.membership),
  };
}

const readFeedItem = (given: RawRecord): FeedItem => ({
  ...feedItemRecord(given),
  created_at: instant(given.created_at),
});

const noFeed: FeedPage = { count: 0, next: null, previous: null, results: [] };

/** The post feed. A server with the older reading of the path responds with the profile (SPEC-A 7.7) and has no posts. */
export function readFeed(raw: unknown): FeedPage {
  const isProfile = !Array.isArray(raw) && !Array.isArray(rawRecord(raw).results);
  if (isProfile && readProfile(raw)) return noFeed;
  const results = readEach(listIn(raw, ['results']), readFeedItem);
  const given = rawRecord(raw);
  return {
    count: countOf(raw, results),
    next: textOrNull(given.next),
    previous: textOrNull(given.previous),
    results,
  };
}
