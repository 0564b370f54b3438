// Written by `pnpm run wire-table` from shapes/waiver.ts; do not edit.
import type * as z from 'zod';
import type * as shapes from '../shapes/waiver.ts';
import { isTrue, list, record, text, textOrNull } from '../definition/lenient.ts';

export const ruleRecord = (raw: unknown): z.infer<typeof shapes.rule> => record(raw, { title: text, content: text });
export const waiverContentRecord = (raw: unknown): z.infer<typeof shapes.waiverContent> => record(raw, { title: text, body: text, rules: list(ruleRecord), effective_date: text, version: text, text_hash: text });
export const waiverStatusRecord = (raw: unknown): z.infer<typeof shapes.waiverStatus> => record(raw, { waiver_accepted: isTrue, payment_consent: isTrue, waiver_accepted_date: textOrNull, payment_consent_date: textOrNull, accepted_version: textOrNull, current_version: text });
