import { ApiError, type WalkInResult } from '@detroit-well/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../api/client.ts';
import { leavesOpen } from '../forms/attempt.ts';
import { readable } from '../forms/readable-reply.ts';
import { useChange } from '../forms/use-change.ts';
import { walkInOf, type MeetingOfWalkIn, type WalkInRequest, type WalkInTerms } from './request.ts';

interface Attempt {
  readonly terms: string;
  readonly request: WalkInRequest;
}

/** A walk-in that the server refused. It waits on the worklist until it is answered. */
export interface RefusedWalkIn {
  readonly request: WalkInRequest;
  readonly result: WalkInResult;
}

/**
 * Sends a walk-in. The same terms keep their id until the outcome is known, so that trying again makes no second one. A refused one
 * that is answered by another one leaves the worklist.
 */
export function useWalkIn(
  meeting: MeetingOfWalkIn,
  onStored: (request: WalkInRequest, result: WalkInResult) => void,
) {
  const queries = useQueryClient();
  const open = useRef<Attempt>(undefined);
  const [refused, setRefused] = useState<RefusedWalkIn>();

  const settle = (request: WalkInRequest, result: WalkInResult): void => {
    const left = refused?.result.worklist_id;
    if (result.state === 'stored') {
      if (left && refused.request.id !== request.id) void giveUp(left);
      setRefused(undefined);
      onStored(request, result);
    } else {
      if (left && refused.request.id !== request.id) void giveUp(left);
      setRefused({ request, result });
    }
    void queries.invalidateQueries({ queryKey: ['office'] });
  };

  const add = useMutation({
    mutationFn: async (terms: WalkInTerms) => {
      const sent = JSON.stringify(terms);
      const request = open.current?.terms === sent ? open.current.request : walkInOf(terms, meeting);
      open.current = { terms: sent, request };
      const { results } = readable(await client.office.walkIns.add({ body: { requests: [request] } }));
      const [result] = results;
      if (result === undefined) throw new ApiError({ kind: 'unreadable', message: '', outcome: 'unknown' });
      return { request, result };
    },
    onSuccess: ({ request, result }) => {
      open.current = undefined;
      settle(request, result);
    },
    onError: (error) => {
      if (!leavesOpen(error)) open.current = undefined;
    },
  });

  const register = useChange({
    send: ({ id, reason }: { readonly id: string; readonly reason: string }, idempotencyKey) => {
      const override = refused?.result.problem?.override;
      const body = { ...(override && { overrides: [override] }), reason };
      return client.office.walkIns.register({ params: { id }, body }, { idempotencyKey });
    },
    onDone: (result) => {
      if (refused) settle(refused.request, result);
    },
  });

  return {
    send: (terms: WalkInTerms, onFailed?: (error: Error) => void): void => {
      register.reset();
      add.mutate(terms, { onError: (error) => onFailed?.(error) });
    },
    /** Registers the refused one all the same. */
    sendAnyway: (reason: string): void => {
      if (refused) register.mutate({ id: refused.request.id, reason });
    },
    refused,
    pending: add.isPending || register.isPending,
    error: add.error ?? register.error,
  };
}

/** Nothing is left to answer about a refused walk-in. If this fails, it stays on the worklist, where it can be done by hand. */
const giveUp = (id: string): Promise<unknown> =>
  Promise.resolve(client.office.worklist.resolve({ params: { id } })).catch(() => undefined);
