import { isRecord, text, wholeOrNull } from '../contract/reads/loose.ts';

/** One signed-in session as this browser knows it. */
export interface SessionRecord {
  /** Made at sign-in; a refresh belongs to the sign-in it began with. */
  readonly sid: string;
  /** Grows by one with every refresh. */
  readonly generation: number;
  readonly access: string;
  readonly refresh: string;
  /** When the access token counts as spent: counted from its receipt by this device's own clock. Milliseconds. */
  readonly expiry: number;
}

export function readRecord(raw: unknown): SessionRecord | null {
  if (!isRecord(raw)) return null;
  const generation = wholeOrNull(raw.generation);
  const expiry = wholeOrNull(raw.expiry);
  const [sid, access, refresh] = [text(raw.sid), text(raw.access), text(raw.refresh)];
  if (generation === null || expiry === null || sid === '' || access === '' || refresh === '') return null;
  return { sid, generation, access, refresh, expiry };
}

/** Another sign-in than `before`, or a later refresh of the same. */
export function isNewer(record: SessionRecord, before: SessionRecord): boolean {
  return record.sid !== before.sid || record.generation > before.generation;
}
