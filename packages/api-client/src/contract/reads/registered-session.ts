import type {
  LedgerLine,
  Material,
  Participant,
  RegisteredSessionDetail,
  SessionMessage,
  SessionUpdate,
} from '../shapes/registered-sessions.ts';
import type { RefundPreview } from '../shapes/registrations.ts';
import {
  eachIn,
  isRecord,
  rawRecord,
  naming,
  oneOf,
  price,
  recordIn,
  text,
  textOrNull,
  integer,
} from './lenient.ts';
import type { RawRecord } from './lenient.ts';
import { parts, readRegisteredSession } from './registered-sessions.ts';
import { readFeedback } from './registrations.ts';

function readLine(given: RawRecord): LedgerLine {
  return {
    kind: oneOf(['charge', 'refund'], given.kind, 'charge'),
    amount: price(given.amount),
    created_at: text(given.created_at),
    status: oneOf(['pending', 'succeeded', 'failed'], given.status, 'pending'),
  };
}

export function readRegisteredSessionDetail(raw: unknown): RegisteredSessionDetail {
  const { registration } = parts(raw);
  const read = readRegisteredSession(raw);
  const cancellation = rawRecord(registration.cancellation);
  return {
    ...read,
    registration: {
      ...read.registration,
      payments: Array.isArray(registration.payments)
        ? registration.payments.filter(isRecord).map(readLine)
        : [],
      cancellation: {
        can_cancel: cancellation.can_cancel === true,
        refund_amount: price(cancellation.refund_amount),
        refund_deadline: text(cancellation.refund_deadline),
      },
      feedback: isRecord(registration.feedback) ? readFeedback(registration.feedback) : null,
    },
  };
}

export function readRefundPreview(raw: unknown): RefundPreview {
  const given = naming(recordIn(raw, []), ['refund_amount']);
  return {
    can_cancel: given.can_cancel === true,
    paid_amount: price(given.paid_amount),
    refund_amount: price(given.refund_amount),
    full_refund: given.full_refund === true,
    refund_deadline: text(given.refund_deadline),
    open_instalments: integer(given.open_instalments),
  };
}

export const readUpdates = eachIn(['updates', 'results'], (given): SessionUpdate => ({
  public_id: text(given.public_id, text(given.id)),
  title: text(given.title),
  body: text(given.body),
  created_at: text(given.created_at),
  read: given.read === true,
}));

export function readSessionMessage(raw: unknown): SessionMessage {
  const given = naming(recordIn(raw, []), ['message']);
  return {
    public_id: text(given.public_id, text(given.id)),
    sender: text(given.sender),
    sender_name: text(given.sender_name),
    message: text(given.message),
    created_at: text(given.created_at),
    is_mine: given.is_mine === true,
  };
}

export const readSessionMessages = eachIn(['messages', 'results'], readSessionMessage);

export const readParticipants = eachIn(['participants', 'results'], (given): Participant => ({
  public_id: text(given.public_id, text(given.id)),
  name: text(given.name),
  avatar: textOrNull(given.avatar),
  is_coach: given.is_coach === true,
}));

export const readMaterials = eachIn(['materials', 'results'], (given): Material => ({
  public_id: text(given.public_id, text(given.id)),
  title: text(given.title),
  file_name: text(given.file_name),
  content_type: text(given.content_type),
  size_bytes: integer(given.size_bytes),
}));

/** A link for `google` and `outlook`; the file's text for `ics`. */
export function readCalendar(raw: unknown): { url: string | null; ics: string | null } {
  if (typeof raw === 'string') return { url: null, ics: raw };
  return { url: text(rawRecord(raw).url) || null, ics: null };
}
