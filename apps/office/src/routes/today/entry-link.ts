import type { WorklistEntry } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';

export interface EntryLink {
  readonly label: string;
  readonly href: string;
}

const moneyKinds = new Set([
  'payment_failed',
  'renewal_failed',
  'payment_unknown',
  'refund_unknown',
  'refund_open',
  'refund_failed',
  'refund_at_provider',
  'payment_disputed',
  'provider_difference',
]);

/** The list in Money of one kind that waits. Null: the kind is not about money. */
export const moneyLink = (kind: string): EntryLink | null =>
  moneyKinds.has(kind)
    ? { label: 'Open in Money', href: paths.office.money({ tab: 'worklist', waits: kind }) }
    : null;

/** Where an entry is fixed. A kind that is new leads to its person or session. */
export function linkOf(entry: WorklistEntry, mayOpenPeople: boolean): EntryLink | null {
  const { kind, session_id: session, meeting, registration_id: card, person_id: person } = entry;
  const { same_person_id: same } = entry;
  const roster = (label: string): EntryLink | null =>
    session === null
      ? null
      : {
          label,
          href: paths.office.roster(session, { meeting: meeting ?? undefined, card: card ?? undefined }),
        };
  const account = (label: string): EntryLink | null =>
    person !== null && mayOpenPeople ? { label, href: paths.office.person(person) } : null;
  switch (kind) {
    case 'no_waiver':
      return { label: 'Write it', href: paths.office.waiver() };
    case 'coach_missing':
      return session === null ? null : { label: 'Assign', href: paths.office.editSession(session) };
    case 'attendance_open':
      return roster('Finish');
    case 'waiver':
    case 'waiver_missing':
    case 'clock':
    case 'meeting':
    case 'cancelled':
      return roster('Open card');
    case 'walk_in':
      return same !== null && person !== null && mayOpenPeople
        ? { label: 'Compare', href: paths.office.mergePerson(same, person) }
        : (account('Open person') ?? roster('Open roster'));
    default:
      return moneyLink(kind) ?? account('Open person') ?? roster('Open roster');
  }
}
