import { chatUrl } from '@detroit-well/api-client/chat';
import type { ChatRoom } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import {
  daysBetween,
  formatShortDate,
  formatTime,
  formatWeekday,
  isInstant,
  relativeDay,
  studioDay,
  unknownDate,
} from '@detroit-well/config/studio-time';

/** A room as the URL identifies it. */
export type RoomRef =
  { readonly kind: 'training'; readonly id: string } | { readonly kind: 'private'; readonly id: string };

/** Returns the room from `?session=` or `?person=`, or null when the URL names none. */
export function roomInSearch(search: URLSearchParams): RoomRef | null {
  const session = search.get('session');
  if (session) return { kind: 'training', id: session };
  const person = search.get('person');
  return person ? { kind: 'private', id: person } : null;
}

export const roomKey = ({ kind, id }: RoomRef) => `${kind}:${id}`;

export const roomHref = ({ kind, id }: RoomRef) =>
  paths.testChat(kind === 'training' ? { session: id } : { person: id });

/** Returns the websocket URL of a room (SPEC-B 7.10). */
export function socketUrl(base: string, { kind, id }: RoomRef, me: string): string {
  return chatUrl(base, kind === 'training' ? { sessionId: id } : { userId: me, otherUserId: id });
}

/** "Today, 6:30 PM", "Sat, Mar 14, 6:30 PM" or "Date to be announced". */
export function sessionWhen(session: NonNullable<ChatRoom['session']>, now: Date): string {
  const { start_datetime: start, end_datetime: end } = session;
  if (!isInstant(start)) return unknownDate;
  const day = relativeDay(start, now, end);
  const near = day === 'Today' || day === 'Tomorrow';
  return `${near ? day : `${formatWeekday(start)}, ${formatShortDate(start)}`}, ${formatTime(start)}`;
}

/** Describes who can read the messages of the room. */
export function roomPeople({ session }: ChatRoom): string {
  if (session === null) return 'Private conversation';
  const { coach_name: coach, participants } = session;
  const people = participants === 1 ? '1 person' : `${participants} people`;
  return coach ? `Coach ${coach} and ${people}` : people;
}

/** Formats "5:08 PM" today, "Fri" within a week, otherwise "Mar 9"; empty when the time is unknown. */
export function lastTime(timestamp: string, now: Date): string {
  if (!isInstant(timestamp)) return '';
  const ago = daysBetween(studioDay(timestamp), studioDay(now));
  if (ago <= 0) return formatTime(timestamp);
  return ago < 7 ? formatWeekday(timestamp) : formatShortDate(timestamp);
}

export const noMessages = 'Nobody has said anything yet';

export function lastMessageText({ last_message: last, kind }: ChatRoom, me: string): string {
  if (last === null) return kind === 'training' ? `${noMessages}.` : 'Say hello.';
  if (last.sender === me) return `You: ${last.message}`;
  return kind === 'training' ? `${last.sender_name}: ${last.message}` : last.message;
}
