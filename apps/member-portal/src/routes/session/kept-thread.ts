import { unknownOutcome, type UnsentMessage } from './thread-state.ts';

interface Kept {
  readonly draft: string;
  readonly unsent: readonly UnsentMessage[];
}

const nothing: Kept = { draft: '', unsent: [] };
const keyOf = (sessionId: string) => `thread:${sessionId}`;

/** What was written to a session's thread and not sent; survives a reload, and goes at sign-out. */
export function readKept(sessionId: string): Kept {
  try {
    // Written below.
    const { draft, unsent } = JSON.parse(sessionStorage.getItem(keyOf(sessionId)) ?? '') as Kept;
    // One without a problem was under way when the page went.
    return { draft, unsent: unsent.map((one) => ({ ...one, problem: one.problem ?? unknownOutcome })) };
  } catch {
    return nothing;
  }
}

export function keepKept(sessionId: string, { draft, unsent }: Kept): void {
  try {
    if (draft === '' && unsent.length === 0) sessionStorage.removeItem(keyOf(sessionId));
    else sessionStorage.setItem(keyOf(sessionId), JSON.stringify({ draft, unsent }));
  } catch {
    // Storage is forbidden or full: the text lives as long as the page.
  }
}
