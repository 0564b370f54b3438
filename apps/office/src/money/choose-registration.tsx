import type { OfficePersonRow } from '@detroit-well/api-client';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { TextField } from '@detroit-well/ui/components/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '../access/use-person.ts';
import { peopleQuery, personQuery } from '../api/queries.ts';
import { dollars } from '../format/dollars.ts';
import { LoadFailure } from '../outcomes/load-failure.tsx';
import { onEnter } from '../keyboard/on-enter.ts';
import type { Payable } from './taken.ts';

interface ChooseProps {
  readonly onChoose: (payable: Payable) => void;
}

/** Finds a person who owes something, and what for. */
export function ChooseRegistration({ onChoose }: ChooseProps) {
  const [search, setSearch] = useState('');
  const [person, setPerson] = useState<OfficePersonRow>();
  const queries = useQueryClient();
  const owing = peopleQuery({ search, balance: 'owes', limit: 5 });
  const { data, error, refetch } = useQuery({ ...owing, placeholderData: (before) => before });
  const takeFirst = async (): Promise<void> => {
    const { results } = await queries.fetchQuery(owing);
    setPerson(results[0]);
  };
  if (person)
    return <OpenRegistrations person={person} onChoose={onChoose} onBack={() => setPerson(undefined)} />;
  return (
    <div className="record">
      <TextField
        data-autofocus
        label="Person"
        hint="Name, email or phone. Only people with something to pay are listed."
        value={search}
        autoComplete="off"
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={onEnter(takeFirst)}
      />
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data?.results.length === 0 ? <p className="muted">Nobody with this name owes anything.</p> : null}
      <ul className="choices">
        {data?.results.map((each) => (
          <li key={each.id}>
            <Button variant="quiet" onClick={() => setPerson(each)}>
              {`${fullName(each)}, ${dollars(each.balance)}`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OpenProps extends ChooseProps {
  readonly person: OfficePersonRow;
  readonly onBack: () => void;
}

function OpenRegistrations({ person: { id }, onChoose, onBack }: OpenProps) {
  const { data, error, refetch } = useQuery(personQuery(id));
  const open = data?.registrations.filter(({ status, owed }) => status === 'confirmed' && owed !== '0.00');
  return (
    <div className="record">
      {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data ? <p>{`What does ${fullName(data)} pay?`}</p> : <p className="muted">Reading what is open.</p>}
      <ul className="choices">
        {open?.map((each) => (
          <li key={each.id}>
            <Button
              variant="quiet"
              onClick={() =>
                onChoose({
                  id: each.id,
                  title: each.session_title,
                  owed: each.owed,
                  personName: data ? fullName(data) : '',
                  personId: id,
                })
              }
            >
              {`${each.session_title}, ${formatMediumDate(each.start_datetime)}: ${dollars(each.owed)}`}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="line" onClick={onBack}>
        Another person
      </Button>
    </div>
  );
}
