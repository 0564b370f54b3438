import { isRecord, list, naming, recordIn, recordOrEmpty } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';
import { ruleRecord, waiverContentRecord, waiverStatusRecord } from '../generated/waiver.ts';
import type { WaiverContent, WaiverStatus } from '../generated/waiver.ts';

/** Accepts rules as records, or wrapped in `value` as content systems send them. A waiver without text cannot be signed. */
export function readWaiverContent(raw: unknown): WaiverContent {
  const given = recordIn(raw, ['waiver', 'data']);
  const rules = list((rule) => ruleRecord(isRecord(rule.value) ? rule.value : rule))(given.rules);
  const read = { ...waiverContentRecord(given), rules };
  if (read.body === '' && rules.length === 0) throw new Unreadable('The waiver has no text.');
  return read;
}

const wrappers = ['waiver', 'status', 'data'];

export const readWaiverStatus = (raw: unknown): WaiverStatus =>
  waiverStatusRecord(naming(recordIn(raw, wrappers), ['waiver_accepted', 'payment_consent']));

/** The reply to signing, which may be empty. */
export const readSignedWaiver = (raw: unknown): WaiverStatus =>
  waiverStatusRecord(recordOrEmpty(raw, wrappers));
