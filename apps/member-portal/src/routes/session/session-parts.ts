import type { Registration } from '@detroit-well/api-client/contract';

/** Ids of the parts of the page, which the row of jumps and links in emails name. */
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

/** The order of the parts: what can be done now comes first. A completed session asks for feedback. */
export function partOrder({ completed }: { completed: boolean }): readonly PartName[] {
  return completed
    ? ['feedback', 'messages', 'materials', 'people', 'updates', 'about']
    : ['updates', 'messages', 'about', 'materials', 'people'];
}

/** The session has ended. */
export const isCompleted = (session: { readonly end_datetime: string }, now: Date): boolean =>
  new Date(session.end_datetime) <= now;

/** Nothing is left to pay. */
export const isPaid = ({ payment_status }: Pick<Registration, 'payment_status'>): boolean =>
  payment_status === 'paid' || payment_status === 'free';
