// Written by `pnpm run wire-table` from shapes/waiver.ts; do not edit.
import type { WaiverContent, WaiverRule, WaiverStatus } from '../types/waiver.ts';
import { isTrue, list, record, text, textOrNull } from '../definition/lenient.ts';

export const ruleRecord = (raw: unknown): WaiverRule => record(raw, { title: text, content: text });
export const waiverContentRecord = (raw: unknown): WaiverContent => record(raw, { title: text, body: text, rules: list(ruleRecord), effective_date: text, version: text, text_hash: text });
export const waiverStatusRecord = (raw: unknown): WaiverStatus => record(raw, { waiver_accepted: isTrue, payment_consent: isTrue, waiver_accepted_date: textOrNull, payment_consent_date: textOrNull, accepted_version: textOrNull, current_version: text });
