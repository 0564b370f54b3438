import { readTabValue, writeTabValue } from '@detroit-well/ui/tab-storage';
import { unknownOutcome, type UnsentMessage } from './thread-state.ts';

interface StoredThread {
  readonly draft: string;
  readonly unsent: readonly UnsentMessage[];
}

const nothing: StoredThread = { draft: '', unsent: [] };
const keyOf = (sessionId: string) => `thread:${sessionId}`;

/** Reads the unsent text and messages of a session's thread. They survive a reload and are deleted at sign-out. */
export function readThread(sessionId: string): StoredThread {
  // Written below by this module in the same tab.
  const { draft, unsent } = (readTabValue(keyOf(sessionId)) as StoredThread | null) ?? nothing;
  // A message without a problem was being sent when the page closed.
  return { draft, unsent: unsent.map((one) => ({ ...one, problem: one.problem ?? unknownOutcome })) };
}

export function storeThread(sessionId: string, { draft, unsent }: StoredThread): void {
  writeTabValue(keyOf(sessionId), draft === '' && unsent.length === 0 ? null : { draft, unsent });
}
