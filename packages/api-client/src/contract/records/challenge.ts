// Written by `pnpm run wire-table` from shapes/challenge.ts; do not edit.
import type * as z from 'zod';
import type * as shapes from '../shapes/challenge.ts';
import { choice, integer, record, text, textOrNull } from '../definition/lenient.ts';

export const challengeRecord = (raw: unknown): z.infer<typeof shapes.challenge> => record(raw, { challenge_id: text, salt: text, difficulty: integer, expires_at: text });
export const challengeConfigRecord = (raw: unknown): z.infer<typeof shapes.challengeConfig> => record(raw, { provider: choice(['local', 'turnstile'], 'local'), site_key: textOrNull });
