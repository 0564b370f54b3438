import { rawRecord } from '../definition/lenient.ts';
import { openingRecord } from '../generated/openings.ts';
import type { Opening } from '../generated/openings.ts';
import { readSession } from './session.ts';

export function readOpening(raw: unknown): Opening {
  const given = rawRecord(raw);
  return { ...openingRecord(given), session: readSession(given.session) };
}
