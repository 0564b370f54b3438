import type { WaitlistEntry } from '@detroit-well/api-client/contract';
import type { DirectState } from '../registration/direct-state.ts';

/** What went wrong with the last press; `warn` where the outcome is unknown. */
export interface LineProblem {
  message: string;
  tone: 'bad' | 'warn';
}

/** A member's entry on the waitlist of a full session. `offered`: a spot is held, which to its owner is a free one (ADR-021). */
export interface InLine {
  kind: 'waiting' | 'offered';
  entry: WaitlistEntry;
  /** Leaving is under way. */
  leaving?: boolean;
  problem?: LineProblem;
}

/** What became of a press on Join Waitlist. */
export type JoinAnswer =
  | InLine
  /** There is a spot after all, and nobody to wait behind. */
  | { kind: 'free'; message: string }
  | ({ kind: 'failed' } & LineProblem);

/** `apart`: not on the waitlist, as far as the page knows. `asking`: it does not know yet. `left`: by the member's own press. */
export type Line =
  JoinAnswer | { kind: 'apart' } | { kind: 'asking' } | { kind: 'sending' } | { kind: 'left' };

/** Whether this member may take a spot, however full the session is to others. */
export const hasPlace = ({ kind }: Line): boolean => kind === 'offered' || kind === 'free';

/** A spot that was promised before the registration found none is gone; one promised since is not. */
export function lineNow(line: Line, knownAt: DirectState, direct: DirectState): Line {
  const refusedSince = direct.kind === 'full' && direct !== knownAt;
  return hasPlace(line) && refusedSince ? { kind: 'apart' } : line;
}
