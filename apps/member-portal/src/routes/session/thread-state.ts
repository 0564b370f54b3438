import type { SessionMessage } from '@detroit-well/api-client/contract';
import { messageDayKey } from '../../words/message-day.ts';

/** A message of the reader that the server has not taken. Its key is the idempotency key of every try. */
export interface UnsentMessage {
  readonly key: string;
  readonly text: string;
  /** Why the last try failed; undefined while one is under way. */
  readonly problem?: string | undefined;
  /** When a rate limit ends, in milliseconds since the epoch. */
  readonly retryAt?: number | undefined;
}

/** A message whose answer was lost, or that was under way when the page was left. */
export const unknownOutcome = 'We do not know whether this was sent. A second try will not send it twice.';

/** How many messages are shown before the reader asks for more. */
export const shownFirst = 4;

/** The newest pages come first from the query, each oldest first; a message that is in two of them stands once. */
export function threadOf(pages: readonly (readonly SessionMessage[])[]): SessionMessage[] {
  const byId = new Map(
    pages
      .toReversed()
      .flat()
      .map((message) => [message.public_id, message]),
  );
  return [...byId.values()];
}

/** Whether a message begins a day, and whether it follows one of the same person. */
export function placeInThread(messages: readonly SessionMessage[], index: number) {
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
