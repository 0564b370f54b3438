import type { Challenge, ChallengeConfig } from '../shapes/challenge.ts';
import { isRecord, rawRecord, oneOf, text, textOrNull, integerOrNull } from './lenient.ts';
import { Unreadable } from './unreadable.ts';

const unreadable = 'The security check could not be read.';
const mostZeroBits = 32;

/** Rejects a challenge without salt, or with a difficulty that no browser can solve. */
export function readChallenge(raw: unknown): Challenge {
  const given = rawRecord(raw);
  const difficulty = integerOrNull(given.difficulty);
  const salt = text(given.salt);
  if (salt === '' || difficulty === null || difficulty > mostZeroBits) {
    throw new Unreadable(unreadable);
  }
  return {
    challenge_id: text(given.challenge_id),
    salt,
    difficulty,
    expires_at: text(given.expires_at),
  };
}

export function readSolved(raw: unknown): { token: string } {
  const token = text(rawRecord(raw).token);
  if (token === '') throw new Unreadable('The security check gave no token.');
  return { token };
}

/** An unknown provider counts as the local check. */
export function readChallengeConfig(raw: unknown): ChallengeConfig {
  if (!isRecord(raw)) throw new Unreadable(unreadable);
  return {
    provider: oneOf(['local', 'turnstile'], raw.provider, 'local'),
    site_key: textOrNull(raw.site_key),
  };
}
