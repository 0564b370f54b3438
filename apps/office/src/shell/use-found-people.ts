import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMay } from '../access/access.ts';
import { fullName } from '../access/use-person.ts';
import { peopleQuery } from '../api/queries.ts';
import { paths } from '@detroit-well/config/paths';

const typingMs = 200;
const shown = 6;
/** One letter finds too many. */
const least = 2;

interface FoundPerson {
  readonly href: string;
  readonly name: string;
  readonly about: string;
}

/** The people that match what is typed in the palette, for those who may read people. */
export function useFoundPeople(typed: string): readonly FoundPerson[] {
  const may = useMay('people.read');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const enabled = may && search.length >= least;
  const { data } = useQuery({
    ...peopleQuery({ search, limit: shown }),
    enabled,
    meta: { background: true },
  });
  if (!enabled || typed.trim().length < least) return [];
  return (data?.results ?? []).map((person) => ({
    href: paths.office.person(person.id),
    name: fullName(person),
    about: [person.email, person.phone].filter(Boolean).join(', '),
  }));
}
