import type { SessionMessage } from '@detroit-well/api-client/contract';
import { unconfirmed } from '@detroit-well/api-client/errors';
import { messageDayKey } from '../../format/message-day.ts';

/** A message of the member that the server has not accepted. Its key is the idempotency key of every attempt. */
export interface UnsentMessage {
  readonly key: string;
  readonly text: string;
  /** Why the last attempt failed; undefined while one is in flight. */
  readonly problem?: string | undefined;
  /** When a rate limit ends, in milliseconds since the epoch. */
  readonly retryAt?: number | undefined;
}

/** The problem of a message whose response was lost, or that was in flight when the member left the page. */
export const unknownOutcome = `${unconfirmed('this was sent')} A second try will not send it twice.`;

/** The number of messages that are shown at first. */
export const shownFirst = 4;

/**
 * Merges pages, which the query returns newest first and each oldest first, into one thread. A message on two pages appears
 * once.
 */
export function threadOf(pages: readonly (readonly SessionMessage[])[]): SessionMessage[] {
  const byId = new Map(
    pages
      .toReversed()
      .flat()
      .map((message) => [message.public_id, message]),
  );
  return [...byId.values()];
}

/** Tells if a message is the first of its day, and if it follows a message of the same person. */
export function positionInThread(messages: readonly SessionMessage[], index: number) {
  const [before, message] = [messages[index - 1], messages[index]];
  const sameDay =
    before !== undefined &&
    message !== undefined &&
    messageDayKey(before.created_at) === messageDayKey(message.created_at);
  return {
    beginsDay: !sameDay,
    following: sameDay && before.sender === message.sender && !before.is_mine,
  };
}
