import { Refusal, type RefusalExtras } from '../refusals.ts';

const comeBackSeconds = 2;

/** Somebody works on the same intent: ask again with the same key in a moment. */
export function inProgress(extras: RefusalExtras = {}): Refusal {
  return new Refusal('in_progress', extras, { 'retry-after': String(comeBackSeconds) });
}
