import type { Session } from '@detroit-well/api-client/contract';

/** Every page and card needs a headline, also where the server names nothing. */
export function sessionTitle({ title, program }: Pick<Session, 'title' | 'program'>): string {
  return title || program.title || 'Training session';
}
