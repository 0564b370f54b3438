import type { OfficeSession } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatMediumDate, formatTime, studioDay } from '@detroit-well/config/studio-time';
import { RadioCards } from '@detroit-well/ui/components/radio-cards';
import { TextField } from '@detroit-well/ui/components/text-field';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionChoicesQuery } from '../api/queries.ts';
import { problemText } from '../outcomes/problem.ts';
import { placesText } from '../sessions/places.ts';
import { onEnter } from '../keyboard/on-enter.ts';
import { usePause } from './use-pause.ts';

interface SessionPickProps {
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  /** Only dates of this program; null while it is not known. */
  readonly program?: string | null | undefined;
  /** The session that is left. */
  readonly except?: string | undefined;
}

/** Finds a session by its title and its day. */
export function SessionPick({ value, onChange, program, except }: SessionPickProps) {
  const today = studioDay(serverNow());
  const [text, setText] = useState('');
  const [day, setDay] = useState('');
  const search = usePause(text);
  const queries = useQueryClient();
  const choices = (title: string) =>
    sessionChoicesQuery({
      ...(title !== '' && { search: title }),
      ...(program && { program }),
      ...(day === '' ? { start_date: today } : { start_date: day, end_date: day }),
      sort: 'start_datetime',
      limit: 50,
    });
  const { data, error } = useQuery({ ...choices(search), enabled: program !== null });
  // A course that has begun is in the list of a day, and takes nobody.
  const fits = ({ id, status, start_datetime: start }: OfficeSession): boolean =>
    id !== except && status !== 'cancelled' && studioDay(start) >= (day || today);
  const found = data?.results.filter(fits);
  /** Enter comes before the pause has sent the search. */
  const takeFirst = async (): Promise<void> => {
    const { results } = await queries.fetchQuery(choices(text.trim()));
    const first = results.find(fits);
    if (first) onChange(first.id);
  };
  return (
    <>
      <div className="pick-fields">
        {program === undefined ? (
          <TextField
            data-autofocus
            label="Session"
            type="search"
            placeholder="Title"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onEnter(takeFirst)}
          />
        ) : null}
        <TextField
          data-autofocus
          label="Day"
          type="date"
          optional
          min={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      {error ? <p role="alert">{problemText(error)}</p> : null}
      {found === undefined && !error ? (
        <div className="pick-list" data-reserved>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={56} />
          ))}
        </div>
      ) : null}
      {found?.length === 0 ? <p role="status">{noSessions(day)}</p> : null}
      {found && found.length > 0 ? (
        <div className="pick-list">
          <RadioCards
            legend="Sessions"
            legendHidden
            value={value ?? ''}
            onChange={onChange}
            options={found.map((session) => ({
              value: session.id,
              label: session.title,
              detail: detailOf(session),
              aside: placesText(session),
            }))}
          />
        </div>
      ) : null}
    </>
  );
}

const noSessions = (day: string): string =>
  day === '' ? 'No session is coming that fits.' : 'No session on this day fits.';

const detailOf = ({ start_datetime: start, location_name: place }: OfficeSession): string =>
  `${formatMediumDate(start)}, ${formatTime(start)}${place === '' ? '' : `, ${place}`}`;
