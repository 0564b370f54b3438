import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnknownOutcome } from '@detroit-well/api-client';
import { describe, isApiError } from '@detroit-well/api-client/errors';
import { serverDate } from '@detroit-well/config/server-clock';
import { useEffect, useState } from 'react';
import { client } from '../../api/client.ts';
import { threadQuery } from '../../api/queries.ts';
import { rateLimitEnds } from '@detroit-well/booking/rate-limit';
import { useMessageForm } from '../../forms/use-message-form.ts';
import { readThread, storeThread } from './stored-thread.ts';
import { unknownOutcome, type UnsentMessage } from './thread-state.ts';

const pollEveryMs = 30_000;

/** The messages of a session, newest page first; older pages on demand. */
export function useThread(sessionId: string) {
  return useInfiniteQuery({ ...threadQuery(sessionId), refetchInterval: pollEveryMs });
}

/** The member's unsent messages. A failed message keeps its key, so a retry cannot send it twice. */
export function useUnsent(sessionId: string) {
  const queries = useQueryClient();
  const [stored] = useState(() => readThread(sessionId));
  const { form, draft, clear } = useMessageForm(stored.draft);
  const [unsent, setUnsent] = useState<readonly UnsentMessage[]>(stored.unsent);
  useEffect(() => storeThread(sessionId, { draft, unsent }), [sessionId, draft, unsent]);

  const send = useMutation({
    mutationFn: ({ key, text }: UnsentMessage) =>
      client.registeredSessions.sendMessage(
        { params: { id: sessionId }, body: { message: text } },
        { idempotencyKey: key },
      ),
    onSuccess: (stored, { key, text }) => {
      // The response may not contain the message that was sent.
      const own = { message: text, is_mine: true, created_at: serverDate().toISOString() };
      const message = stored.public_id === '' ? { ...stored, ...own, public_id: key } : stored;
      queries.setQueryData(threadQuery(sessionId).queryKey, (old) => {
        const [newest = [], ...older] = old?.pages ?? [];
        return old && { ...old, pages: [[...newest, message], ...older] };
      });
      setUnsent((all) => all.filter((one) => one.key !== key));
    },
    onError: (error, { key }) =>
      setUnsent((all) => all.map((one) => (one.key === key ? { ...one, ...problemOf(error) } : one))),
  });

  const start = (message: UnsentMessage) => send.mutate(message);
  return {
    form,
    draft,
    unsent,
    /** The server accepts no more messages because the session has ended. */
    closed: isApiError(send.error) && send.error.code === 'thread_closed',
    send: (text: string) => {
      const message = { key: crypto.randomUUID(), text };
      setUnsent((all) => [...all, message]);
      clear();
      start(message);
    },
    retry: ({ key, text }: UnsentMessage) => {
      setUnsent((all) => all.map((one) => (one.key === key ? { key, text } : one)));
      start({ key, text });
    },
    remove: (key: string) => setUnsent((all) => all.filter((one) => one.key !== key)),
  };
}

function problemOf(error: Error): Pick<UnsentMessage, 'problem' | 'retryAt'> {
  const retryAt = rateLimitEnds(error) ?? undefined;
  return { problem: problemText(error), retryAt };
}

function problemText(error: Error): string {
  if (isUnknownOutcome(error)) return unknownOutcome;
  return isApiError(error) ? `Not sent. ${describe(error, 'sendMessage').message}` : 'Not sent.';
}
