import type { MessageReply } from '../generated/primitives.ts';
import { recordOrEmpty, text } from '../definition/lenient.ts';

/** A response that no specification shows; it may be empty. */
export function readSaid(raw: unknown): MessageReply {
  return { message: text(recordOrEmpty(raw).message) };
}
