import type { ChatMessage } from '@detroit-well/api-client/contract';

/** The last message that this device has seen in each room, per account: `{ [room]: { id, timestamp } }`. */
type Seen = Readonly<Record<string, Pick<ChatMessage, 'id' | 'timestamp'> | undefined>>;

const keyOf = (me: string) => `chat-seen:${me}`;

export function readSeen(me: string): Seen {
  try {
    // `markSeen` wrote this value.
    return JSON.parse(localStorage.getItem(keyOf(me)) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

export function markSeen(me: string, room: string, { id, timestamp }: ChatMessage): void {
  try {
    localStorage.setItem(keyOf(me), JSON.stringify({ ...readSeen(me), [room]: { id, timestamp } }));
  } catch {
    // Storage is blocked: every message counts as new at the next visit.
  }
}

/** Whether the last message is from another person and newer than the last seen one. */
export function isUnread(last: ChatMessage | null, me: string, seen: Seen[string]): boolean {
  if (last === null || last.sender === me || last.id === seen?.id) return false;
  return seen === undefined || Date.parse(last.timestamp) > Date.parse(seen.timestamp);
}
