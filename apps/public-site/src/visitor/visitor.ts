import { useSyncExternalStore } from 'react';

/** Who is looking, as far as the site knows (SPEC-A 6). The server and the first render know only guests. */
export type Visitor =
  | { kind: 'guest' }
  /** A hint says that somebody is signed in; the portal is being asked. */
  | { kind: 'asking' }
  | {
      kind: 'member';
      name: string;
      image: string | null;
      waiverAccepted: boolean;
      paymentConsent: boolean;
      /** Days of the membership, to be held against a session's own day. */
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
