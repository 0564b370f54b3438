import { formatMediumDay } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { peopleChoicesQuery } from '../../api/queries.ts';
import { FilterButton } from '../../lists/filter-button.tsx';
import type { ListAddress } from '../../lists/use-address.ts';

export const waivers = [
  { value: 'current', label: 'In force' },
  { value: 'old', label: 'Older version' },
  { value: 'none', label: 'Not signed' },
] as const;
export const lastVisits = [
  { value: 'within_21_days', label: 'In the last 21 days' },
  { value: 'not_for_21_days', label: 'Not for 21 days' },
  { value: 'never', label: 'Never' },
] as const;
export const balances = [{ value: 'owes', label: 'Owes' }] as const;

const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** The days of first visits in the address, if they are days. */
export function firstVisitsOf(address: ListAddress) {
  const [from, to] = [address.get('first_visit_from'), address.get('first_visit_to')];
  return isDay(from) && isDay(to) ? { first_visit_from: from, first_visit_to: to } : {};
}

const counts = [2, 3].map((count) => ({ value: String(count), label: `At least ${count}` }));

/** How many visits at least. */
export function visitsOf(address: ListAddress): number | undefined {
  const chosen = counts.find(({ value }) => value === address.get('visits'));
  return chosen && Number(chosen.value);
}

const named = (name: string) => ({ value: name, label: name });

/** Filters of the people. Tiers and tags are those in use. */
export function PeopleFilters({ address }: { address: ListAddress }) {
  const { data = { tags: [], tiers: [] } } = useQuery(peopleChoicesQuery());
  const tag = address.get('tag');
  const filters = [
    {
      name: 'membership',
      label: 'Membership',
      options: [{ value: 'any', label: 'Any' }, ...data.tiers.map(named), { value: 'none', label: 'None' }],
    },
    { name: 'waiver', label: 'Waiver', options: waivers },
    { name: 'last_visit', label: 'Last visit', options: lastVisits },
    { name: 'visits', label: 'Visits', options: counts },
    { name: 'balance', label: 'Balance', options: balances },
    ...(data.tags.length > 0 || tag !== undefined
      ? [
          {
            name: 'tag',
            label: 'Tag',
            options: [...new Set([...data.tags, ...(tag ? [tag] : [])])].map(named),
          },
        ]
      : []),
  ];
  const { first_visit_from: from, first_visit_to: to } = firstVisitsOf(address);
  return (
    <>
      {filters.map(({ name, label, options }) => (
        <FilterButton
          key={name}
          label={label}
          all="All"
          value={address.get(name)}
          options={options}
          onChange={(value) => address.set({ [name]: value })}
        />
      ))}
      {from && to ? (
        <FilterButton
          label="First visit"
          all="All"
          value="days"
          options={[{ value: 'days', label: `${formatMediumDay(from)} to ${formatMediumDay(to)}` }]}
          onChange={(value) =>
            value === undefined && address.set({ first_visit_from: undefined, first_visit_to: undefined })
          }
        />
      ) : null}
    </>
  );
}
