import { useSyncExternalStore } from 'react';

/** The visitor, as far as the site knows (SPEC-A 6). The server and the first render only know guests. */
export type Visitor =
  | { kind: 'guest' }
  /** The sign-in hint exists; the portal's response is pending. */
  | { kind: 'asking' }
  | {
      kind: 'member';
      name: string;
      image: string | null;
      waiverAccepted: boolean;
      paymentConsent: boolean;
      /** The dates of the membership, to compare with a session's day. */
      membership: { is_active: boolean; start_date: string; end_date: string | null } | null;
      /** Sessions with a live registration, by public id. */
      registered: readonly string[];
    };

const guest: Visitor = { kind: 'guest' };
let current: Visitor = guest;
const listeners = new Set<() => void>();

export function setVisitor(next: Visitor): void {
  current = next;
  for (const listener of listeners) listener();
}

export const readVisitor = (): Visitor => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useVisitor(): Visitor {
  return useSyncExternalStore(subscribe, readVisitor, () => guest);
}
