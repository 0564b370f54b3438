// Written by `pnpm run wire-table` from shapes/account.ts; do not edit.
import type { User } from '../types/account.ts';
import { isNotFalse, record, text } from '../definition/lenient.ts';

export const userRecord = (raw: unknown): User => record(raw, { public_id: text, email: text, is_active: isNotFalse, email_verified: isNotFalse });
