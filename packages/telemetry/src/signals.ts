import type { ClientEvent } from '@detroit-well/api-client';

/** A page event for the visitor or the operator. */
export type Signal =
  | ClientEvent
  /** A failure that no screen shows, such as a failed background refresh. */
  | { readonly type: 'unseen'; readonly error: unknown }
  /** An uncaught error. The screen shows `reference`. */
  | { readonly type: 'exception'; readonly error: unknown; readonly reference?: string };

const waiting: Signal[] = [];
const mostWaiting = 20;

function keep(signal: Signal): void {
  if (waiting.length < mostWaiting) waiting.push(signal);
}

let receive = keep;

/** Passes a signal to the overlay, or queues it until the overlay has loaded. */
export const emitSignal = (signal: Signal): void => receive(signal);

/** Receives all signals, including queued ones; returns a stop function. */
export function connectSignals(receiver: (signal: Signal) => void): () => void {
  receive = receiver;
  waiting.splice(0).forEach(receiver);
  return () => {
    receive = keep;
  };
}

/** Calls `load` with the first signal, which stays queued for `connectSignals`. */
export function onFirstSignal(load: () => void): void {
  if (waiting.length > 0) return load();
  receive = (signal) => {
    receive = keep;
    keep(signal);
    load();
  };
}

/** Emits every uncaught error. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => error && emitSignal({ type: 'exception', error }));
  addEventListener('unhandledrejection', ({ reason }) => emitSignal({ type: 'exception', error: reason }));
}
