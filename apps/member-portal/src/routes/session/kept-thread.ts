import { readTabValue, writeTabValue } from '../../tab-storage.ts';
import { unknownOutcome, type UnsentMessage } from './thread-state.ts';

interface Kept {
  readonly draft: string;
  readonly unsent: readonly UnsentMessage[];
}

const nothing: Kept = { draft: '', unsent: [] };
const keyOf = (sessionId: string) => `thread:${sessionId}`;

/** What was written to a session's thread and not sent; survives a reload, and goes at sign-out. */
export function readKept(sessionId: string): Kept {
  // Written below, in this tab.
  const { draft, unsent } = (readTabValue(keyOf(sessionId)) as Kept | null) ?? nothing;
  // One without a problem was under way when the page went.
  return { draft, unsent: unsent.map((one) => ({ ...one, problem: one.problem ?? unknownOutcome })) };
}

export function keepKept(sessionId: string, { draft, unsent }: Kept): void {
  writeTabValue(keyOf(sessionId), draft === '' && unsent.length === 0 ? null : { draft, unsent });
}
