import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WaitlistEntry } from '@detroit-well/api-client/contract';
import { describe, isApiError } from '@detroit-well/api-client/errors';
import { defaultNotify } from '@detroit-well/ui/patterns/notify-choices';
import type { NotifyValues } from '@detroit-well/ui/patterns/notify-choices';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { client } from '../api.ts';
import { failureMessage } from '../failure-message.tsx';
import { idempotencyKeyFor, endRequest } from '../idempotency-keys.ts';
import { waitlistPageQuery, waitlistQuery } from '../queries.ts';

export interface WaitlistProblem {
  readonly message: ReactNode;
  /** A spot has become open, so there is no need to wait. */
  readonly spotOpen: boolean;
}

export interface Waitlist {
  /** The member's entry; null when there is none or it is unknown. */
  readonly entry: WaitlistEntry | null;
  readonly smsOffered: boolean;
  readonly choices: NotifyValues;
  readonly setChoices: (choices: NotifyValues) => void;
  readonly pending: 'join' | 'leave' | null;
  readonly problem: WaitlistProblem | null;
  /** Counts the member's changes, so that the result of each can take the focus. */
  readonly changes: number;
  readonly join: () => void;
  readonly leave: () => void;
}

/** The waitlist of one full session: join it, see the position, leave it (SPEC-A 4). Joining is never charged. */
export function useWaitlist(sessionId: string, enabled: boolean): Waitlist {
  const queries = useQueryClient();
  const { data: entry } = useQuery({ ...waitlistQuery(sessionId), enabled });
  const { data: page } = useQuery({ ...waitlistPageQuery(), enabled });
  const [choices, setChoices] = useState(defaultNotify);
  const [pending, setPending] = useState<Waitlist['pending']>(null);
  const [problem, setProblem] = useState<WaitlistProblem | null>(null);
  const [changes, setChanges] = useState(0);

  const attempt = async (kind: 'join' | 'leave', act: () => Promise<unknown>): Promise<void> => {
    if (pending) return;
    setPending(kind);
    setProblem(null);
    try {
      await act();
      await queries.invalidateQueries({ queryKey: ['waitlist'] });
      setChanges((count) => count + 1);
    } catch (error) {
      const { message } = describe(error, kind === 'join' ? 'joinWaitlist' : 'leaveWaitlist');
      setProblem({
        message: failureMessage(error, message),
        spotOpen: isApiError(error) && error.code === 'waitlist_not_needed',
      });
    } finally {
      setPending(null);
    }
  };

  return {
    entry: entry?.on_waitlist ? entry : null,
    smsOffered: page?.sms_available ?? false,
    choices,
    setChoices,
    pending,
    problem,
    changes,
    join: () =>
      void attempt('join', async () => {
        const body = { session_id: sessionId, ...choices };
        const intent = `join-waitlist:${sessionId}`;
        try {
          await client.waitlist.join({ body, idempotencyKey: idempotencyKeyFor(intent, body) });
          endRequest(intent);
        } catch (error) {
          endRequest(intent, error);
          throw error;
        }
      }),
    leave: () => void attempt('leave', () => client.waitlist.leave({ params: { id: sessionId } })),
  };
}
