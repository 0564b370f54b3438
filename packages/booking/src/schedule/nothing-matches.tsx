import { ButtonLink } from '@detroit-well/ui/components/button';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { FilterDrops } from '@detroit-well/ui/patterns/filter-drops';
import type { MouseEvent, ReactNode } from 'react';
import type { ChosenFilter } from './chosen-filters.ts';
import { noFilters, type ScheduleFilters } from './filters.ts';

interface NothingMatchesProps {
  readonly chosen: readonly ChosenFilter[];
  readonly hrefOf: (filters: ScheduleFilters) => string;
  readonly goTo: (filters: ScheduleFilters) => (event: MouseEvent) => void;
  readonly art: ReactNode;
  /** Where one hears about new sessions. */
  readonly newSessionsHref?: string;
}

const numbers = ['', 'this filter', 'both', 'all three', 'all four', 'all five', 'all six', 'all seven'];

/** No session matches: says which filter to drop. */
export function NothingMatches({ chosen, hrefOf, goTo, art, newSessionsHref }: NothingMatchesProps) {
  const helps = chosen.some(({ left }) => left !== 0);
  return (
    <FilterDrops
      title={`Nothing matches ${numbers[chosen.length] ?? 'all of these'}`}
      text={
        helps
          ? 'Each of these is one filter away. Drop the one you care least about.'
          : 'No single filter is the reason. Clear them to see the whole schedule.'
      }
      drops={chosen.map(({ label, others, without, left }) => ({
        label,
        others,
        href: hrefOf(without),
        count: left,
        onDrop: goTo(without),
      }))}
      actions={
        <>
          <ButtonLink variant="signal" slash href={hrefOf(noFilters)} onClick={goTo(noFilters)}>
            Clear all filters
          </ButtonLink>
          {newSessionsHref ? (
            <TextLink href={newSessionsHref} arrow={false}>
              Tell me about new sessions
            </TextLink>
          ) : null}
        </>
      }
      art={art}
    />
  );
}
