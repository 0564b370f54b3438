import type { OfficeRoster } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { linkSentText } from './link-sent.ts';

/** Somebody of a session who has not signed the waiver in force. */
export interface Unsigned {
  readonly id: string;
  readonly name: string;
  /** `Link sent 6:12 PM`; null where none was. */
  readonly sent: string | null;
}

/** Who of a roster can be sent a link: everybody registered with an account who has not signed. */
export const unsignedOf = ({ results }: Pick<OfficeRoster, 'results'>): Unsigned[] =>
  results.flatMap(({ person_id: id, name, status, waiver, waiver_link_sent_at: sentAt }) =>
    id === null || status !== 'confirmed' || waiver === 'signed'
      ? []
      : [{ id, name, sent: linkSentText(sentAt, serverNow()) }],
  );
