import { newIdempotencyKey } from '@detroit-well/api-client';
import { useRef } from 'react';
import { leavesOpen } from './idempotency-keys.ts';

/**
 * The idempotency key of a form that contains a password. Key and input are kept in memory only: nothing derived from a
 * password is stored.
 */
export function useIdempotencyKey() {
  const open = useRef<{ readonly typed: string; readonly key: string } | null>(null);
  return {
    keyFor: (body: unknown): string => {
      const typed = JSON.stringify(body);
      if (open.current?.typed !== typed) open.current = { typed, key: newIdempotencyKey() };
      return open.current.key;
    },
    /** Ends the request, unless the error leaves its outcome unknown. */
    settle: (error?: unknown): void => {
      if (!leavesOpen(error)) open.current = null;
    },
  };
}
