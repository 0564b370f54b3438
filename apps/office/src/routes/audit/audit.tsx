import type { AuditEntry } from '@detroit-well/api-client';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { client } from '../../api/client.ts';
import { auditQuery } from '../../api/queries.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable, type ListColumn } from '../../lists/data-table.tsx';
import { DayFilter } from '../../lists/day-filter.tsx';
import { FilterButton } from '../../lists/filter-button.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { listState } from '../../lists/list-state.ts';
import { useListAddress } from '../../lists/use-address.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { showToast } from '../../overlay/toasts.ts';
import { usePerson } from '../../access/use-person.ts';
import { EntryDialog } from '../../history/entry-dialog.tsx';
import { actionOptions } from '../../history/actions.ts';
import { actionText, changeText } from '../../history/entry-text.ts';
import { targetOf } from '../../history/target.ts';
import { TargetLink } from '../../history/target-link.tsx';

/** Every change that the team made. With a target in the address, it is the history of that record. */
export function Screen() {
  useScreen('Audit log');
  const address = useListAddress();
  const { id } = usePerson();
  const target = address.get('target');
  const filters = {
    search: address.search || undefined,
    action: address.get('action'),
    actor: address.get('actor'),
    target,
    start_date: address.get('day'),
    end_date: address.get('day'),
    sort: address.sort === 'at' ? ('at' as const) : undefined,
  };
  const list = listState(useQuery(auditQuery({ ...filters, cursor: address.cursor })));
  const opened = list.rows.find((entry) => entry.id === address.get('open'));
  useShortcuts([{ keys: 'y', label: 'Copy request number', run: () => copyRequest(list.rows) }]);
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>Audit log</h1>
          <p>Every change that the team made. Nothing here can be edited or deleted.</p>
        </hgroup>
        <div className="acts">
          <CsvButton name="audit-log" load={() => client.office.audit.listCsv({ query: filters })} />
        </div>
      </div>
      <div className="tools" role="search">
        <ListSearch address={address} label="Person or record" />
        <FilterButton
          label="Who"
          all="Everybody"
          value={filters.actor}
          options={[
            ...(id ? [{ value: id, label: 'Me' }] : []),
            ...(filters.actor && filters.actor !== id ? [{ value: filters.actor, label: 'One person' }] : []),
          ]}
          onChange={(actor) => address.set({ actor })}
        />
        <FilterButton
          label="What"
          all="Everything"
          value={filters.action}
          options={actionOptions}
          onChange={(action) => address.set({ action })}
        />
        <DayFilter value={filters.start_date} onChange={(day) => address.set({ day })} />
        {target ? (
          <button type="button" className="filter" data-on onClick={() => address.set({ target: undefined })}>
            <span>History of</span>
            {targetName(list.rows, target)}
            <span className="visually-hidden">, remove this filter</span>
          </button>
        ) : null}
      </div>
      <DataTable
        noun="entries"
        columns={columns(address.openHref)}
        list={list}
        rowKey={(entry) => entry.id}
        address={address}
        filters={['action', 'actor', 'target', 'day']}
        order="-at"
        empty={
          <EmptyState title="No entries yet" headingLevel={2}>
            The first change that somebody of the team makes appears here.
          </EmptyState>
        }
      />
      <EntryDialog entry={opened} onClose={() => address.close()} />
    </>
  );
}

/** What the record of the filter is called, as far as the entries say it. */
const targetName = (entries: readonly AuditEntry[], target: string): string => {
  const entry = entries.find((one) => one.target === target);
  const { kind, name } = entry ? targetOf(entry) : { kind: 'One record', name: undefined };
  return name ?? kind;
};

/** Copies the number of the request of the row that has the focus. */
function copyRequest(entries: readonly AuditEntry[]): void {
  const row = document.activeElement?.closest('tr');
  const index = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1;
  const entry = entries[index];
  if (!entry) return;
  navigator.clipboard.writeText(entry.request_id).then(
    () => showToast({ tone: 'ok', title: 'The request number was copied.' }),
    () => showToast({ tone: 'bad', title: 'The browser did not allow copying.' }),
  );
}

const columns = (openHref: (id: string) => string): readonly ListColumn<AuditEntry>[] => [
  {
    id: 'at',
    label: 'Time',
    sort: 'at',
    place: 'r',
    cell: ({ at }) => <span className="nw muted">{`${formatMediumDate(at)}, ${formatTime(at)}`}</span>,
  },
  {
    id: 'actor',
    label: 'Who',
    place: 'b',
    cell: ({ actor }) => <span className="nw">{actor?.name ?? 'The server'}</span>,
  },
  {
    id: 'action',
    label: 'What',
    place: 't',
    cell: (entry) => (
      <a href={openHref(entry.id)}>
        <b>{actionText(entry)}</b>
      </a>
    ),
  },
  { id: 'target', label: 'On', place: 'f', cell: (entry) => <TargetLink entry={entry} /> },
  {
    id: 'changes',
    label: 'Before and after',
    place: 'f',
    cell: (entry) => <span className="muted">{changeText(entry)}</span>,
  },
];
