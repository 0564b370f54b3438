import type { ChatMessage } from '@detroit-well/api-client/contract';

/** A message of the member that the server has not confirmed. */
export interface Outgoing {
  readonly key: string;
  readonly text: string;
  /** Id of the last message when it was written; null in an empty room. */
  readonly after: string | null;
  /** `unconfirmed`: it was sent, but the connection was lost before the server echoed it. */
  readonly state: 'queued' | 'sending' | 'unconfirmed' | 'failed';
  readonly reason?: string | undefined;
  /** When a rate limit ends, in milliseconds since the epoch. */
  readonly retryAt?: number | undefined;
}

export interface RoomState {
  readonly me: string;
  /** In the server's order. */
  readonly messages: readonly ChatMessage[];
  readonly outbox: readonly Outgoing[];
  /** True from the opening of a socket until its first message. */
  readonly awaitsFirst: boolean;
  /** The history has arrived, so later messages are new. */
  readonly historyLoaded: boolean;
  /** The newest message of another person after the history, to be announced to screen readers. */
  readonly announced: ChatMessage | null;
}

export type RoomEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'received'; readonly message: ChatMessage }
  /** The server had enough time to send the history. */
  | { readonly type: 'historyLoaded' }
  | { readonly type: 'lost' }
  | { readonly type: 'written'; readonly key: string; readonly text: string }
  | { readonly type: 'sent'; readonly key: string }
  | { readonly type: 'rejected'; readonly reason: string; readonly retryAt?: number }
  | { readonly type: 'retried'; readonly key: string }
  | { readonly type: 'deleted'; readonly key: string };

export const emptyRoom = (me: string, outbox: readonly Outgoing[] = []): RoomState => ({
  me,
  messages: [],
  outbox,
  awaitsFirst: true,
  historyLoaded: false,
  announced: null,
});

/** Returns the next state of a room after an event. Pure. */
export function reduceRoom(state: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'opened':
      return { ...state, awaitsFirst: true, historyLoaded: false };
    case 'received':
      return receive(state, event.message);
    case 'historyLoaded':
      return {
        ...state,
        historyLoaded: true,
        outbox: state.outbox.map((one) => (one.state === 'unconfirmed' ? { ...one, state: 'failed' } : one)),
      };
    case 'lost':
      return {
        ...state,
        historyLoaded: false,
        outbox: state.outbox.map((one) => (one.state === 'sending' ? { ...one, state: 'unconfirmed' } : one)),
      };
    case 'written': {
      const { key, text } = event;
      const after = state.messages.at(-1)?.id ?? null;
      return { ...state, outbox: [...state.outbox, { key, text, after, state: 'queued' }] };
    }
    case 'sent':
      return change(state, event.key, { state: 'sending' });
    case 'rejected': {
      // Only one message is in flight at a time, so the problem belongs to that message.
      const key = state.outbox.find((one) => one.state === 'sending')?.key;
      const { reason, retryAt } = event;
      return key === undefined ? state : change(state, key, { state: 'failed', reason, retryAt });
    }
    case 'retried':
      return change(state, event.key, { state: 'queued', reason: undefined, retryAt: undefined });
    case 'deleted':
      return { ...state, outbox: state.outbox.filter(({ key }) => key !== event.key) };
  }
}

function change(state: RoomState, key: string, to: Partial<Outgoing>): RoomState {
  return { ...state, outbox: state.outbox.map((one) => (one.key === key ? { ...one, ...to } : one)) };
}

/**
 * After each opening the server sends the last 50 messages. When the first one is unknown, more than 50 were missed. The
 * history then starts there, so that a gap does not look like a continuous conversation.
 */
function receive(state: RoomState, message: ChatMessage): RoomState {
  if (state.messages.some(({ id }) => id === message.id)) return { ...state, awaitsFirst: false };
  const earlier = state.awaitsFirst ? [] : state.messages;
  const messages = [...earlier, message];
  const confirmed = message.sender === state.me ? confirmedBy(message, { ...state, messages }) : undefined;
  return {
    ...state,
    messages,
    awaitsFirst: false,
    // The server handles a sent message only after it has sent the history.
    historyLoaded: state.historyLoaded || confirmed?.state === 'sending',
    outbox: state.outbox.filter(({ key }) => key !== confirmed?.key),
    announced: state.historyLoaded && message.sender !== state.me ? message : state.announced,
  };
}

/**
 * Messages of the contract carry no client id. A message of the member therefore confirms the first unconfirmed one with the
 * same text that was written before it. The server keeps the order, so equal texts confirm each other correctly.
 */
function confirmedBy(message: ChatMessage, { messages, outbox }: RoomState): Outgoing | undefined {
  const indexOf = (id: string | null) => messages.findIndex((one) => one.id === id);
  return outbox.find(
    ({ text, state, after }) =>
      state !== 'queued' && text === message.message && indexOf(after) < indexOf(message.id),
  );
}
