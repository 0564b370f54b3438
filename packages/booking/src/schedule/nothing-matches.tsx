import { ButtonLink } from '@detroit-well/ui/components/button';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { FilterDrops } from '@detroit-well/ui/patterns/filter-drops';
import { RefreshIcon } from '@detroit-well/ui/icons';
import { opensNewTab } from '@detroit-well/ui/opens-new-tab';
import type { MouseEvent, ReactNode } from 'react';
import type { ChosenFilter } from './chosen-filters.ts';
import { noFilters, type ScheduleFilters } from './filters.ts';

interface NothingMatchesProps {
  readonly chosen: readonly ChosenFilter[];
  readonly hrefOf: (filters: ScheduleFilters) => string;
  readonly goTo: (filters: ScheduleFilters) => (event: MouseEvent) => void;
  readonly art: ReactNode;
  /** The address of the page. */
  readonly refreshHref: string;
  /** Loads the list again in place. Without it, the page loads again. */
  readonly onRefresh?: () => void;
  /** Where one hears about new sessions. */
  readonly newSessionsHref?: string;
}

const numbers = ['', '', 'both', 'all three', 'all four', 'all five', 'all six', 'all seven'];

/** No session matches: says which filter to drop. */
export function NothingMatches(props: NothingMatchesProps) {
  const { chosen, hrefOf, goTo, art, refreshHref, onRefresh, newSessionsHref } = props;
  const helps = chosen.some(({ left }) => left !== 0);
  const advice = helps
    ? 'Each of these is one filter away. Drop the one you care least about.'
    : 'No single filter is the reason. Clear them to see the whole schedule.';
  return (
    <FilterDrops
      title="No Sessions Available"
      text={
        chosen.length === 1
          ? 'Nothing matches this filter. Drop it to see the whole schedule.'
          : `Nothing matches ${numbers[chosen.length] ?? 'all of these'}. ${advice}`
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
          <ButtonLink
            variant="line"
            href={refreshHref}
            onClick={(event) => {
              if (!onRefresh || opensNewTab(event)) return;
              event.preventDefault();
              onRefresh();
            }}
          >
            <RefreshIcon /> Refresh
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
