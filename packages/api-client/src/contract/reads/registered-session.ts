import { eachIn, naming, rawRecord, recordIn, text } from '../definition/lenient.ts';
import {
  materialRecord,
  participantRecord,
  registrationDetailRecord,
  sessionMessageRecord,
  updateRecord,
} from '../records/registered-sessions.ts';
import { refundPreviewRecord } from '../records/registrations.ts';
import type { RegisteredSessionDetail } from '../shapes/registered-sessions.ts';
import { parts, readRegisteredSession } from './registered-sessions.ts';

export function readRegisteredSessionDetail(raw: unknown): RegisteredSessionDetail {
  const read = readRegisteredSession(raw);
  const detail = registrationDetailRecord(parts(raw).registration);
  return { ...read, registration: { ...detail, ...read.registration } };
}

export const readRefundPreview = (raw: unknown) =>
  refundPreviewRecord(naming(recordIn(raw, []), ['refund_amount']));

export const readSessionMessage = (raw: unknown) =>
  sessionMessageRecord(naming(recordIn(raw, []), ['message']));

export const readUpdates = eachIn(['updates', 'results'], updateRecord);
export const readSessionMessages = eachIn(['messages', 'results'], readSessionMessage);
export const readParticipants = eachIn(['participants', 'results'], participantRecord);
export const readMaterials = eachIn(['materials', 'results'], materialRecord);

/** A link for `google` and `outlook`; the file's text for `ics`. */
export function readCalendar(raw: unknown): { url: string | null; ics: string | null } {
  if (typeof raw === 'string') return { url: null, ics: raw };
  return { url: text(rawRecord(raw).url) || null, ics: null };
}
