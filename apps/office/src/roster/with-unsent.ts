import type { OfficeRosterEntry } from '@detroit-well/api-client';
import type { Queue } from './unsent.ts';

/** Whether a mark reached the server: on its way, kept on this device because no server is reached, or refused. */
export type MarkState = 'sent' | 'waiting' | 'refused';

/** A roster entry as it is with the marks that wait. */
export function withUnsent(
  entry: OfficeRosterEntry,
  meeting: string,
  { marks, awaySince }: Queue,
): { readonly entry: OfficeRosterEntry; readonly state: MarkState } {
  const own = marks.filter((one) => one.registrationId === entry.registration_id && one.meeting === meeting);
  const last = own.at(-1);
  if (last === undefined) return { entry, state: 'sent' };
  const isRefused = own.some(({ refusal }) => refusal !== null);
  const state = isRefused ? 'refused' : awaySince === null ? 'sent' : 'waiting';
  return { entry: { ...entry, attendance: last.mark, facts: [...last.standing] }, state };
}
