import { NoResponse } from './wire.ts';

/** Waits `ms` milliseconds, or until the signal aborts. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

export const sleep: Sleep = (ms, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(new NoResponse('aborted'));
    const giveUp = () => {
      clearTimeout(timer);
      reject(new NoResponse('aborted'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    signal?.addEventListener('abort', giveUp, { once: true });
  });
