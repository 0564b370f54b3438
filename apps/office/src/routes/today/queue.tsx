import type { WorklistEntry } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../access/access.ts';
import { client } from '../../api/client.ts';
import { todayQuery } from '../../api/today-query.ts';
import { failureToast } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';

/** How many entries stand there before somebody asks for the others. */
const shown = 12;

/** What waits for a person. Each entry leads to what fixes it. */
export function Queue({ waiting }: { waiting: readonly WorklistEntry[] }) {
  const [all, setAll] = useState(false);
  const rest = all ? 0 : waiting.length - shown;
  return (
    <section className="queue-box">
      <div className="sub">
        <h2>Needs attention</h2>
        <span className="tnum">{waiting.length}</span>
      </div>
      {waiting.length === 0 ? <p className="today-none">Nothing waits.</p> : null}
      <ol className="queue">
        {(rest > 0 ? waiting.slice(0, shown) : waiting).map((one) => (
          <Entry key={one.id} entry={one} />
        ))}
      </ol>
      {rest > 0 ? (
        <Button size="xs" variant="line" onClick={() => setAll(true)}>
          {`Show ${rest} more`}
        </Button>
      ) : null}
    </section>
  );
}

function Entry({ entry }: { entry: WorklistEntry }) {
  const { id, title, text, resolvable } = entry;
  const queries = useQueryClient();
  const mayOpenPeople = useMay('people.read');
  const resolve = useMutation({
    mutationFn: () => client.office.worklist.resolve({ params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: todayQuery().queryKey }),
    onError: (error) => showToast(failureToast('This is still on the list.', error)),
  });
  const link = linkOf(entry, mayOpenPeople);
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <span className="queue__acts">
        {link ? (
          <a href={link.href} aria-label={`${link.label}: ${title}`}>
            {link.label}
          </a>
        ) : null}
        {resolvable ? (
          <button
            type="button"
            aria-label={`Done: ${title}`}
            disabled={resolve.isPending}
            onClick={() => resolve.mutate()}
          >
            Done
          </button>
        ) : null}
      </span>
    </li>
  );
}

interface Link {
  readonly label: string;
  readonly href: string;
}

/** Where a kind of entry is fixed. A kind that is new leads to its person or session. */
function linkOf(entry: WorklistEntry, mayOpenPeople: boolean): Link | null {
  const { kind, session_id: session, meeting, registration_id: card, person_id: person } = entry;
  const roster = (label: string): Link | null =>
    session === null
      ? null
      : {
          label,
          href: paths.office.roster(session, { meeting: meeting ?? undefined, card: card ?? undefined }),
        };
  const account = (label: string): Link | null =>
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
    case 'payment_failed':
    case 'renewal_failed':
    case 'payment_unknown':
    case 'refund_unknown':
    case 'refund_open':
    case 'refund_failed':
    case 'refund_at_provider':
    case 'payment_disputed':
    case 'provider_difference':
      return { label: 'Open in Money', href: paths.office.money({ tab: 'worklist' }) };
    default:
      return account('Open person') ?? roster('Open roster');
  }
}
