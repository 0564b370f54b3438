import type { OfficeRosterEntry, ScannedPerson } from '@detroit-well/api-client';
import { hourMs } from '@detroit-well/config/durations';

export type Registration = ScannedPerson['registrations'][number];

/** The meeting at whose roster a pass is scanned. */
export interface At {
  readonly sessionId: string;
  readonly meeting: string;
}

/**
 * What the screen does about a scanned person. `mark`: present at once. `here`: was marked before. Everything else asks.
 * `unsigned`: the waiver comes first. `other`: booked for another session, or another mark stands. `two`: several begin now. `none`: nothing is booked
 * within an hour.
 */
export type ScanOutcome =
  | { readonly kind: 'mark' | 'here' | 'unsigned' | 'other'; readonly registration: Registration }
  | { readonly kind: 'two'; readonly registrations: readonly Registration[] }
  | { readonly kind: 'none'; readonly later: readonly Registration[] };

/** Who is booked within an hour of the start is here for it. */
export function outcomeOf({ registrations }: ScannedPerson, at: At, now: number): ScanOutcome {
  const isNow = ({ meeting }: Registration) => Math.abs(Date.parse(meeting) - now) <= hourMs;
  const current = registrations.filter(isNow);
  const [first, ...others] = current;
  if (first === undefined) return { kind: 'none', later: registrations };
  if (others.length > 0) return { kind: 'two', registrations: current };
  return { kind: kindOf(first, at), registration: first };
}

function kindOf({ session_id, meeting, entry }: Registration, { sessionId, meeting: shown }: At) {
  if (isHere(entry)) return 'here';
  if (session_id !== sessionId || meeting !== shown || entry.attendance !== null) return 'other';
  return entry.waiver === 'signed' ? 'mark' : 'unsigned';
}

const isHere = ({ attendance }: OfficeRosterEntry): boolean =>
  attendance === 'present' || attendance === 'late';
