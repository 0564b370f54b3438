import { useEffect } from 'react';

const locks = new Set<symbol>();

/** True if an open dialog must not be closed now. */
export const isLocked = (): boolean => locks.size > 0;

/** Keeps Back from closing a layer while `locked`, for example during a payment. */
export function useLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    const lock = Symbol('lock');
    locks.add(lock);
    return () => void locks.delete(lock);
  }, [locked]);
}
