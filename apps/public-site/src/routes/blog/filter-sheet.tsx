import { Button } from '@detroit-well/ui/components/button';
import { Sheet } from '@detroit-well/ui/components/sheet';
import { FilterIcon } from '@detroit-well/ui/icons';
import { useLayer } from '@detroit-well/ui/layer';
import type { FilterOptions, SelectName } from '../../blog/filter-options.ts';
import { filterNames, type BlogFilters } from '../../blog/filters.ts';
import { FilterSelects } from './filter-selects.tsx';
import type { FilterState } from './use-filters.ts';
import { useFormSync } from './use-form-sync.ts';

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

/**
 * On phones: a button with the number of active filters, which opens a sheet with the three selects. Back reverts the choices
 * made in the sheet; any other way to close it keeps them.
 */
export function FilterSheet({ state, options, summary, onChoose, onEntered, onClear }: FilterSheetProps) {
  /** The URL at which the sheet was opened. */
  const sheet = useLayer<string>('filters');
  // Without a choice, the entry would be a Back step that changes nothing.
  const close = (): void => (location.href === sheet.shown ? sheet.close() : sheet.closeInPlace());
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
          sheet.open(location.href);
        }}
      >
        <FilterIcon />
        <span className="tnum">{active > 0 ? active : 'Filters'}</span>
      </a>
      <Sheet
        id={sheetId}
        prerendered
        open={sheet.shown !== null}
        onClose={close}
        title="Filters"
        footer={
          <div className="filter-sheet-foot">
            <Button variant="line" onClick={onClear}>
              Clear
            </Button>
            <Button variant="signal" slash onClick={close}>
              {`Show ${summary}`}
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
