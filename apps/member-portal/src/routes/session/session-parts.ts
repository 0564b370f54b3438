import type { Registration } from '@detroit-well/api-client/contract';
import { lastMeeting, type MeetingSession } from '@detroit-well/pricing';

/** Ids of the parts of the page, which its jump links and links in emails use. */
export const partIds = {
  feedback: 'feedback',
  updates: 'updates',
  messages: 'messages',
  about: 'about',
  materials: 'materials',
  people: 'people',
  registration: 'mine',
} as const;

export type PartName = keyof typeof partIds;

/** Returns the order of the parts, with the most relevant actions first. A completed session starts with feedback. */
export function partOrder({ completed }: { completed: boolean }): readonly PartName[] {
  return completed
    ? ['feedback', 'messages', 'materials', 'people', 'updates', 'about']
    : ['updates', 'messages', 'about', 'materials', 'people'];
}

export const isCompleted = (session: MeetingSession<string>, now: Date): boolean =>
  new Date(lastMeeting(session).end_datetime) <= now;

export const isPaid = ({ payment_status }: Pick<Registration, 'payment_status'>): boolean =>
  payment_status === 'paid' || payment_status === 'free';
