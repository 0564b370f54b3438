import { readTabValue, writeTabValue } from '@detroit-well/ui/tab-storage';
import type { HeldPayment } from './payment-state.ts';

/** A request whose response may have been lost. Every retry sends the same key and content (SPEC-B 10.6). */
export interface PendingAttempt {
  readonly key: string;
  /** Empty when nothing is charged. */
  readonly paymentMethodId: string;
  /** The price that was shown when the request was first sent, as a wire amount; absent in older stored attempts. */
  readonly amount?: string | undefined;
  /** The values of the form without a password; absent in older stored attempts. */
  readonly values?: unknown;
}

interface StoredAttempt {
  readonly pending: PendingAttempt | null;
  readonly held: HeldPayment | null;
  /** An attempt whose outcome was never known was given up for the next one. */
  readonly gaveUp?: boolean;
}

/** Where a flow stores its attempt, so that a reload does not lose it. Never contains a card or a password. */
export interface AttemptStorage {
  read(): StoredAttempt;
  write(change: Partial<StoredAttempt>): void;
  clear(): void;
}

const nothing: StoredAttempt = { pending: null, held: null };

/** Stores one flow's attempt until the page closes. */
export function memoryAttemptStorage(): AttemptStorage {
  let stored = nothing;
  return {
    read: () => stored,
    write: (change) => {
      stored = { ...stored, ...change };
    },
    clear: () => {
      stored = nothing;
    },
  };
}

/** Stores one flow's attempt for this tab. Without storage, the attempt lasts as long as the page. */
export function tabAttemptStorage(name: string): AttemptStorage {
  // `write` below stored this value in the same tab.
  const read = (): StoredAttempt => ({
    ...nothing,
    ...(readTabValue(name) as Partial<StoredAttempt> | null),
  });
  return {
    read,
    write: (change) => writeTabValue(name, { ...read(), ...change }),
    clear: () => writeTabValue(name, null),
  };
}
