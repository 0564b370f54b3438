import type { Outgoing } from './room-state.ts';

/** What somebody has written in a room and not sent; survives a reload of the tab, and goes at sign-out. */
export interface KeptDraft {
  readonly draft: string;
  readonly outbox: readonly Outgoing[];
}

const nothing: KeptDraft = { draft: '', outbox: [] };
const keyOf = (room: string) => `chat-draft:${room}`;

export function readDraft(room: string): KeptDraft {
  try {
    const kept = sessionStorage.getItem(keyOf(room));
    if (kept === null) return nothing;
    // Written below.
    const { draft, outbox } = JSON.parse(kept) as KeptDraft;
    return { draft, outbox: outbox.map(afterReload) };
  } catch {
    return nothing;
  }
}

export function keepDraft(room: string, { draft, outbox }: KeptDraft): void {
  try {
    if (draft === '' && outbox.length === 0) sessionStorage.removeItem(keyOf(room));
    else sessionStorage.setItem(keyOf(room), JSON.stringify({ draft, outbox }));
  } catch {
    // Storage is forbidden or full: the text lives as long as the page.
  }
}

/** What was under way may have arrived; what waited is not sent without another press. */
function afterReload(one: Outgoing): Outgoing {
  if (one.state === 'sending') return { ...one, state: 'unconfirmed' };
  return one.state === 'queued' ? { ...one, state: 'failed' } : one;
}
