/** The messages of a room that were unread when it was opened. */
export interface UnreadAtOpen {
  readonly unread: number;
  /** The newest message at that time. */
  readonly lastId: string | undefined;
}

/**
 * Returns the id of the first message that the member had not read when the room was opened. Later messages never move it.
 * Without all of the unread ones, it is the earliest that is known.
 */
export function firstUnread(
  messages: readonly { readonly id: string; readonly isOwn: boolean }[],
  { unread, lastId }: UnreadAtOpen,
): string | undefined {
  const end = messages.findIndex(({ id }) => id === lastId);
  if (unread === 0 || end === -1) return undefined;
  const others = messages.slice(0, end + 1).filter(({ isOwn }) => !isOwn);
  return (others.at(-unread) ?? others[0])?.id;
}
