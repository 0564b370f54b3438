import type { OfficeClosure } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Status } from '@detroit-well/ui/components/status';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../access/access.ts';
import { client } from '../../api/client.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable, type ListColumn } from '../../lists/data-table.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { listState } from '../../lists/list-state.ts';
import { useListAddress } from '../../lists/use-address.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { closureDays } from '../../closures/closure-text.ts';

const sorts = ['start_date', '-start_date'] as const;

const columns: readonly ListColumn<OfficeClosure>[] = [
  {
    id: 'reason',
    label: 'Reason',
    place: 't',
    cell: ({ id, reason }) => (
      <a href={paths.office.closure(id)}>
        <b>{reason}</b>
      </a>
    ),
  },
  { id: 'days', label: 'Days', sort: 'start_date', place: 'b', cell: closureDays },
  {
    id: 'booked',
    label: 'Booked sessions',
    place: 'r',
    end: true,
    cell: ({ booked }) =>
      booked.length === 0 ? (
        <Status tone="ok">None</Status>
      ) : (
        <Status tone="wait">{`${booked.length} to decide`}</Status>
      ),
  },
];

/** The days on which the studio is closed, the latest first. */
export function Screen() {
  useScreen('Closures');
  const address = useListAddress();
  const navigate = useNavigate();
  const mayWrite = useMay('closures.write');
  const query = {
    search: address.search || undefined,
    sort: sorts.find((one) => one === address.sort) ?? '-start_date',
  };
  const list = listState(
    useQuery({
      queryKey: ['office', 'closures', 'list', { ...query, cursor: address.cursor }],
      queryFn: ({ signal }) =>
        client.office.closures.list({ query: { ...query, cursor: address.cursor } }, { signal }),
    }),
  );
  const create = paths.office.closure('new');
  useShortcuts(mayWrite ? [{ keys: 'n', label: 'New closure', run: () => void navigate(create) }] : []);
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>Closures</h1>
          <p>Days without sessions. Series make none on them.</p>
        </hgroup>
        <div className="acts">
          <CsvButton name="closures" load={() => client.office.closures.listCsv({ query })} />
          {mayWrite ? (
            <ButtonLink size="xs" variant="signal" slash href={create}>
              New closure
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <div className="tools" role="search">
        <ListSearch address={address} label="Search closures" />
      </div>
      <DataTable
        noun="closures"
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        address={address}
        filters={[]}
        order="-start_date"
        empty={
          <EmptyState title="No closures yet" headingLevel={2}>
            The first days that somebody of the team closes the studio for appear here.
          </EmptyState>
        }
      />
    </>
  );
}
