import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { TextField } from '@detroit-well/ui/components/text-field';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '../access/use-person.ts';
import { peopleQuery } from '../api/queries.ts';
import { problemText } from '../outcomes/problem.ts';
import { NewRecord } from '../catalogue/new-record.tsx';
import { onEnter } from '../keyboard/on-enter.ts';
import { usePause } from './use-pause.ts';

/** How many people are listed. */
const limit = 10;

/** Why a dialog cannot go on before. */
export const noPerson = 'Choose a person first.';

interface PersonPickProps {
  readonly value: string | undefined;
  readonly onChange: (id: string, name: string) => void;
  /** Whoever is looked for has an account: nobody is made. */
  readonly isKnown?: boolean;
}

/** Finds a person by name, email or phone, or makes an account for somebody who has none. */
export function PersonPick({ value, onChange, isKnown = false }: PersonPickProps) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const search = usePause(text);
  const { data, error } = useQuery({
    ...peopleQuery({ search, limit }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const found = search === '' ? undefined : data?.results;
  const nameOf = (id: string): string => {
    const person = found?.find((each) => each.id === id);
    return person ? fullName(person) : '';
  };
  /** Enter comes before the pause has sent the search. */
  const takeFirst = async (): Promise<void> => {
    const typed = text.trim();
    if (typed === '') return;
    const { results } = await queries.fetchQuery(peopleQuery({ search: typed, limit }));
    const [first] = results;
    if (first) onChange(first.id, fullName(first));
  };
  return (
    <>
      <TextField
        data-autofocus
        label="Person"
        type="search"
        hint="By name, email address or phone."
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onEnter(takeFirst)}
      />
      {error ? <p role="alert">{problemText(error)}</p> : null}
      {found?.length === 0 ? <p role="status">Nobody has this name, email or phone.</p> : null}
      {found?.length === 0 && !isKnown ? (
        <NewRecord
          isInDialog
          of="person"
          start={startOf(text.trim())}
          onCreated={(id, name) => {
            setText(name);
            onChange(id, name);
          }}
        />
      ) : null}
      {found === undefined ? <div className="pick-list" data-reserved /> : null}
      {found && found.length > 0 ? (
        <div className="pick-list">
          <RadioCards
            legend="People"
            legendHidden
            value={value ?? ''}
            onChange={(id) => onChange(id, nameOf(id))}
            options={found.map((person) => ({
              value: person.id,
              label: fullName(person),
              detail: person.email || person.phone || 'No email',
            }))}
          />
        </div>
      ) : null}
    </>
  );
}

/** The field of a new person in which the typed text belongs. */
export function startOf(text: string): Readonly<Record<string, string>> {
  if (text.includes('@')) return { email: text };
  if (/\d/.test(text) && !/\p{L}/u.test(text)) return { phone: text };
  const [first = '', ...others] = text.split(/\s+/);
  return { first_name: first, last_name: others.join(' ') };
}
