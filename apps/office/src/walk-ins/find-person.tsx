import type { OfficeRoster } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { TextField } from '@detroit-well/ui/components/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '../access/use-person.ts';
import { peopleQuery } from '../api/queries.ts';
import { problemText } from '../outcomes/problem.ts';
import { startOf } from '../registrations/person-pick.tsx';
import { usePause } from '../registrations/use-pause.ts';
import { PersonMatch } from './person-match.tsx';
import type { WalkInTerms } from './request.ts';

/** How many people are listed. Whoever is not among them is found by more letters. */
const limit = 6;

interface FindPersonProps {
  readonly roster: OfficeRoster;
  readonly open: boolean;
  /** Who is being added. */
  readonly busyPersonId: string | undefined;
  readonly mayAdd: boolean;
  readonly onAdd: (terms: WalkInTerms, name: string) => void;
  /** Somebody without an account, with what was typed. */
  readonly onNew: (typed: Readonly<Record<string, string>>) => void;
}

/** Finds who is at the door by name, phone or email. Without a search, who was here lately. */
export function FindPerson({ roster, open, busyPersonId, mayAdd, onAdd, onNew }: FindPersonProps) {
  const [text, setText] = useState('');
  const search = usePause(text);
  const { data, error } = useQuery({
    ...peopleQuery(search === '' ? { last_visit: 'within_21_days', limit } : { search, limit }),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const booked = new Set(
    roster.results.flatMap(({ person_id: id, status }) => (id && status === 'confirmed' ? [id] : [])),
  );
  const typed = text.trim();
  // Nobody of the list before is tapped by mistake while the next one is on its way.
  const isLate = search === '' && typed !== '';
  const found = isLate ? [] : (data?.results.filter(({ id }) => search !== '' || !booked.has(id)) ?? []);
  const isRepeated = new Set(found.map((person) => fullName(person))).size < found.length;
  return (
    <>
      <TextField
        data-autofocus
        label="Name, phone or email"
        type="search"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error ? <p role="alert">{problemText(error)}</p> : null}
      {search === '' && found.length > 0 ? <h3>Here lately, not booked</h3> : null}
      {search !== '' && isRepeated ? (
        <p className="muted">People of one name are listed. Ask for the year of birth.</p>
      ) : null}
      {search !== '' && data && found.length === 0 ? (
        <p role="status">Nobody has this name, phone or email.</p>
      ) : null}
      <ol className="same" aria-label="People">
        {found.map((person) => (
          <PersonMatch
            key={person.id}
            person={person}
            roster={roster}
            isOnly={search !== '' && found.length === 1}
            busy={busyPersonId === person.id}
            mayAdd={mayAdd}
            onAdd={onAdd}
          />
        ))}
      </ol>
      <div>
        <Button size="xs" variant="line" onClick={() => onNew(typed === '' ? {} : startOf(typed))}>
          {typed === '' ? 'New person' : `New person “${typed}”`}
        </Button>
      </div>
    </>
  );
}
