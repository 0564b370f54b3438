import type { ClientEvent } from '@detroit-well/api-client';

/** An event of the page for its visitor or for an operator. */
export type Signal =
  | ClientEvent
  /** A failure that no screen shows, such as that of a refresh behind data that still stands. */
  | { readonly type: 'unseen'; readonly error: unknown }
  /** An error that no code handled. `reference` is what the screen shows of it. */
  | { readonly type: 'exception'; readonly error: unknown; readonly reference?: string };

const waiting: Signal[] = [];
const mostWaiting = 20;

function keep(signal: Signal): void {
  if (waiting.length < mostWaiting) waiting.push(signal);
}

let receive = keep;

/** Hands a signal to the overlay, or keeps it until the overlay has been loaded. */
export const emitSignal = (signal: Signal): void => receive(signal);

/** Takes over all signals, also those that came before; returns how to stop. */
export function connectSignals(receiver: (signal: Signal) => void): () => void {
  receive = receiver;
  waiting.splice(0).forEach(receiver);
  return () => {
    receive = keep;
  };
}

/** Emits every uncaught error. */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => error && emitSignal({ type: 'exception', error }));
  addEventListener('unhandledrejection', ({ reason }) => emitSignal({ type: 'exception', error: reason }));
}
