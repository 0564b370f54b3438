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

/** Which sign-in each token came from that this tab has had: `sid` by access token. */
export type Origins = Map<string, string>;

/** The latest tokens are enough: no call is under way for longer. */
export function noteOrigin(origins: Origins, access: string, sid: string): void {
  origins.set(access, sid);
  const [oldest = ''] = origins.keys();
  if (origins.size > 9) origins.delete(oldest);
}

/** Another sign-in is told as a sign-out and a sign-in: what belongs to a person goes in between. By `sid`, if any. */
export function tellChange(
  before: string | undefined,
  after: string | undefined,
  tell: (authenticated: boolean) => void,
): void {
  if (before === after) return;
  if (before !== undefined) tell(false);
  if (after !== undefined) tell(true);
}

/** Another sign-in than `before`, or a later refresh of the same. */
export function isNewer(record: SessionRecord, before: SessionRecord): boolean {
  return record.sid !== before.sid || record.generation > before.generation;
}
