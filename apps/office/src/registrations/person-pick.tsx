import { Button } from '@detroit-well/ui/components/button';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { TextField } from '@detroit-well/ui/components/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../access/access.ts';
import { fullName } from '../access/use-person.ts';
import { peopleQuery } from '../api/queries.ts';
import { problemText } from '../outcomes/problem.ts';
import { usePause } from './use-pause.ts';

const NewPerson = lazy(async () => ({ default: (await import('./new-person.tsx')).NewPerson }));

interface PersonPickProps {
  readonly value: string | undefined;
  readonly onChange: (id: string, name: string) => void;
}

/** Finds a person by name, email or phone, or makes an account for somebody who has none. */
export function PersonPick({ value, onChange }: PersonPickProps) {
  const [text, setText] = useState('');
  const [isMaking, setMaking] = useState(false);
  const mayMake = useMay('people.write');
  const search = usePause(text);
  const { data, error } = useQuery({
    ...peopleQuery({ search, limit: 10 }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const found = search === '' ? undefined : data?.results;
  const nameOf = (id: string): string => {
    const person = found?.find((each) => each.id === id);
    return person ? fullName(person) : '';
  };
  return (
    <>
      <TextField
        label="Person"
        type="search"
        hint="By name, email address or phone."
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error ? <p role="alert">{problemText(error)}</p> : null}
      {found?.length === 0 ? <p role="status">Nobody has this name, email or phone.</p> : null}
      {found?.length === 0 && mayMake && !isMaking ? (
        <div>
          <Button size="xs" variant="line" onClick={() => setMaking(true)}>
            New person
          </Button>
        </div>
      ) : null}
      {isMaking ? (
        <Suspense>
          <NewPerson
            typed={text}
            onCreated={(person) => {
              setMaking(false);
              setText(person.email);
              onChange(person.id, fullName(person));
            }}
            onClose={() => setMaking(false)}
          />
        </Suspense>
      ) : null}
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
              detail: person.email,
            }))}
          />
        </div>
      ) : null}
    </>
  );
}
