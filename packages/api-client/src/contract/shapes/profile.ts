import { messages } from '@detroit-well/validation/messages';
import * as z from 'zod';
import {
  boolean,
  count,
  day,
  imageUrl,
  instant,
  otherwise,
  pageLinks,
  publicId,
  record,
  text,
  textOrNull,
} from './primitives.ts';
import { user } from './account.ts';
import { sessionTitle } from './sessions.ts';

/** Gender codes: 1 Female, 2 Male, 3 Non-binary, 4 Prefer not to say; anything else shows Not specified (SPEC-A 3). */
export const profile = record('Profile', 'The profile of a member.', {
  public_id: publicId,
  email: text('josephine@example.com'),
  first_name: text('Josephine'),
  last_name: text('Baker'),
  display_name: text('Josephine'),
  phone: textOrNull('+1 313 555 0142'),
  gender: z
    .number()
    .int()
    .nullable()
    .meta({ examples: [1], description: '1 Female, 2 Male, 3 Non-binary, 4 Prefer not to say.' }),
  date_of_birth: day.nullable(),
  image_url: imageUrl(),
  image_thumbnail: imageUrl('URL of the small profile picture; `null` without one.'),
  waiver_accepted: boolean(true),
  payment_consent: boolean(true),
  reminders: otherwise(z.boolean(), true).describe(
    'Whether the member is reminded a day before each session.',
  ),
});

export const coachedSession = record('CoachedSession', 'A session that the caller coaches.', {
  public_id: publicId,
  title: sessionTitle,
  start_datetime: instant.describe('When the meeting starts; a course has several.'),
  end_datetime: instant.describe('When the meeting ends.'),
  location: text('Eastside Rink, Floor B', 'Where the session takes place.'),
  people_count: count(12, 'How many people are registered.'),
  max_participants: z
    .number()
    .int()
    .nullable()
    .meta({ examples: [20], description: 'Number of places; `null`: unlimited.' }),
});

export const staffProfile = record(
  'StaffProfile',
  'What a member of the team does, and the biography of a coach.',
  {
    role: textOrNull('coach', 'The role in the team, with which they open the office; `null`: none.'),
    is_coach: boolean(true),
    coach_bio: textOrNull(
      'Ten years of roller derby.',
      'What the coach says about themselves; `null` without a text.',
    ),
    next_session: coachedSession
      .nullable()
      .describe('The session in progress or the next one that the caller coaches; `null`: none is planned.'),
  },
);

export const membership = record(
  'Membership',
  'A membership, valid from its start to its end date, both included.',
  {
    public_id: publicId,
    tier: text('Standard', 'Name of the membership.'),
    is_active: boolean(
      true,
      'Whether the membership is active. It counts only on days from its start to its end date.',
    ),
    past_due: boolean(false, 'Whether a payment of it was declined and is due.'),
    start_date: day,
    end_date: day.nullable().describe('`null`: no end.'),
    pause_from: day.nullable().describe('The first day of a pause; `null` without one.'),
    pause_until: day.nullable().describe('The first day after a pause; `null` without one.'),
  },
);

/** An addition: the spec shows a recent-activity card but no source for it. */
export const activity = record('Activity', 'Something that happened to an account.', {
  public_id: publicId,
  kind: otherwise(
    z.enum(['registered', 'cancelled', 'paid', 'refunded', 'waiver', 'waitlist', 'feedback', 'account']),
    'account',
  ).describe('What happened; `text` says it in words.'),
  text: text('Registered for Rhythm & Glide'),
  created_at: instant,
});

export const dashboard = z
  .object({
    user,
    profile,
    staff_profile: staffProfile.nullable().describe('`null` for members who are not staff.'),
    memberships: z.array(membership).describe('All memberships of the caller, ended ones included.'),
    recent_activity: z.array(activity).describe('Recent events of the account, newest first.'),
  })
  .meta({ id: 'Dashboard', description: 'The caller, their memberships and what happened lately.' });

/** The data that the registration check reads (SPEC-A 7.7). */
export const trainingDashboard = z
  .object({ user, profile, membership: membership.nullable().describe('The active one, else the latest.') })
  .meta({
    id: 'TrainingDashboard',
    description: 'The caller and the membership that sets the rate.',
  });

/** Multipart parts: `profile` as JSON text, `image` as a file. As JSON: `{ profile: {...} }`. */
export const imageBody = z
  .object({
    profile_image: z
      .file({ error: messages.imageTypeInvalid })
      .describe('JPEG, PNG or WebP of at most 5 MB.'),
  })
  .meta({ id: 'ProfileImageUpload', description: 'A new profile picture.' });

export const feedItem = record('FeedItem', 'A post of the member feed.', {
  public_id: publicId,
  author: z
    .object({
      name: text('The studio'),
      avatar: imageUrl('URL of a square picture; `null` without one.'),
      profile_url: textOrNull(null, 'URL of the profile; `null` without one.'),
    })
    .describe('Who wrote the post.'),
  created_at: instant,
  content: text('New cohorts open on Monday.', 'The post in plain text.'),
  type: text('post', '`media_post` has a `media_url`.'),
  media_url: imageUrl('URL of the picture of the post; `null` without one.'),
  link_url: textOrNull('/training', 'Path or URL that the post leads to; `null` without one.'),
});

export const feedPage = z
  .object({
    count: count(1, 'Number of posts on all pages.'),
    ...pageLinks,
    results: z.array(feedItem),
  })
  .meta({ id: 'FeedPage', description: 'One page of the member feed.' });
