import { isRecord, text, integerOrNull } from '../contract/definition/lenient.ts';

/** The session of one sign-in, as this browser stores it. */
export interface SessionRecord {
  /** Id created at sign-in; every refresh keeps it. */
  readonly sid: string;
  /** Grows by one with every refresh. */
  readonly generation: number;
  readonly access: string;
  readonly refresh: string;
  /** When the access token counts as expired, measured from its receipt with this device's clock. Milliseconds. */
  readonly expiry: number;
}

export function readRecord(raw: unknown): SessionRecord | null {
  if (!isRecord(raw)) return null;
  const generation = integerOrNull(raw.generation);
  const expiry = integerOrNull(raw.expiry);
  const [sid, access, refresh] = [text(raw.sid), text(raw.access), text(raw.refresh)];
  if (generation === null || expiry === null || sid === '' || access === '' || refresh === '') return null;
  return { sid, generation, access, refresh, expiry };
}

/** The sign-in that each access token of this tab came from: `sid` by access token. */
export type Origins = Map<string, string>;

/** Keeps only the latest tokens, because no call takes longer. */
export function rememberOrigin(origins: Origins, access: string, sid: string): void {
  origins.set(access, sid);
  const [oldest = ''] = origins.keys();
  if (origins.size > 9) origins.delete(oldest);
}

/**
 * Reports a change of user as a sign-out and a sign-in, so that screens drop personal data in between. Compares by `sid`.
 */
export function notifyChange(
  before: string | undefined,
  after: string | undefined,
  notify: (authenticated: boolean) => void,
): void {
  if (before === after) return;
  if (before !== undefined) notify(false);
  if (after !== undefined) notify(true);
}

/** Whether `record` is another sign-in than `before`, or a later refresh of the same one. */
export function isNewer(record: SessionRecord, before: SessionRecord): boolean {
  return record.sid !== before.sid || record.generation > before.generation;
}
