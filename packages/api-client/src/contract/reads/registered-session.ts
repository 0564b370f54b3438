import { eachIn, naming, rawRecord, recordIn, recordOrEmpty, text } from '../definition/lenient.ts';
import {
  materialRecord,
  moveOptionsRecord,
  moveResultRecord,
  participantRecord,
  registrationDetailRecord,
  sessionMessageRecord,
  updateRecord,
} from '../generated/registered-sessions.ts';
import { refundPreviewRecord } from '../generated/registrations.ts';
import type {
  CalendarEntry,
  Material,
  MoveOptions,
  MoveResult,
  Participant,
  RegisteredSessionDetail,
  SessionMessage,
  SessionUpdate,
} from '../generated/registered-sessions.ts';
import { parts, readRegisteredSession } from './registered-sessions.ts';
import type { RefundPreview } from '../generated/registrations.ts';

export function readRegisteredSessionDetail(raw: unknown): RegisteredSessionDetail {
  const read = readRegisteredSession(raw);
  const detail = registrationDetailRecord(parts(raw).registration);
  return { ...read, registration: { ...detail, ...read.registration } };
}

export const readRefundPreview = (raw: unknown): RefundPreview =>
  refundPreviewRecord(naming(recordIn(raw, []), ['refund_amount']));

export const readMoveOptions = (raw: unknown): MoveOptions =>
  moveOptionsRecord(naming(recordIn(raw, []), ['can_move', 'dates']));

export const readMoveResult = (raw: unknown): MoveResult =>
  moveResultRecord(naming(recordIn(raw, []), ['registration', 'payment', 'message']));

const readSessionMessage = (raw: unknown): SessionMessage =>
  sessionMessageRecord(naming(recordIn(raw, []), ['message']));

/** The reply to sending, which may be empty. */
export const readSentMessage = (raw: unknown): SessionMessage => sessionMessageRecord(recordOrEmpty(raw));

export const readUpdates = eachIn<SessionUpdate>(['updates', 'results'], updateRecord);
export const readSessionMessages = eachIn(['messages', 'results'], readSessionMessage);
export const readParticipants = eachIn<Participant>(['participants', 'results'], participantRecord);
export const readMaterials = eachIn<Material>(['materials', 'results'], materialRecord);

/** A link for `google` and `outlook`; the file's text for `ics`. */
export function readCalendar(raw: unknown): CalendarEntry {
  if (typeof raw === 'string') return { url: null, ics: raw };
  return { url: text(rawRecord(raw).url) || null, ics: null };
}
