import { newIntent } from '@detroit-well/api-client';
import { useRef } from 'react';
import { leavesOpen } from './intent-store.ts';

/**
 * The idempotency key of a form that holds a password. It is kept in memory alone, with what was typed: nothing of a
 * password is stored.
 */
export function useMemoryIntent() {
  const open = useRef<{ readonly typed: string; readonly key: string } | null>(null);
  return {
    keyFor: (body: unknown): string => {
      const typed = JSON.stringify(body);
      if (open.current?.typed !== typed) open.current = { typed, key: newIntent() };
      return open.current.key;
    },
    /** Ends the intent, unless the error leaves open what the try did. */
    settle: (error?: unknown): void => {
      if (!leavesOpen(error)) open.current = null;
    },
  };
}
