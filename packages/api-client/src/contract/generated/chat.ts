// Generated from the contract by `pnpm run generate`; do not edit.

import { record, text } from '../definition/lenient.ts';

/** The first frame of a connection that named no token. */
export interface ChatHello {
  token: string;
}

/** A message to everyone in a chat room. */
export interface ChatMessage {
  /** Stable, so that a repeated message can be recognized. */
  id: string;
  /** Id of the person who wrote the message. */
  sender: string;
  /** Name of the person who wrote: first name and initial. */
  sender_name: string;
  /** The text of the message. */
  message: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  timestamp: string;
}

/** Why a chat room rejected a frame. Only its sender gets this, and the connection stays open. */
export interface ChatProblem {
  /** Tells a problem from a message. */
  code: 'validation_failed' | 'thread_closed' | 'rate_limited' | 'unavailable';
  /** A sentence for the person who wrote. */
  error: string;
  /** Seconds, where waiting helps. */
  retry_after?: number | undefined;
}

/** A message that a client sends to a chat room. */
export interface ChatSend {
  /** Ignored: the sender is the user of the token. */
  sender_id?: string | undefined;
  /** The text of the message. */
  message: string;
}

export const chatMessageRecord = (raw: unknown): ChatMessage => record(raw, { id: text, sender: text, sender_name: text, message: text, timestamp: text });
