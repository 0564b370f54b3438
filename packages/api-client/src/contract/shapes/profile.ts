import { messages } from '@detroit-well/validation/messages';
import * as z from 'zod';
import { day, instant, publicId } from './atoms.ts';
import { user } from './account.ts';

/** Gender codes: 1 Female, 2 Male, 3 Non-binary, 4 Prefer not to say; anything else shows Not specified (Spec A 3). */
export const profile = z.object({
  public_id: publicId,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  display_name: z.string(),
  phone: z.string().nullable(),
  gender: z.number().int().nullable(),
  date_of_birth: day.nullable(),
  image_url: z.string().nullable(),
  image_thumbnail: z.string().nullable(),
  waiver_accepted: z.boolean(),
  payment_consent: z.boolean(),
});

export const staffProfile = z.object({ is_coach: z.boolean(), coach_bio: z.string().nullable() });

export const membership = z.object({
  public_id: publicId,
  tier: z.string(),
  is_active: z.boolean(),
  start_date: day,
  end_date: day.nullable(),
});

/** An addition: the spec draws a recent-activity card and names no source for it. */
export const activity = z.object({
  public_id: publicId,
  kind: z.enum(['registered', 'cancelled', 'paid', 'refunded', 'waiver', 'waitlist', 'feedback', 'account']),
  text: z.string(),
  created_at: instant,
});

export const dashboard = z.object({
  user,
  profile,
  staff_profile: staffProfile.nullable(),
  memberships: z.array(membership),
  recent_activity: z.array(activity),
});

/** What the registration gate reads (Decision 2.7). */
export const trainingDashboard = z.object({
  user,
  profile,
  membership: membership.nullable(),
});

/** Multipart parts: `profile` as JSON text, `image` as a file. As JSON: `{ profile: {...} }`. */
export const imageBody = z.object({ profile_image: z.file({ error: messages.imageTypeInvalid }) });

export const feedItem = z.object({
  public_id: publicId,
  author: z.object({ name: z.string(), avatar: z.string().nullable(), profile_url: z.string().nullable() }),
  created_at: instant,
  content: z.string(),
  type: z.string(),
  media_url: z.string().nullable(),
  link_url: z.string().nullable(),
});

export const feedPage = z.object({
  count: z.number().int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(feedItem),
});

export type Profile = z.infer<typeof profile>;
export type StaffProfile = z.infer<typeof staffProfile>;
export type Membership = z.infer<typeof membership>;
export type Activity = z.infer<typeof activity>;
export type Dashboard = z.infer<typeof dashboard>;
export type TrainingDashboard = z.infer<typeof trainingDashboard>;
export type FeedItem = z.infer<typeof feedItem>;
export type FeedPage = z.infer<typeof feedPage>;
