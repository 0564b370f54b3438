// Written by `pnpm run wire-table` from shapes/challenge.ts; do not edit.
import type { Challenge, ChallengeConfig } from '../types/challenge.ts';
import { choice, integer, record, text, textOrNull } from '../definition/lenient.ts';

export const challengeRecord = (raw: unknown): Challenge => record(raw, { challenge_id: text, salt: text, difficulty: integer, expires_at: text });
export const challengeConfigRecord = (raw: unknown): ChallengeConfig => record(raw, { provider: choice(['local', 'turnstile'], 'local'), site_key: textOrNull });
