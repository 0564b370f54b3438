// Written by `pnpm run wire-table` from shapes/account.ts; do not edit.
import type * as z from 'zod';
import type * as shapes from '../shapes/account.ts';
import { isNotFalse, record, text } from '../definition/lenient.ts';

export const userRecord = (raw: unknown): z.infer<typeof shapes.user> => record(raw, { public_id: text, email: text, is_active: isNotFalse });
