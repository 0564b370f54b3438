// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, integer, record, text, textOrNull } from '../definition/lenient.ts';

/** A proof of work, which shows that a browser took some time. */
export interface Challenge {
  /** Id of the challenge. */
  challenge_id: string;
  /** Text that precedes the nonce. */
  salt: string;
  /** Number of leading zero bits that SHA-256(salt + nonce) needs. */
  difficulty: number;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  expires_at: string;
}

/** The human check that the server uses. */
export interface ChallengeConfig {
  /** Which human check to show. */
  provider: 'local' | 'turnstile';
  /** The site key of Turnstile; `null` for the local challenge. */
  site_key: string | null;
}

/** The proof of a solved challenge. */
export interface ChallengeToken {
  /** Single use. Send it as `turnstile_token`. */
  token: string;
}

/** The solution of a challenge. */
export interface SolveChallengeParams {
  /** Id of the challenge. */
  challenge_id: string;
  /** The solution: SHA-256(salt + nonce) starts with the required number of zero bits. */
  nonce: string;
}

export const challengeRecord = (raw: unknown): Challenge => record(raw, { challenge_id: text, salt: text, difficulty: integer, expires_at: text });

export const challengeConfigRecord = (raw: unknown): ChallengeConfig => record(raw, { provider: choice(['local', 'turnstile'], 'local'), site_key: textOrNull });
