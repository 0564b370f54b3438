import type { TillClosing } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Status } from '@detroit-well/ui/components/status';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { closingsQuery } from '../../api/money-queries.ts';
import { centsOf } from '../../figures/cents.ts';
import { exactDollars, signedDollars } from '../../format/dollars.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable, type ListColumn } from '../../lists/data-table.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { listState } from '../../lists/list-state.ts';
import { useListAddress } from '../../lists/use-address.ts';
import { differenceText } from '../../money/difference.ts';
import { MoneyNav } from '../../money/money-nav.tsx';
import { useScreen } from '../../navigation/use-screen.ts';
import { MayRead } from '../../outcomes/may-read.tsx';

/** The closings of the till, newest first. */
export function Screen() {
  useScreen('Closings');
  return (
    <MayRead title="Closings" what="closings of the till" permission="payments.write">
      <Closings />
    </MayRead>
  );
}

function Closings() {
  const address = useListAddress();
  const query = { search: address.search || undefined, cursor: address.cursor };
  const list = listState(useQuery(closingsQuery(query)));
  return (
    <>
      <MoneyNav />
      <div className="head">
        <h1>Closings</h1>
        <div className="acts">
          <ButtonLink size="xs" variant="signal" slash href={paths.office.countTill()}>
            Count the drawer
          </ButtonLink>
        </div>
      </div>
      <div className="tools" role="search">
        <ListSearch address={address} label="Who closed it, or its note" />
        <CsvButton name="till-closings" load={() => client.office.till.closingsCsv({ query })} />
      </div>
      <DataTable<TillClosing>
        noun="closings"
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        address={address}
        filters={[]}
        order="-closed_at"
        empty={
          <EmptyState title="No closing yet" headingLevel={2}>
            Count the drawer, and the first one appears here.
          </EmptyState>
        }
      />
    </>
  );
}

const columns: readonly ListColumn<TillClosing>[] = [
  {
    id: 'closed',
    label: 'Closed',
    place: 't',
    cell: ({ id, closed_at: at }) => (
      <a className="nw" href={paths.office.closing(id)}>
        <b>{`${formatMediumDate(at)}, ${formatTime(at)}`}</b>
      </a>
    ),
  },
  {
    id: 'by',
    label: 'By',
    place: 'b',
    cell: ({ closed_by: { name } }) => <span className="nw muted">{name}</span>,
  },
  {
    id: 'expected',
    label: 'Expected',
    number: true,
    cell: ({ expected_cash: cash }) => <span className="tnum">{signedDollars(centsOf(cash))}</span>,
  },
  {
    id: 'counted',
    label: 'Counted',
    number: true,
    cell: ({ counted_cash: cash }) => <span className="tnum">{exactDollars(cash)}</span>,
  },
  {
    id: 'difference',
    label: 'Difference',
    place: 'r',
    cell: ({ difference }) => (
      <Status tone={centsOf(difference) === 0 ? 'ok' : 'wait'}>{differenceText(centsOf(difference))}</Status>
    ),
  },
  {
    id: 'note',
    label: 'Note',
    place: 'f',
    cell: ({ note }) => <span className="muted">{note}</span>,
  },
];
