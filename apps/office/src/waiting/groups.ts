import type { WorklistEntry } from '@detroit-well/api-client';

/** Entries of one kind that somebody works off together. */
export interface WaitingGroup {
  readonly id: string;
  readonly kind: string;
  /** At least one, most urgent first. */
  readonly entries: readonly [WorklistEntry, ...WorklistEntry[]];
}

/** Kinds about people of one session: they are worked off with its roster. */
const bySession = new Set([
  'waiver_missing',
  'contact_missing',
  'payment_due',
  'cancelled',
  'unpaid',
  'waiver',
  'clock',
  'meeting',
]);

/** Kinds that are worked off in one place, whatever they are about. */
const byKind = new Set([
  'payment_failed',
  'renewal_failed',
  'payment_unknown',
  'refund_unknown',
  'refund_open',
  'refund_failed',
  'refund_at_provider',
  'payment_disputed',
  'provider_difference',
  'price_notice',
  'email_failed',
]);

function groupIdOf({ id, kind, session_id: session, meeting }: WorklistEntry): string {
  if (bySession.has(kind)) return `${kind} ${session} ${meeting}`;
  return byKind.has(kind) ? kind : id;
}

/** What waits, grouped by session and kind, in the order of the first entry of each group. Today and the rail count these. */
export function groupsOf(waiting: readonly WorklistEntry[]): readonly WaitingGroup[] {
  const groups = new Map<string, [WorklistEntry, ...WorklistEntry[]]>();
  for (const entry of waiting) {
    const id = groupIdOf(entry);
    const group = groups.get(id);
    if (group) group.push(entry);
    else groups.set(id, [entry]);
  }
  return [...groups].map(([id, entries]) => ({ id, kind: entries[0].kind, entries }));
}
