import { paths } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import type { MouseEvent, ReactNode } from 'react';
import type { FilterOptions } from '../../blog/filter-options.ts';
import { withFilter } from '../../blog/filters.ts';
import { FilterSelects, HiddenFilters } from './filter-selects.tsx';
import { SearchBox } from './search-box.tsx';
import type { ChosenBy, FilterState, FilterUpdate } from './use-filters.ts';
import { filtersOfForm, useFormSync } from './use-form-sync.ts';

interface FilterFormProps {
  readonly state: FilterState;
  readonly options: FilterOptions | null;
  readonly onChange: (to: FilterUpdate, by: ChosenBy) => void;
  readonly onClear: (event: MouseEvent) => void;
  /** The filter sheet on phones. */
  readonly sheet: ReactNode;
}

/** Search and filters. A plain GET form, so that it works without JavaScript (SPEC-A 2). */
export function FilterForm({ state, options, onChange, onClear, sheet }: FilterFormProps) {
  const { filters } = state;
  const form = useFormSync(state, options, (entered) => onChange(() => entered, 'submit'));
  // Reads the whole form, including text that was just typed.
  function enter(by: ChosenBy): void {
    const { current } = form;
    if (current) onChange((before) => filtersOfForm(current, before), by);
  }

  return (
    <div className="blog-filters" data-plain={options ? undefined : true}>
      <form
        ref={form}
        role="search"
        action={paths.theStandard()}
        onSubmit={(event) => {
          event.preventDefault();
          enter('submit');
        }}
      >
        <SearchBox
          initial={filters.search}
          onTyped={(search) => onChange((before) => withFilter(before, 'search', search), 'typing')}
        />
        {options ? (
          <FilterSelects
            idPrefix="blog"
            filters={filters}
            options={options}
            onChoose={() => enter('choice')}
          />
        ) : (
          <HiddenFilters filters={filters} />
        )}
        <Button type="submit" data-part="apply">
          Search
        </Button>
        {options ? (
          <ButtonLink variant="line" href={paths.theStandard()} onClick={onClear} data-part="clear">
            Clear
          </ButtonLink>
        ) : null}
      </form>
      {sheet}
    </div>
  );
}
