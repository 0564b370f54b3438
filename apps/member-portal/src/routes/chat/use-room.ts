import { serverNow } from '@detroit-well/config/server-clock';
import { useEffect, useReducer, useRef, useState } from 'react';
import { session } from '../../auth/session.ts';
import { useMessageForm } from '../../forms/use-message-form.ts';
import { openConnection, readFrame } from '@detroit-well/api-client/chat';
import type { Connection, ConnectionStatus } from '@detroit-well/api-client/chat';
import { keepDraft, readDraft } from './stored-drafts.ts';
import { emptyRoom, reduceRoom, type RoomState } from './room-state.ts';

/** By this time the server has sent the history, even over a slow connection. */
const historyTimeoutMs = 2_000;
/** The connection counts as dead when the server neither echoes nor rejects a message within this time. */
const unansweredAfterMs = 10_000;

export interface Room {
  readonly state: RoomState;
  readonly status: ConnectionStatus;
  readonly form: ReturnType<typeof useMessageForm>['form'];
  readonly draft: string;
  readonly send: (text: string) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  readonly reconnect: () => void;
}

/** A chat room over its websocket, with its unsent messages. `key` identifies the room in storage. */
export function useRoom(url: string, key: string, me: string): Room {
  const [stored] = useState(() => readDraft(key));
  const [state, dispatch] = useReducer(reduceRoom, emptyRoom(me, stored.outbox));
  const { form, draft, clear } = useMessageForm(stored.draft);
  const [status, setStatus] = useState<ConnectionStatus>({ state: 'connecting' });
  const connection = useRef<Connection>(undefined);

  // The socket is outside React. It closes when the screen unmounts or the sign-in ends.
  useEffect(() => {
    let historyTimer: ReturnType<typeof setTimeout> | undefined;
    const opened = openConnection({
      url,
      token: session.accessToken,
      renew: session.refresh,
      onStatus: (now) => {
        setStatus(now);
        clearTimeout(historyTimer);
        if (now.state === 'open') {
          dispatch({ type: 'opened' });
          historyTimer = setTimeout(() => dispatch({ type: 'historyLoaded' }), historyTimeoutMs);
        } else dispatch({ type: 'lost' });
      },
      onFrame: (frame) => {
        const received = readFrame(frame);
        if (received?.kind === 'message') dispatch({ type: 'received', message: received.message });
        if (received?.kind === 'problem') {
          const { error: reason, retryAfter } = received;
          const wait = retryAfter === undefined ? {} : { retryAt: serverNow() + retryAfter * 1000 };
          dispatch({ type: 'rejected', reason, ...wait });
        }
      },
    });
    connection.current = opened;
    const stop = session.subscribe((authenticated) => {
      if (!authenticated) opened.close();
    });
    return () => {
      stop();
      clearTimeout(historyTimer);
      opened.close();
    };
  }, [url]);

  useEffect(() => keepDraft(key, { draft, outbox: state.outbox }), [key, draft, state.outbox]);

  // Only one message is in flight at a time, so a problem or an echo belongs to that message.
  const sending = state.outbox.find((one) => one.state === 'sending')?.key;
  const next = state.outbox.find((one) => one.state === 'queued');
  useEffect(() => {
    if (status.state !== 'open' || sending !== undefined || next === undefined) return;
    if (connection.current?.send({ sender_id: me, message: next.text })) {
      dispatch({ type: 'sent', key: next.key });
    }
  }, [status.state, sending, next, me]);

  useEffect(() => {
    if (sending === undefined) return undefined;
    const timer = setTimeout(() => connection.current?.reconnect(), unansweredAfterMs);
    return () => clearTimeout(timer);
  }, [sending]);

  return {
    state,
    status,
    form,
    draft,
    send: (text) => {
      dispatch({ type: 'written', key: crypto.randomUUID(), text });
      clear();
    },
    retry: (messageKey) => dispatch({ type: 'retried', key: messageKey }),
    remove: (messageKey) => dispatch({ type: 'deleted', key: messageKey }),
    reconnect: () => connection.current?.reconnect(),
  };
}
