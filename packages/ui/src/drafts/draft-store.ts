import { readTabValue, tabKeys, writeTabValue } from '../tab-storage.ts';

const prefix = 'draft:';

/** The time for which a draft is kept after its form was last changed or left. */
export const draftLifetimeMs = 60 * 60_000;

/** Input that has not been submitted. It never includes a password, a card, a code or a picture. */
export interface StoredDraft {
  /** In the shape that the form wrote. */
  readonly typed: unknown;
  /** Milliseconds since the epoch, at the last change or when the form was closed. */
  readonly at: number;
  /** The sign-in ended while the form was open, so the form opens again after the next one. */
  readonly interrupted: boolean;
}

/** Returns the draft of a form unless it has expired. Deletes every expired draft of this tab. */
export function readDraft(name: string, now = Date.now()): StoredDraft | null {
  for (const key of tabKeys(prefix)) {
    const { at } = storedAt(key) ?? { at: 0 };
    if (now - at > draftLifetimeMs) writeTabValue(key, null);
  }
  return storedAt(prefix + name);
}

/** Stores the draft of a form. `null` deletes it. */
export function writeDraft(name: string, typed: unknown, now = Date.now()): void {
  writeTabValue(prefix + name, typed === null ? null : { typed, at: now, interrupted: false });
}

/** Records that a form was closed, and whether because the sign-in ended. The lifetime of its draft starts now. */
export function closeDraft(name: string, interrupted: boolean, now = Date.now()): void {
  const draft = storedAt(prefix + name);
  writeTabValue(prefix + name, draft && { ...draft, at: now, interrupted });
}

/** Returns the input of an interrupted form whose name starts with `namesFrom`, once. */
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

// `writeDraft` wrote this value in the same tab.
const storedAt = (key: string) => readTabValue(key) as StoredDraft | null;
