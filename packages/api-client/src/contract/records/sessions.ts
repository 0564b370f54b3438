// Written by `pnpm run wire-table` from shapes/sessions.ts; do not edit.
import type { Coach, Session } from '../types/sessions.ts';
import { choice, choiceOrNull, imageUrl, integer, integerOrNull, isTrue, orNull, price, record, text, texts } from '../definition/lenient.ts';
import { programOfSessionRecord } from './programs.ts';

export const coachRecord = (raw: unknown): Coach => record(raw, { public_id: text, name: text, slug: text, bio: text, certifications: texts, image_url: imageUrl });
export const sessionRecord = (raw: unknown): Session => record(raw, { public_id: text, title: text, description: text, program: programOfSessionRecord, coach_name: text, coach: orNull(coachRecord), start_datetime: text, end_datetime: text, location: text, price_member: price, price_public: price, price: price, is_full: isTrue, available_spots: integerOrNull, max_participants: integerOrNull, current_registrations: integer, registration_open: isTrue, session_type: choice(['upcoming', 'completed'], 'upcoming'), payment_status: choiceOrNull(['paid', 'pending', 'failed', 'refunded', 'free', 'void'], 'pending'), has_updates: isTrue, requirements: texts, what_to_bring: texts, status: choice(['scheduled', 'cancelled', 'rescheduled'], 'scheduled'), is_registered: isTrue, image_url: imageUrl });
