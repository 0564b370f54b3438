import { newIdempotencyKey } from '@detroit-well/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { leavesOpen, type Attempt } from './attempt.ts';
import { readable } from './readable-reply.ts';

interface ChangeOptions<Body, Result> {
  readonly send: (body: Body, idempotencyKey: string) => PromiseLike<Result>;
  readonly onDone: (result: Result) => void;
}

/**
 * A change that several screens of the office show. After an unknown outcome, the same change again has the same key, so that it
 * happens once.
 */
export function useChange<Body, Result>({ send, onDone }: ChangeOptions<Body, Result>) {
  const queries = useQueryClient();
  const open = useRef<Attempt>(undefined);
  return useMutation({
    mutationFn: async (body: Body) => {
      const sent = JSON.stringify(body);
      const key = open.current?.sent === sent ? open.current.key : newIdempotencyKey();
      open.current = { key, sent };
      return readable(await send(body, key));
    },
    onSuccess: (result) => {
      open.current = undefined;
      void queries.invalidateQueries({ queryKey: ['office'] });
      onDone(result);
    },
    onError: (error) => {
      if (!leavesOpen(error)) open.current = undefined;
    },
  });
}
