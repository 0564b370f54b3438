import { newIdempotencyKey } from '@detroit-well/api-client';
import { useRef } from 'react';
import { leavesOpen } from './idempotency-keys.ts';
import type { IdempotentRequest } from './idempotency-keys.ts';

/**
 * The idempotency key of a form that contains a password. Key and input are kept in memory only: nothing derived from a
 * password is stored.
 */
export function useIdempotencyKey(): IdempotentRequest {
  const open = useRef<{ readonly typed: string; readonly key: string } | null>(null);
  return {
    keyFor: (body) => {
      const typed = JSON.stringify(body);
      if (open.current?.typed !== typed) open.current = { typed, key: newIdempotencyKey() };
      return open.current.key;
    },
    end: (error) => {
      if (!leavesOpen(error)) open.current = null;
    },
  };
}
