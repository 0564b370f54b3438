import { isUnknownOutcome, isUnprocessed, newIdempotencyKey } from '@detroit-well/api-client';
import { readTabValue, writeTabValue } from '@detroit-well/ui/tab-storage';
import { useRef } from 'react';

const prefix = 'request:';

interface StoredRequest {
  readonly key: string;
  readonly details: string;
  /** See `storedWith`. */
  readonly carried?: string;
}

/**
 * Returns the idempotency key of one user action, for example "register for this session". The key survives retries and
 * reloads, so a retry after a lost response has no second effect. Changed details make a new key.
 */
export function idempotencyKeyFor(name: string, details: unknown): string {
  const wanted = JSON.stringify(details);
  const stored = read(name);
  if (stored && stored.details === wanted) return stored.key;
  const key = newIdempotencyKey();
  write(name, { key, details: wanted });
  return key;
}

/**
 * Returns the data that every attempt of a request sends in addition to its details. It is created once and stored with the
 * key, because the server rejects a key that it has seen with another body.
 */
export async function storedWith(name: string, key: string, find: () => Promise<string>): Promise<string> {
  const known = read(name);
  if (known?.key === key && known.carried !== undefined) return known.carried;
  const found = await find();
  // While `find` ran, another attempt may have stored the data, or the key may have changed.
  const current = read(name);
  if (current?.key !== key) return found;
  const carried = current.carried ?? found;
  write(name, { ...current, carried });
  return carried;
}

/** A user action whose attempts send one idempotency key until its outcome is known. */
export interface IdempotentRequest {
  readonly keyFor: (details: unknown) => string;
  /** Ends the request, unless the error leaves its outcome unknown. */
  readonly end: (error?: unknown) => void;
}

/** The request of this name, whose key and details are stored for the tab. */
export const storedRequest = (name: string): IdempotentRequest => ({
  keyFor: (details) => idempotencyKeyFor(name, details),
  end: (error) => endRequest(name, error),
});

/**
 * The request of a form that contains a password or a token. Key and input are kept in memory only: nothing derived from a
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

/** True if the outcome of an attempt is still unknown, so that the next attempt must send the same key. */
function leavesOpen(error: unknown): boolean {
  return isUnknownOutcome(error) || isUnprocessed(error);
}

/** Ends a request whose outcome is known, unless `error` leaves it open. The next press then starts a new request. */
export function endRequest(name: string, error?: unknown): void {
  if (!leavesOpen(error)) writeTabValue(prefix + name, null);
}

const write = (name: string, request: StoredRequest): void => writeTabValue(prefix + name, request);

// `write` stored this value in the same tab.
const read = (name: string) => readTabValue(prefix + name) as StoredRequest | null;
