import { tableFeatures, useTable } from '@tanstack/react-table';
import { ProgressBar } from '@detroit-well/ui/components/progress-bar';
import { ChevronDownIcon } from '@detroit-well/ui/icons';
import { Fragment, useRef, type ReactNode } from 'react';
import { useShortcuts } from '../keyboard/shortcuts.ts';
import { Pager } from './pager.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableProblem } from './table-problem.tsx';
import type { ListState } from './list-state.ts';
import type { ListAddress } from './use-address.ts';

export interface ListColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The name of the order by this column, if the list has one. */
  readonly sort?: string;
  /** Its place when the table is a list on a phone; without one it is left out there. */
  readonly place?: 't' | 'r' | 'b' | 's' | 'l' | 'e' | 'f';
  /** Left out on a tablet, which has no room for it. */
  readonly wide?: true;
  /** Stands at the right end, such as a state in the last column. */
  readonly end?: true;
  /** A number, whose digits stand below each other. */
  readonly number?: true;
  /** Its label is for screen readers only. */
  readonly quiet?: true;
}

/** Rows that follow each other under one heading, such as those of a day. */
interface RowGroup {
  readonly id: string;
  readonly label: ReactNode;
  /** At the other end of the heading, such as what the rows add up to. */
  readonly beside?: ReactNode;
}

export interface DataTableProps<Row> {
  /** What the rows are, such as "people". Names the table and its states. */
  readonly noun: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly list: ListState<Row>;
  readonly rowKey: (row: Row) => string;
  /** The heading that a row stands under. */
  readonly groupOf?: (row: Row) => RowGroup;
  readonly address: ListAddress;
  /** The names of the filters in the address. */
  readonly filters: readonly string[];
  /** The order while the address names none, such as `-at`. */
  readonly order: string;
  /** Says what will appear here, while nothing was ever made. */
  readonly empty: ReactNode;
  /** How many rows are likely to come, so that the page keeps its height while they load. */
  readonly loadingRows?: number;
}

const features = tableFeatures({});

/**
 * A table of the office with all its states: loading, refreshing, empty, nothing matches, failed, offline and no permission.
 * On a phone it becomes a list. J and K move the focus between rows.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { noun, columns, list, rowKey, groupOf, address, filters, order, empty, loadingRows } = props;
  const box = useRef<HTMLDivElement>(null);
  useRowKeys(box);
  const table = useTable({
    features,
    data: list.rows,
    getRowId: rowKey,
    columns: columns.map(({ id, label, cell }) => ({
      id,
      header: label,
      cell: ({ row }: { row: { original: Row } }) => cell(row.original),
    })),
  });
  const columnOf = (id: string) => columns.find((column) => column.id === id);
  const isFiltered = address.search !== '' || filters.some((name) => address.get(name) !== undefined);
  if (list.status === 'ready' && list.count === 0 && !isFiltered) return <>{empty}</>;
  return (
    <>
      <div className="table-box" ref={box}>
        {list.refreshing ? <ProgressBar value={60} track={false} /> : null}
        <table
          className="table dense"
          data-stack
          data-left={columns.at(-1)?.end ? undefined : true}
          aria-busy={list.status === 'loading' || list.refreshing}
        >
          <caption className="visually-hidden">{noun}</caption>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <Head
                    key={header.id}
                    label={columnOf(header.id)?.label ?? ''}
                    isNumber={columnOf(header.id)?.number}
                    isWide={columnOf(header.id)?.wide}
                    isQuiet={columnOf(header.id)?.quiet}
                    sort={columnOf(header.id)?.sort}
                    order={address.sort ?? order}
                    onSort={(sort) => address.set({ sort })}
                  />
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {list.status === 'loading' ? <SkeletonRows columns={columns.length} rows={loadingRows} /> : null}
            {table.getRowModel().rows.map((row, index) => (
              <Fragment key={row.id}>
                <GroupHead
                  group={groupOf?.(row.original)}
                  before={index === 0 ? undefined : groupOf?.(list.rows[index - 1] ?? row.original)}
                  columns={columns.length}
                />
                <tr>
                  {row.getAllCells().map((cell) => (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell renders its content
                    <td
                      key={cell.id}
                      data-m={columnOf(cell.column.id)?.place}
                      data-number={columnOf(cell.column.id)?.number}
                      data-wide={columnOf(cell.column.id)?.wide}
                    >
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <TableProblem
        noun={noun}
        list={list}
        search={address.search}
        isFiltered={isFiltered}
        onClear={() =>
          address.set(Object.fromEntries(['search', ...filters].map((name) => [name, undefined])))
        }
      />
      {list.status === 'ready' && list.rows.length > 0 ? <Pager list={list} address={address} /> : null}
    </>
  );
}

interface GroupHeadProps {
  readonly group: RowGroup | undefined;
  readonly before: RowGroup | undefined;
  readonly columns: number;
}

/** The heading of the first row of a group. */
function GroupHead({ group, before, columns }: GroupHeadProps) {
  if (group === undefined || group.id === before?.id) return null;
  return (
    <tr className="table__group">
      <th scope="rowgroup" colSpan={columns}>
        <div className="table__group-line">
          {typeof group.label === 'string' ? <span>{group.label}</span> : group.label}
          {group.beside}
        </div>
      </th>
    </tr>
  );
}

interface HeadProps {
  readonly label: string;
  readonly isNumber: true | undefined;
  readonly isWide: true | undefined;
  readonly isQuiet: true | undefined;
  readonly sort: string | undefined;
  readonly order: string;
  readonly onSort: (sort: string) => void;
}

function Head({ label, isNumber, isWide, isQuiet, sort, order, onSort }: HeadProps) {
  if (sort === undefined) {
    return (
      <th scope="col" data-number={isNumber} data-wide={isWide}>
        {isQuiet ? <span className="visually-hidden">{label}</span> : label}
      </th>
    );
  }
  const direction = order === sort ? 'ascending' : order === `-${sort}` ? 'descending' : undefined;
  return (
    <th scope="col" data-number={isNumber} data-wide={isWide} aria-sort={direction}>
      <button type="button" onClick={() => onSort(order === sort ? `-${sort}` : sort)}>
        {label}
        {direction ? <ChevronDownIcon /> : null}
      </button>
    </th>
  );
}

/** J and K move between the first links or buttons of the rows, which Enter opens. */
function useRowKeys(box: { readonly current: HTMLElement | null }): void {
  const move = (by: 1 | -1): void => {
    const rows = [...(box.current?.querySelectorAll('tbody tr') ?? [])].flatMap(
      (row) => row.querySelector<HTMLElement>('a, button') ?? [],
    );
    const here = rows.findIndex((one) => one.closest('tr')?.contains(document.activeElement));
    const next = here < 0 ? (by === 1 ? 0 : rows.length - 1) : here + by;
    rows[next]?.focus();
  };
  useShortcuts([
    { keys: 'j', label: 'Next row', run: () => move(1) },
    { keys: 'k', label: 'Previous row', run: () => move(-1) },
  ]);
}
