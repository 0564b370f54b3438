import type { Session } from '@detroit-well/api-client/contract';

/** Returns a title for every session, because pages and cards need one even when the server sends none. */
export function sessionTitle({ title, program }: Pick<Session, 'title' | 'program'>): string {
  return title || program.title || 'Training session';
}
