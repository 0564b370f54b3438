// Written by `pnpm run wire-table` from shapes/registered-sessions.ts; do not edit.
import type { LedgerEntry, Material, Participant, RegistrationDetail, SessionMessage, SessionUpdate } from '../types/registered-sessions.ts';
import { choice, imageUrl, integer, isTrue, list, orNull, price, record, text, textOrNull } from '../definition/lenient.ts';
import { feedbackRecord, instalmentRecord } from './registrations.ts';

export const ledgerLineRecord = (raw: unknown): LedgerEntry => record(raw, { kind: choice(['charge', 'refund'], 'charge'), amount: price, created_at: text, status: choice(['succeeded', 'pending', 'failed'], 'pending') });
export const materialRecord = (raw: unknown): Material => record(raw, { public_id: text, title: text, file_name: text, content_type: text, size_bytes: integer });
export const participantRecord = (raw: unknown): Participant => record(raw, { public_id: text, name: text, avatar: imageUrl, is_coach: isTrue });
export const registrationDetailRecord = (raw: unknown): RegistrationDetail => record(raw, { public_id: text, session_id: text, session_title: text, start_datetime: text, status: choice(['confirmed', 'held', 'cancelled', 'expired', 'completed'], 'confirmed'), payment_status: choice(['paid', 'pending', 'failed', 'refunded', 'free', 'void'], 'pending'), payment_plan: choice(['full', 'bi_weekly', 'weekly'], 'full'), price: price, rate: choice(['member', 'public'], 'public'), instalments: list(instalmentRecord), created_at: text, hold_expires_at: textOrNull, payments: list(ledgerLineRecord), cancellation: (raw) => record(raw, { can_cancel: isTrue, refund_amount: price, refund_deadline: text }), feedback: orNull(feedbackRecord) });
export const sessionMessageRecord = (raw: unknown): SessionMessage => record(raw, { public_id: text, sender: text, sender_name: text, message: text, created_at: text, is_mine: isTrue });
export const updateRecord = (raw: unknown): SessionUpdate => record(raw, { public_id: text, title: text, body: text, created_at: text, read: isTrue });
