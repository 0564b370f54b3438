import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../access/access.ts';
import { teamQuery } from '../../api/queries.ts';
import { FilterButton } from '../../lists/filter-button.tsx';

interface ByActorProps {
  readonly value: string | undefined;
  readonly onChange: (actor: string | undefined) => void;
}

/** The filter by who in the team did it, for those who see every day. */
export function ByActor({ value, onChange }: ByActorProps) {
  const seesAll = useMay('payments.all');
  const { data } = useQuery({ ...teamQuery({ limit: 100 }), enabled: seesAll, meta: { background: true } });
  if (!seesAll) return null;
  const people = (data?.results ?? [])
    .filter(({ status }) => status === 'active')
    .map((one) => ({ value: one.id, label: `${one.first_name} ${one.last_name}`.trim() || one.email }));
  const nobody = { value: 'none', label: 'Nobody of the team' };
  const known = [...people, nobody];
  // Somebody who left the team.
  const other =
    value === undefined || known.some((one) => one.value === value) ? [] : [{ value, label: 'One person' }];
  return (
    <FilterButton label="By" all="Anybody" value={value} options={[...known, ...other]} onChange={onChange} />
  );
}
