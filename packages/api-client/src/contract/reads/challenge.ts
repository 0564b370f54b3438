import { integerOrNull, isRecord, rawRecord, text } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';
import { challengeConfigRecord, challengeRecord } from '../generated/challenge.ts';
import type { Challenge, ChallengeConfig } from '../generated/challenge.ts';

const unreadable = 'The security check could not be read.';
const mostZeroBits = 32;

/** Rejects a challenge without salt, or with a difficulty that no browser can solve. */
export function readChallenge(raw: unknown): Challenge {
  const read = challengeRecord(raw);
  const isMissing = integerOrNull(rawRecord(raw).difficulty) === null;
  if (read.salt === '' || isMissing || read.difficulty > mostZeroBits) throw new Unreadable(unreadable);
  return read;
}

export function readSolved(raw: unknown): { token: string } {
  const token = text(rawRecord(raw).token);
  if (token === '') throw new Unreadable('The security check gave no token.');
  return { token };
}

export function readChallengeConfig(raw: unknown): ChallengeConfig {
  if (!isRecord(raw)) throw new Unreadable(unreadable);
  return challengeConfigRecord(raw);
}
