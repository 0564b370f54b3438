import type { OfficeToday, TodaySession, WorklistEntry } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { client } from '../../api/client.ts';
import { todayQuery } from '../../api/today-query.ts';
import { failureToast } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';
import { groupsOf, type WaitingGroup } from '../../waiting/groups.ts';
import { SendLinks } from '../../waiver-links/send-links.tsx';
import type { Unsigned } from '../../waiver-links/unsigned.ts';
import { linkOf, moneyLink } from './entry-link.ts';
import { RegisterWalkIn } from '../../walk-ins/register-walk-in.tsx';
import { groupText } from './group-text.ts';

/** How many groups stand there before somebody asks for the others. */
const shown = 12;

/** What waits for a person, by session and kind. Each group opens its entries, and each entry leads to what fixes it. */
export function Queue({ today }: { today: OfficeToday }) {
  const [all, setAll] = useState(false);
  const { day, sessions } = today;
  const groups = groupsOf(today.waiting);
  const rest = all ? 0 : groups.length - shown;
  return (
    <section className="queue-box">
      <div className="sub">
        <h2>Needs attention</h2>
        <span className="tnum">{groups.length}</span>
      </div>
      {groups.length === 0 ? <p className="today-none">Nothing waits.</p> : null}
      <ol className="queue">
        {(rest > 0 ? groups.slice(0, shown) : groups).map((group) =>
          group.entries.length === 1 ? (
            <Entry key={group.id} entry={group.entries[0]} title={group.entries[0].title} />
          ) : (
            <Group key={group.id} group={group} sessions={sessions} day={day} />
          ),
        )}
      </ol>
      {rest > 0 ? (
        <Button size="xs" variant="line" onClick={() => setAll(true)}>
          {`Show ${rest} more`}
        </Button>
      ) : null}
    </section>
  );
}

interface GroupProps {
  readonly group: WaitingGroup;
  readonly sessions: readonly TodaySession[];
  readonly day: string;
}

function Group({ group, sessions, day }: GroupProps) {
  const { kind, entries } = group;
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const { title, text } = groupText(group, sessions, day);
  const inMoney = moneyLink(kind);
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <span className="queue__acts">
        <SendLinks sessionId={entries[0].session_id ?? ''} people={unsignedOfGroup(group)}>
          {(show) => (
            <button type="button" aria-label={`Send links: ${title}`} onClick={show}>
              {`Send ${entries.length} links`}
            </button>
          )}
        </SendLinks>
        {inMoney ? (
          <a href={inMoney.href} aria-label={`${inMoney.label}: ${title}`}>
            {inMoney.label}
          </a>
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? list : undefined}
            aria-label={`${isOpen ? 'Close' : 'Open'} list: ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close list' : 'Open list'}
          </button>
        )}
      </span>
      {isOpen ? (
        <ol id={list} className="queue__entries" aria-label={title}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} title={entry.person_name ?? entry.title} />
          ))}
        </ol>
      ) : null}
    </li>
  );
}

/** Who of a group of missing waivers can be sent a link; nobody of another group. */
const unsignedOfGroup = ({ kind, entries }: WaitingGroup): Unsigned[] =>
  kind === 'waiver_missing'
    ? entries.flatMap(({ person_id: id, person_name: name }) =>
        id === null ? [] : [{ id, name: name ?? '', sent: null }],
      )
    : [];

/** `title`: in a group, whom it is about is enough. */
function Entry({ entry, title }: { entry: WorklistEntry; title: string }) {
  const { id, kind, text, resolvable } = entry;
  const queries = useQueryClient();
  const mayOpenPeople = useMay('people.read');
  const resolve = useMutation({
    mutationFn: () => client.office.worklist.resolve({ params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: todayQuery().queryKey }),
    onError: (error) => showToast(failureToast('This is still on the list.', error)),
  });
  const link = linkOf(entry, mayOpenPeople);
  const isInGroup = title !== entry.title;
  return (
    <li>
      <div>
        {isInGroup ? <h4>{title}</h4> : <h3>{title}</h3>}
        {isInGroup ? null : <p>{text}</p>}
      </div>
      <span className="queue__acts">
        {link ? (
          <a href={link.href} aria-label={`${link.label}: ${entry.title}`}>
            {link.label}
          </a>
        ) : null}
        {kind === 'walk_in' && entry.registration_id === null ? <RegisterWalkIn entry={entry} /> : null}
        {resolvable ? (
          <button
            type="button"
            aria-label={`Done: ${entry.title}`}
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
