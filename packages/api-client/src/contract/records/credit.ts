// Written by `pnpm run wire-table` from shapes/credit.ts; do not edit.
import type { Credit, CreditEntry } from '../types/credit.ts';
import { choice, price, record, text, textOrNull } from '../definition/lenient.ts';

export const creditRecord = (raw: unknown): Credit => record(raw, { balance: price });
export const creditEntryRecord = (raw: unknown): CreditEntry => record(raw, { id: text, at: text, kind: choice(['refund', 'given', 'gift_card', 'spent', 'forfeited'], 'spent'), amount: price, balance: price, name: text, session_id: textOrNull });
