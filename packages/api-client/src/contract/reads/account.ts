import type { Said } from '../shapes/atoms.ts';
import { recordOrNothing, text } from './loose.ts';

/** A response that no specification shows; it may be empty. */
export function readSaid(raw: unknown): Said {
  return { message: text(recordOrNothing(raw).message) };
}
