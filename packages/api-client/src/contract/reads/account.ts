import type { Said } from '../shapes/atoms.ts';
import { recordOrNothing, text } from './loose.ts';

/** A reply that no specification shows: nothing at all will do. */
export function readSaid(raw: unknown): Said {
  return { message: text(recordOrNothing(raw).message) };
}
