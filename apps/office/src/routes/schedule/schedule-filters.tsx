import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../access/access.ts';
import { coachChoicesQuery, locationChoicesQuery, programChoicesQuery } from '../../api/queries.ts';
import { FilterButton } from '../../lists/filter-button.tsx';
import type { ListAddress } from '../../lists/use-address.ts';

/** Names of the filters in the address, which are those of the call. */
export const filterNames = ['program', 'coach', 'location'] as const;

const filters = [
  { name: 'program', label: 'Program', permission: 'programs.read', choices: programChoicesQuery },
  { name: 'coach', label: 'Coach', permission: 'coaches.read', choices: coachChoicesQuery },
  { name: 'location', label: 'Location', permission: 'locations.read', choices: locationChoicesQuery },
] as const;

/** Filters by what a session consists of, for people who may read the choices. */
export function ScheduleFilters({ address }: { address: ListAddress }) {
  return filters.map((filter) => <Filter key={filter.name} filter={filter} address={address} />);
}

function Filter({ filter, address }: { filter: (typeof filters)[number]; address: ListAddress }) {
  const { name, label, permission, choices } = filter;
  const may = useMay(permission);
  const { data = [] } = useQuery({ ...choices(), enabled: may });
  if (!may) return null;
  return (
    <FilterButton
      label={label}
      all="All"
      value={address.get(name)}
      options={data}
      onChange={(value) => address.set({ [name]: value })}
    />
  );
}
