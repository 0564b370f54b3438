import { Button } from '@detroit-well/ui/components/button';
import { Sheet } from '@detroit-well/ui/components/sheet';
import { FilterIcon } from '@detroit-well/ui/icons';
import type { FilterOptions, SelectName } from '../../blog/filter-options.ts';
import { filterNames, type BlogFilters } from '../../blog/filters.ts';
import { FilterSelects } from './filter-selects.tsx';
import type { FilterState } from './use-filters.ts';
import { useFormSync } from './use-form-sync.ts';
import { useSheet } from './use-sheet.ts';

interface FilterSheetProps {
  readonly state: FilterState;
  readonly options: FilterOptions;
  /** For example `4 posts`. */
  readonly summary: string;
  readonly onChoose: (name: SelectName, value: string) => void;
  readonly onEntered: (filters: BlogFilters) => void;
  readonly onClear: () => void;
}

const sheetId = 'filters';

/** On phones: a button with the number of active filters, which opens a sheet with the three selects. */
export function FilterSheet({ state, options, summary, onChoose, onEntered, onClear }: FilterSheetProps) {
  const sheet = useSheet();
  const form = useFormSync(state, options, onEntered);
  const active = filterNames.filter((name) => name !== 'search' && state.filters[name] !== '').length;
  return (
    <>
      <a
        className="button"
        data-variant="line"
        data-part="open"
        href={`#${sheetId}`}
        aria-haspopup="dialog"
        aria-label={active > 0 ? `Filters, ${active} active` : 'Filters'}
        onClick={(event) => {
          event.preventDefault();
          sheet.show();
        }}
      >
        <FilterIcon />
        <span className="tnum">{active > 0 ? active : 'Filters'}</span>
      </a>
      <Sheet
        id={sheetId}
        prerendered
        open={sheet.open}
        onClose={sheet.close}
        title="Filters"
        footer={
          <div className="filter-sheet-foot">
            <Button variant="line" onClick={onClear}>
              Clear
            </Button>
            <Button variant="signal" slash onClick={sheet.close}>
              Show {summary}
            </Button>
          </div>
        }
      >
        <form ref={form} className="filter-sheet stack" onSubmit={(event) => event.preventDefault()}>
          <FilterSelects
            idPrefix="sheet"
            filters={state.filters}
            options={options}
            labelled
            onChoose={onChoose}
          />
        </form>
      </Sheet>
    </>
  );
}
