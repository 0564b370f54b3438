// Written by `pnpm run wire-table` from shapes/profile.ts; do not edit.
import type { Activity, CoachedSession, FeedItem, Membership, Profile, StaffProfile } from '../types/profile.ts';
import { choice, imageUrl, integer, integerOrNull, isNotFalse, isTrue, orNull, record, text, textOrNull } from '../definition/lenient.ts';

export const activityRecord = (raw: unknown): Activity => record(raw, { public_id: text, kind: choice(['registered', 'cancelled', 'paid', 'refunded', 'waiver', 'waitlist', 'feedback', 'account'], 'account'), text: text, created_at: text });
export const coachedSessionRecord = (raw: unknown): CoachedSession => record(raw, { public_id: text, title: text, start_datetime: text, end_datetime: text, location: text, people_count: integer, max_participants: integerOrNull });
export const feedItemRecord = (raw: unknown): FeedItem => record(raw, { public_id: text, author: (raw) => record(raw, { name: text, avatar: imageUrl, profile_url: textOrNull }), created_at: text, content: text, type: text, media_url: imageUrl, link_url: textOrNull });
export const membershipRecord = (raw: unknown): Membership => record(raw, { public_id: text, tier: text, is_active: isTrue, start_date: text, end_date: textOrNull, pause_from: textOrNull, pause_until: textOrNull });
export const profileRecord = (raw: unknown): Profile => record(raw, { public_id: text, email: text, first_name: text, last_name: text, display_name: text, phone: textOrNull, gender: integerOrNull, date_of_birth: textOrNull, image_url: imageUrl, image_thumbnail: imageUrl, waiver_accepted: isTrue, payment_consent: isTrue, reminders: isNotFalse });
export const staffProfileRecord = (raw: unknown): StaffProfile => record(raw, { role: textOrNull, is_coach: isTrue, coach_bio: textOrNull, next_session: orNull(coachedSessionRecord) });
