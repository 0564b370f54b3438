import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../api/queries.ts';

/** Id and name of the signed-in person; empty until they are known. */
export function usePerson(): { readonly id: string; readonly name: string } {
  const { data } = useQuery(meQuery());
  if (!data) return { id: '', name: '' };
  return { id: data.public_id, name: fullName(data) };
}

/** The name of a person, or the email of one without a name. */
export const fullName = (person: { first_name: string; last_name: string; email: string }): string =>
  `${person.first_name} ${person.last_name}`.trim() || person.email;
