import type { ChatMessage } from '@detroit-well/api-client/contract';
import { messageDay, messageDayKey } from '../../format/message-day.ts';
import type { Outgoing } from './room-state.ts';

/** One rendered item of the conversation. */
export type ConversationLine =
  | {
      readonly kind: 'day';
      readonly key: string;
      readonly day: string;
      readonly lines: readonly [string, string];
      readonly label: string;
    }
  | { readonly kind: 'new'; readonly key: string; readonly count: number }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ChatMessage;
      readonly following: boolean;
    }
  | { readonly kind: 'own'; readonly key: string; readonly message: ChatMessage }
  | { readonly kind: 'outgoing'; readonly key: string; readonly outgoing: Outgoing };

interface Conversation {
  readonly me: string;
  readonly messages: readonly ChatMessage[];
  readonly outbox: readonly Outgoing[];
  /** The first message the reader has not seen. */
  readonly firstNew?: string | undefined;
  /** The number of messages that the reader has not seen. */
  readonly unread?: number;
}

const followsWithinMs = 5 * 60_000;

/**
 * Returns the items to render: days, messages in the server's order, failed messages where they were written, and pending
 * ones at the end.
 */
export function conversationLines(
  { me, messages, outbox, firstNew, unread = 0 }: Conversation,
  now: Date,
): ConversationLine[] {
  const lines: ConversationLine[] = [];
  const failed = outbox.filter(({ state }) => state === 'failed');
  const known = new Set(messages.map(({ id }) => id));
  const failedAfter = (id: string | null) =>
    failed
      .filter(({ after }) => (after !== null && known.has(after) ? after : null) === id)
      .map((outgoing): ConversationLine => ({ kind: 'outgoing', key: outgoing.key, outgoing }));

  // Failed messages that were written in an empty room, or after a message that is no longer shown.
  lines.push(...failedAfter(null));
  let before: ChatMessage | undefined;
  for (const message of messages) {
    const day = messageDayKey(message.timestamp);
    const newDay = before === undefined || messageDayKey(before.timestamp) !== day;
    if (newDay) lines.push({ kind: 'day', key: `day:${message.id}`, ...messageDay(message.timestamp, now) });
    if (message.id === firstNew) lines.push({ kind: 'new', key: 'new', count: unread });
    const own = message.sender === me;
    const following = lines.at(-1)?.kind === 'message' && before !== undefined && follows(before, message);
    lines.push(
      own
        ? { kind: 'own', key: message.id, message }
        : { kind: 'message', key: message.id, message, following },
    );
    lines.push(...failedAfter(message.id));
    before = message;
  }
  for (const outgoing of outbox)
    if (outgoing.state !== 'failed') lines.push({ kind: 'outgoing', key: outgoing.key, outgoing });
  return lines;
}

function follows(before: ChatMessage, message: ChatMessage): boolean {
  const apart = Date.parse(message.timestamp) - Date.parse(before.timestamp);
  return before.sender === message.sender && apart < followsWithinMs;
}
