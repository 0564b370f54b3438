import { readTabValue, writeTabValue } from '../../tab-storage.ts';
import { unknownOutcome, type UnsentMessage } from './thread-state.ts';

interface Kept {
  readonly draft: string;
  readonly unsent: readonly UnsentMessage[];
}

const nothing: Kept = { draft: '', unsent: [] };
const keyOf = (sessionId: string) => `thread:${sessionId}`;

/** Reads the unsent text and messages of a session's thread. They survive a reload and are deleted at sign-out. */
export function readKept(sessionId: string): Kept {
  // Written below by this module in the same tab.
  const { draft, unsent } = (readTabValue(keyOf(sessionId)) as Kept | null) ?? nothing;
  // A message without a problem was being sent when the page closed.
  return { draft, unsent: unsent.map((one) => ({ ...one, problem: one.problem ?? unknownOutcome })) };
}

export function keepKept(sessionId: string, { draft, unsent }: Kept): void {
  writeTabValue(keyOf(sessionId), draft === '' && unsent.length === 0 ? null : { draft, unsent });
}
