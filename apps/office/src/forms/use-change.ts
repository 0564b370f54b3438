import { isUnknownOutcome, newIdempotencyKey } from '@detroit-well/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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
  const unknown = useRef<{ readonly key: string; readonly sent: string }>(undefined);
  return useMutation({
    mutationFn: async (body: Body) => {
      const sent = JSON.stringify(body);
      const key = unknown.current?.sent === sent ? unknown.current.key : newIdempotencyKey();
      unknown.current = { key, sent };
      return readable(await send(body, key));
    },
    onSuccess: (result) => {
      unknown.current = undefined;
      void queries.invalidateQueries({ queryKey: ['office'] });
      onDone(result);
    },
    onError: (error) => {
      if (!isUnknownOutcome(error)) unknown.current = undefined;
    },
  });
}
