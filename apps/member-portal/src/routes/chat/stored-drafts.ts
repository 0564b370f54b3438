import { readTabValue, writeTabValue } from '@detroit-well/ui/tab-storage';
import type { Outgoing } from './room-state.ts';

/** The unsent text and messages of a room. They survive a reload of the tab and are deleted at sign-out. */
export interface StoredDraft {
  readonly draft: string;
  readonly outbox: readonly Outgoing[];
}

const nothing: StoredDraft = { draft: '', outbox: [] };
const keyOf = (room: string) => `chat-draft:${room}`;

export function readDraft(room: string): StoredDraft {
  // Written below by this module in the same tab.
  const { draft, outbox } = (readTabValue(keyOf(room)) as StoredDraft | null) ?? nothing;
  return { draft, outbox: outbox.map(afterReload) };
}

export function keepDraft(room: string, { draft, outbox }: StoredDraft): void {
  writeTabValue(keyOf(room), draft === '' && outbox.length === 0 ? null : { draft, outbox });
}

/** A message that was being sent may have arrived. A queued message is not sent without another press. */
function afterReload(one: Outgoing): Outgoing {
  if (one.state === 'sending') return { ...one, state: 'unconfirmed' };
  return one.state === 'queued' ? { ...one, state: 'failed' } : one;
}
