import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The visitor, as far as the site knows (SPEC-A 6). The server and the first render only know guests. */
export type Visitor =
  | {
      kind: 'guest';
      /** The sign-in hint exists, but the portal or the API did not confirm it. */
      isUnconfirmed?: boolean;
    }
  /** The sign-in hint exists; the portal's response is pending. */
  | { kind: 'loading' }
  | {
      kind: 'member';
      /** The account, so that nothing of one member is used for another. */
      id: string;
      name: string;
      image: string | null;
      waiverAccepted: boolean;
      paymentConsent: boolean;
      /** The dates of the membership, to compare with a session's day. */
      membership: { is_active: boolean; start_date: string; end_date: string | null } | null;
      /** Sessions with a live registration, by public id. */
      registered: readonly string[];
    };

const visitorStore = createStore<Visitor>(() => ({ kind: 'guest' }));

export const setVisitor = (next: Visitor): void => visitorStore.setState(next, true);

export const readVisitor = visitorStore.getState;

export const onVisitor = visitorStore.subscribe;

export const useVisitor = (): Visitor => useStore(visitorStore);
