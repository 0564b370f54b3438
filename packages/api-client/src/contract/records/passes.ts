// Written by `pnpm run wire-table` from shapes/passes.ts; do not edit.
import type { OwnPass, OwnPasses, PassEntry, PassPurchase, PassResult } from '../types/passes.ts';
import { choice, integer, list, price, record, text, textOrNull } from '../definition/lenient.ts';

export const ownPassRecord = (raw: unknown): OwnPass => record(raw, { id: text, name: text, credits: integer, credits_left: integer, left: integer, booked: integer, used: integer, refunded: integer, expires_on: text, left_until: list((raw) => record(raw, { expires_on: text, left: integer })), bought_at: text, next_session_at: textOrNull, payment: passPurchaseRecord });
export const ownPassesRecord = (raw: unknown): OwnPasses => record(raw, { credits_left: integer, left: integer, passes: list(ownPassRecord), history: list(passEntryRecord) });
export const passEntryRecord = (raw: unknown): PassEntry => record(raw, { at: text, kind: choice(['bought', 'booked', 'returned', 'refunded', 'expired'], 'booked'), pass_name: text, credits: integer, left: integer, expires_on: text, session_title: textOrNull, session_at: textOrNull });
export const passPurchaseRecord = (raw: unknown): PassPurchase => record(raw, { id: text, amount: price, refunded_amount: price });
export const passResultRecord = (raw: unknown): PassResult => record(raw, { pass_id: text, payment: (raw) => record(raw, { status: choice(['succeeded', 'requires_action', 'failed'], 'failed'), client_secret: textOrNull, amount: price }), message: text });
