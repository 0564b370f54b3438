// Written by `pnpm run wire-table` from shapes/auth.ts; do not edit.
import type { OwnSignIn } from '../types/auth.ts';
import { isTrue, record, text } from '../definition/lenient.ts';

export const ownSignInRecord = (raw: unknown): OwnSignIn => record(raw, { public_id: text, device: text, network: text, created_at: text, last_used_at: text, is_current: isTrue });
