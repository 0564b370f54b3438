import type { OfficePayment, OfficePersonRow, OfficeSession } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { addDays, studioDay } from '@detroit-well/config/studio-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFilter } from 'react-aria-components';
import { useMay } from '../access/access.ts';
import { fullName } from '../access/use-person.ts';
import { paymentsQuery, peopleQuery, sessionChoicesQuery } from '../api/queries.ts';

const typingMs = 200;
/** One letter finds too many. */
const least = 2;
const shown = { people: 6, sessions: 5, payments: 3 } as const;
/** How far ahead sessions are found. */
const daysAhead = 14;

export interface Found {
  readonly people: readonly OfficePersonRow[];
  readonly sessions: readonly OfficeSession[];
  readonly payments: readonly OfficePayment[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

interface Answered<Row> {
  readonly data: { readonly results: readonly Row[] } | undefined;
  readonly isPlaceholderData: boolean;
}

/** What the server finds for the typed text: people, sessions of the next 14 days and payments, as far as the role may read them. */
export function useFound(typed: string): Found {
  const text = typed.trim();
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text), typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { contains } = useFilter({ sensitivity: 'base' });
  const today = studioDay(serverNow());
  const isOn = search.length >= least && text.length >= least;
  const found = { meta: { background: true }, placeholderData: keepPreviousData };
  const people = useQuery({
    ...peopleQuery({ search, limit: shown.people }),
    ...found,
    enabled: useMay('people.read') && isOn,
  });
  const sessions = useQuery({
    ...sessionChoicesQuery({
      search,
      start_date: today,
      end_date: addDays(today, daysAhead - 1),
      limit: shown.sessions,
    }),
    ...found,
    enabled: useMay('schedule.read') && isOn,
  });
  const payments = useQuery({
    ...paymentsQuery({ search, limit: shown.payments }),
    ...found,
    enabled: useMay('payments.read') && isOn,
  });
  const all = [people, sessions, payments];
  // Of an earlier search, what matches the longer text stays until the server has answered, so that the highlight does not jump.
  const rowsOf = <Row>(query: Answered<Row>, textOf: (row: Row) => string): readonly Row[] => {
    const rows = (isOn && query.data?.results) || [];
    if (search === text && !query.isPlaceholderData) return rows;
    return rows.filter((row) => contains(textOf(row), text));
  };
  return {
    people: rowsOf(people, (one) => `${fullName(one)} ${one.email} ${one.phone}`),
    sessions: rowsOf(sessions, ({ title }) => title),
    payments: rowsOf(payments, ({ person_name: name, session_title: title }) => `${name} ${title ?? ''}`),
    isSearching:
      text.length >= least &&
      (search !== text || all.some(({ isLoading, isPlaceholderData }) => isLoading || isPlaceholderData)),
    hasFailed: isOn && all.some(({ data, error }) => error !== null && data === undefined),
  };
}
