import { isRecord, list, naming, recordIn } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';
import { ruleRecord, waiverContentRecord, waiverStatusRecord } from '../records/waiver.ts';
import type { WaiverContent, WaiverStatus } from '../shapes/waiver.ts';

/** Accepts rules as records, or wrapped in `value` as content systems send them. A waiver without text cannot be signed. */
export function readWaiverContent(raw: unknown): WaiverContent {
  const given = recordIn(raw, ['waiver', 'data']);
  const rules = list((rule) => ruleRecord(isRecord(rule.value) ? rule.value : rule))(given.rules);
  const read = { ...waiverContentRecord(given), rules };
  if (read.body === '' && rules.length === 0) throw new Unreadable('The waiver has no text.');
  return read;
}

export const readWaiverStatus = (raw: unknown): WaiverStatus =>
  waiverStatusRecord(
    naming(recordIn(raw, ['waiver', 'status', 'data']), ['waiver_accepted', 'payment_consent']),
  );
