import type { DirectState } from '../registration/direct-state.ts';

/** Where somebody stands in the line for a full session. */
export type InLine =
  | { kind: 'waiting'; position: number }
  /** A place is kept until then (an instant); to its owner it is a free one (decision 021). */
  | { kind: 'offered'; until: string };

/** What became of a press on Join Waitlist. */
export type JoinAnswer =
  | InLine
  /** There is a place after all, and nobody to wait behind. */
  | { kind: 'free'; message: string }
  | { kind: 'failed'; message: string; tone: 'bad' | 'warn' };

/** `apart`: not in the line, as far as the page knows. `asking`: it does not know yet. */
export type Line = JoinAnswer | { kind: 'apart' } | { kind: 'asking' } | { kind: 'sending' };

/** Whether this member may take a place, however full the session is to others. */
export const hasPlace = ({ kind }: Line): boolean => kind === 'offered' || kind === 'free';

/** A place that was promised before the registration found none is gone; one promised since is not. */
export function lineNow(line: Line, knownAt: DirectState, direct: DirectState): Line {
  const refusedSince = direct.kind === 'full' && direct !== knownAt;
  return hasPlace(line) && refusedSince ? { kind: 'apart' } : line;
}
