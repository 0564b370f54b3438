import type { WaiverContent, WaiverStatus } from '../shapes/waiver.ts';
import { isRecord, naming, recordIn, text, textOrNull } from './lenient.ts';
import { Unreadable } from './unreadable.ts';

/** Accepts rules as records, or wrapped in `value` as content systems send them. A waiver without text cannot be signed. */
export function readWaiverContent(raw: unknown): WaiverContent {
  const given = recordIn(raw, ['waiver', 'data']);
  const rules = Array.isArray(given.rules) ? given.rules.filter(isRecord) : [];
  if (text(given.body) === '' && rules.length === 0) throw new Unreadable('The waiver has no text.');
  return {
    title: text(given.title),
    body: text(given.body),
    rules: rules.map((rule) => {
      const inner = isRecord(rule.value) ? rule.value : rule;
      return { title: text(inner.title), content: text(inner.content) };
    }),
    effective_date: text(given.effective_date),
    version: text(given.version),
    text_hash: text(given.text_hash),
  };
}

export function readWaiverStatus(raw: unknown): WaiverStatus {
  const given = naming(recordIn(raw, ['waiver', 'status', 'data']), ['waiver_accepted', 'payment_consent']);
  return {
    waiver_accepted: given.waiver_accepted === true,
    payment_consent: given.payment_consent === true,
    waiver_accepted_date: textOrNull(given.waiver_accepted_date),
    payment_consent_date: textOrNull(given.payment_consent_date),
    accepted_version: textOrNull(given.accepted_version),
    current_version: text(given.current_version),
  };
}
