import { isUnknownOutcome, newIdempotencyKey } from '@detroit-well/api-client';
import type { NotifyValues } from '@detroit-well/ui/patterns/notify-choices';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { bookingMessages } from '../messages.ts';
import type { WaitlistClient } from './waitlist-calls.ts';
import {
  afterSessionFull,
  canDo,
  notWaiting,
  problemOf,
  type WaitlistProblem,
  type WaitlistState,
} from './waitlist-state.ts';

export interface WaitlistOptions {
  readonly sessionId: string;
  /** Returns the member's client. Rejects when its script cannot be loaded; then nothing is sent. */
  readonly client: () => WaitlistClient | Promise<WaitlistClient>;
  readonly now: () => Date;
  /** Called after the member joined or left. */
  readonly onChange?: () => void;
}

/** Most visitors of a page are on no waitlist, so its calls and their messages load with the first one. */
const loadCalls = () => import('./waitlist-calls.ts');

/** The waitlist as a screen shows it. */
export interface WaitlistView {
  readonly state: WaitlistState;
  /** The ways to notify the member. At least one is on before the member can join (SPEC-A 5). */
  readonly choices: NotifyValues;
  readonly smsOffered: boolean;
  /** Counts the results of the member's own actions, so that each result can take the focus. */
  readonly results: number;
}

export interface Waitlist extends Pick<StoreApi<WaitlistView>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Reads the member's entry, and whether SMS can be chosen. Does not interrupt an action. */
  load(): void;
  /** Clears all state, because another member may sign in or the session is no longer full. */
  reset(): void;
  /** Call when a registration found the session full. */
  reportSessionFull(): void;
  choose(choices: NotifyValues): void;
  /** Has no effect without a way to notify the member, and while another action runs. */
  join(): Promise<void>;
  leave(): Promise<void>;
}

/** True if at least one way to notify the member is chosen (SPEC-A 5). */
export const canNotify = ({ notify_email, notify_sms }: NotifyValues): boolean => notify_email || notify_sms;

const initial: WaitlistView = {
  state: { kind: 'loading' },
  choices: { notify_email: true, notify_sms: false },
  smsOffered: false,
  results: 0,
};

const unreachable = (error: unknown): WaitlistProblem => ({
  message: bookingMessages.networkError,
  tone: 'bad',
  error,
});

/**
 * The waitlist of one full session for one member: the entry, joining and leaving (SPEC-A 4). Joining twice has one effect:
 * a retry after a lost response sends the same key, and the server's report of an existing entry counts as success.
 */
export function createWaitlist(options: WaitlistOptions): Waitlist {
  const { sessionId, client, now, onChange } = options;
  const store = createStore<WaitlistView>(() => initial);
  /** Set while the waitlist is loaded for a member. Responses for an earlier member are ignored. */
  let visit: object | null = null;
  /** Changes with each action. Responses to an earlier one are ignored. */
  let action: object | null = null;
  /** The join request whose response was lost. */
  let pending: { readonly key: string; readonly choices: NotifyValues } | null = null;

  function begin(state: WaitlistState) {
    const mine = {};
    action = mine;
    store.setState({ state });
    return {
      /** Resolves to null when the action ended while the client and the calls were loading. */
      load: async () => {
        const [loaded, calls] = await Promise.all([client(), loadCalls()]);
        return action === mine ? { client: loaded, calls } : null;
      },
      end: (next: WaitlistState, isResult = false): void => {
        if (action !== mine) return;
        store.setState(({ results }) => ({ state: next, results: isResult ? results + 1 : results }));
        if (isResult) onChange?.();
      },
    };
  }

  async function readEntry(): Promise<void> {
    const { state } = store.getState();
    // The known state stays on the screen during a reload.
    const reading = begin(state);
    try {
      const loaded = await reading.load();
      if (loaded) reading.end(await loaded.calls.readWaitlist(loaded.client, sessionId, now()));
    } catch {
      // Joining still reports an existing entry.
      reading.end(state.kind === 'loading' ? notWaiting() : state);
    }
  }

  async function readChoices(): Promise<void> {
    const mine = visit;
    try {
      const [loaded, calls] = await Promise.all([client(), loadCalls()]);
      const smsOffered = await calls.readSmsOffered(loaded);
      if (visit === mine) store.setState({ smsOffered });
    } catch {
      // Without it, the member can choose email.
    }
  }

  function load(): void {
    visit ??= {};
    const { kind } = store.getState().state;
    if (kind !== 'joining' && kind !== 'leaving') void readEntry();
    void readChoices();
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    load,
    reset: () => {
      visit = action = pending = null;
      store.setState(initial, true);
    },
    reportSessionFull: () => {
      if (visit === null) load();
      else store.setState(({ state }) => ({ state: afterSessionFull(state) }));
    },
    choose: (choices) => store.setState({ choices }),
    join: async () => {
      const { state, choices } = store.getState();
      if (!canDo('join', state) || !canNotify(choices)) return;
      const joining = begin({ kind: 'joining' });
      if (pending?.choices !== choices) pending = { key: newIdempotencyKey(), choices };
      const { key: idempotencyKey } = pending;
      try {
        const loaded = await joining.load();
        if (!loaded) return;
        const request = { sessionId, choices, idempotencyKey };
        const next = await loaded.calls.joinWaitlist(loaded.client, request, now());
        const problem = problemOf(next);
        if (!isUnknownOutcome(problem?.error)) pending = null;
        joining.end(next, problem === null);
      } catch (error) {
        joining.end(notWaiting(unreachable(error)));
      }
    },
    leave: async () => {
      const { state } = store.getState();
      if (state.kind !== 'waiting') return;
      const { entry } = state;
      const leaving = begin({ kind: 'leaving', entry });
      try {
        const loaded = await leaving.load();
        if (!loaded) return;
        const own = { public_id: entry.public_id, session_id: sessionId };
        const problem = await loaded.calls.leaveWaitlist(loaded.client, own);
        if (problem) leaving.end({ kind: 'waiting', entry, problem });
        else leaving.end({ kind: 'not_waiting', left: true, problem: null }, true);
      } catch (error) {
        leaving.end({ kind: 'waiting', entry, problem: unreachable(error) });
      }
    },
  };
}
