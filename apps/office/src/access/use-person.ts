import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../api/queries.ts';
import { useKept } from '../kept/kept.ts';

/** Id and name of the signed-in person; empty until they are known. */
export function usePerson(): { readonly id: string; readonly name: string } {
  const { data } = useQuery(meQuery());
  const kept = useKept();
  if (data) return { id: data.public_id, name: fullName(data) };
  return kept?.person ?? { id: '', name: '' };
}

/** The name of a person, or the email of one without a name. Who has no email has a name. */
export const fullName = (person: { first_name: string; last_name: string; email: string }): string =>
  `${person.first_name} ${person.last_name}`.trim() || person.email;
