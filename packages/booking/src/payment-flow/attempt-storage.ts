import type { HeldPayment } from './payment-state.ts';

/** A request whose response may have been lost. Every retry sends the same key and content (SPEC-B 10.6). */
export interface PendingAttempt {
  readonly key: string;
  /** Empty when nothing is charged. */
  readonly paymentMethodId: string;
  /** The price that was shown when the request was first sent, as a wire amount; absent in older stored attempts. */
  readonly amount?: string | undefined;
  /** The values of the form, where they contain no password. A reload can then check the outcome at once. */
  readonly values?: unknown;
}

interface StoredAttempt {
  readonly pending: PendingAttempt | null;
  readonly held: HeldPayment | null;
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
export function tabAttemptStorage(
  name: string,
  storage: () => Storage = () => sessionStorage,
): AttemptStorage {
  const memory = memoryAttemptStorage();
  const attempt = (act: (store: Storage) => void): void => {
    try {
      act(storage());
    } catch {
      // Full or blocked storage must not stop a registration.
    }
  };
  const read = (): StoredAttempt => {
    let found = memory.read();
    attempt((store) => {
      const text = store.getItem(name);
      // `write` below stored this value in the same tab.
      if (text !== null) found = { ...nothing, ...(JSON.parse(text) as Partial<StoredAttempt>) };
    });
    return found;
  };
  return {
    read,
    write: (change) => {
      const next = { ...read(), ...change };
      memory.write(next);
      attempt((store) => store.setItem(name, JSON.stringify(next)));
    },
    clear: () => {
      memory.clear();
      attempt((store) => store.removeItem(name));
    },
  };
}
