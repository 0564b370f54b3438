import type { ChatMessage } from '@detroit-well/api-client/contract';

/** Which message of each room was seen last on this device: `{ [room]: { id, timestamp } }`, per account. */
type Seen = Readonly<Record<string, Pick<ChatMessage, 'id' | 'timestamp'> | undefined>>;

const keyOf = (me: string) => `chat-seen:${me}`;

export function readSeen(me: string): Seen {
  try {
    // Written below.
    return JSON.parse(localStorage.getItem(keyOf(me)) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

export function markSeen(me: string, room: string, { id, timestamp }: ChatMessage): void {
  try {
    localStorage.setItem(keyOf(me), JSON.stringify({ ...readSeen(me), [room]: { id, timestamp } }));
  } catch {
    // Storage is forbidden: everything counts as new at the next visit.
  }
}

/** Somebody else's message is newer than what was seen. */
export function isUnread(last: ChatMessage | null, me: string, seen: Seen[string]): boolean {
  if (last === null || last.sender === me || last.id === seen?.id) return false;
  return seen === undefined || Date.parse(last.timestamp) > Date.parse(seen.timestamp);
}
