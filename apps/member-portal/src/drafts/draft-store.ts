import { readTabValue, tabKeys, writeTabValue } from '../tab-storage.ts';

const prefix = 'draft:';

/** How long a draft is kept after its form was last changed or left. */
export const draftLifetimeMs = 60 * 60_000;

/** What a member has typed into a form and not submitted. Never a password, a card, a code or a picture. */
export interface StoredDraft {
  /** As its form wrote it. */
  readonly typed: unknown;
  /** Milliseconds since the epoch: the last change, or when the form was left. */
  readonly at: number;
  /** The sign-in ended while the form was open, so the member expects to come back to it. */
  readonly interrupted: boolean;
}

/** The draft of a form, unless it has expired. Deletes every expired draft of this tab. */
export function readDraft(name: string, now = Date.now()): StoredDraft | null {
  for (const key of tabKeys(prefix)) {
    const { at } = storedAt(key) ?? { at: 0 };
    if (now - at > draftLifetimeMs) writeTabValue(key, null);
  }
  return storedAt(prefix + name);
}

/** `null`: there is nothing to keep. */
export function writeDraft(name: string, typed: unknown, now = Date.now()): void {
  writeTabValue(prefix + name, typed === null ? null : { typed, at: now, interrupted: false });
}

/** Notes that a form was left, and whether because the sign-in ended. The lifetime of its draft starts now. */
export function closeDraft(name: string, interrupted: boolean, now = Date.now()): void {
  const draft = storedAt(prefix + name);
  if (draft) writeTabValue(prefix + name, { ...draft, at: now, interrupted });
}

/** Returns what was typed in an interrupted form whose name begins so, once. */
export function takeInterrupted(namesFrom: string): unknown {
  for (const key of tabKeys(prefix + namesFrom)) {
    const name = key.slice(prefix.length);
    const draft = readDraft(name);
    if (!draft?.interrupted) continue;
    writeTabValue(key, { ...draft, interrupted: false });
    return draft.typed;
  }
  return null;
}

// Written above, in this tab.
const storedAt = (key: string) => readTabValue(key) as StoredDraft | null;
