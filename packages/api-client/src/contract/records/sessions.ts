// Written by `pnpm run wire-table` from shapes/sessions.ts; do not edit.
import type { Coach, Meeting, Session, SessionDay, SessionFacet, SessionFacetOption, SessionFacets } from '../types/sessions.ts';
import { choice, choiceOrNull, imageUrl, integer, integerOrNull, isTrue, list, orNull, price, record, text, textOrNull, texts } from '../definition/lenient.ts';
import { studioPictureRecord } from './pictures.ts';
import { programOfSessionRecord } from './programs.ts';

export const coachRecord = (raw: unknown): Coach => record(raw, { public_id: text, name: text, slug: text, bio: text, certifications: texts, image_url: imageUrl, picture: orNull(studioPictureRecord) });
export const meetingRecord = (raw: unknown): Meeting => record(raw, { start_datetime: text, end_datetime: text });
export const sessionRecord = (raw: unknown): Session => record(raw, { public_id: text, title: text, description: text, program: programOfSessionRecord, coach_name: text, coach: orNull(coachRecord), start_datetime: text, end_datetime: text, meetings: list(meetingRecord), location: text, price_member: price, price_public: price, price: price, is_full: isTrue, available_spots: integerOrNull, max_participants: integerOrNull, current_registrations: integer, registration_open: isTrue, session_type: choice(['upcoming', 'completed'], 'upcoming'), payment_status: choiceOrNull(['paid', 'pending', 'failed', 'refunded', 'free', 'void'], 'pending'), has_updates: isTrue, requirements: texts, what_to_bring: texts, status: choice(['scheduled', 'cancelled', 'rescheduled'], 'scheduled'), is_registered: isTrue, image_url: imageUrl, picture: orNull(studioPictureRecord) });
export const sessionDayRecord = (raw: unknown): SessionDay => record(raw, { day: text, count: integer });
export const sessionFacetRecord = (raw: unknown): SessionFacet => record(raw, { name: text, without: integer, options: list(sessionFacetOptionRecord) });
export const sessionFacetOptionRecord = (raw: unknown): SessionFacetOption => record(raw, { value: text, label: text, count: integer });
export const sessionFacetsRecord = (raw: unknown): SessionFacets => record(raw, { count: integer, total: integer, first_day: textOrNull, last_day: textOrNull, days: list(sessionDayRecord), facets: list(sessionFacetRecord) });
