import { isRecord, list, naming, recordIn, recordOrEmpty } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';
import {
  linkSignedRecord,
  ruleRecord,
  waiverContentRecord,
  waiverLinkRecord,
  waiverStatusRecord,
} from '../generated/waiver.ts';
import type { WaiverContent, WaiverLink, WaiverLinkSigned, WaiverStatus } from '../generated/waiver.ts';

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

/** A link without a waiver has nothing to sign. */
export function readWaiverLink(raw: unknown): WaiverLink {
  const given = recordIn(raw, ['link', 'data']);
  return { ...waiverLinkRecord(given), waiver: readWaiverContent(given.waiver) };
}

export const readLinkSigned = (raw: unknown): WaiverLinkSigned => linkSignedRecord(recordOrEmpty(raw, []));
