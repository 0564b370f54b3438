import { describe } from '@detroit-well/api-client/errors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from './queries.ts';

const startFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Detroit',
});

/** The next sessions, each with a button that asks how many spots are left now. */
export function UpcomingSessions() {
  const sessions = useQuery(queries.sessions.upcoming({ limit: 5 }));
  if (sessions.isPending) return <p role="status">Loading sessions…</p>;
  if (sessions.isError) {
    const { message } = describe(sessions.error, 'loadSessions');
    return (
      <p role="alert">
        {message} <button onClick={() => void sessions.refetch()}>Try again</button>
      </p>
    );
  }
  if (sessions.data.length === 0) return <p>No sessions are planned.</p>;
  return (
    <ul>
      {sessions.data.map(({ public_id, title, start_datetime, price_public }) => (
        <li key={public_id}>
          <h2>{title}</h2>
          <p>
            {startFormat.format(new Date(start_datetime))}, ${price_public}
          </p>
          <SpotsLeft id={public_id} />
        </li>
      ))}
    </ul>
  );
}

function SpotsLeft({ id }: { readonly id: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const availability = useQuery({ ...queries.sessions.availability(id), enabled: isAsked });
  if (!isAsked) return <button onClick={() => setIsAsked(true)}>Check spots</button>;
  if (availability.isPending) return <p role="status">Checking…</p>;
  if (availability.isError)
    return <p role="alert">{describe(availability.error, 'checkAvailability').message}</p>;
  const { is_full, available_spots } = availability.data;
  if (is_full) return <p role="status">Full</p>;
  return (
    <p role="status">{available_spots === null ? 'Unlimited spots' : `${available_spots} spots left`}</p>
  );
}
