import type { OfficeEmail } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { emailsQuery } from '../../api/queries.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable, type ListColumn } from '../../lists/data-table.tsx';
import { FilterButton } from '../../lists/filter-button.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { listState } from '../../lists/list-state.ts';
import { useListAddress } from '../../lists/use-address.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { MayRead } from '../../outcomes/may-read.tsx';
import { EmailState, emailStates } from '../../people/email-state.tsx';

const states = ['failed', 'waiting', 'sent'] as const;
const sorts = ['created_at', '-created_at'] as const;

/** Every email of the studio, without its text, and what became of it. */
export function Screen() {
  useScreen('Emails');
  return (
    <MayRead title="Emails" what="the emails of the studio" permission="mail.read">
      <Emails />
    </MayRead>
  );
}

function Emails() {
  const address = useListAddress();
  const filters = {
    search: address.search || undefined,
    state: states.find((value) => value === address.get('state')),
    sort: sorts.find((sort) => sort === address.sort),
  };
  const list = listState(useQuery(emailsQuery({ ...filters, cursor: address.cursor })));
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>Emails</h1>
          <p>An email is sent again from the page of its person. Whether it was read is not known.</p>
        </hgroup>
      </div>
      <div className="tools" role="search">
        <ListSearch address={address} label="Person, address or subject" />
        <FilterButton
          label="State"
          all="All"
          value={filters.state}
          options={states.map((value) => ({ value, label: emailStates[value].text }))}
          onChange={(state) => address.set({ state })}
        />
        <CsvButton name="emails" load={() => client.office.emails.listCsv({ query: filters })} />
      </div>
      <DataTable<OfficeEmail>
        noun="emails"
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        address={address}
        filters={['state']}
        order="-created_at"
        empty={
          <EmptyState title="No emails yet" headingLevel={2}>
            The first one that the studio sends appears here.
          </EmptyState>
        }
      />
    </>
  );
}

const columns: readonly ListColumn<OfficeEmail>[] = [
  {
    id: 'created_at',
    label: 'Written',
    sort: 'created_at',
    place: 'b',
    cell: ({ created_at: at }) => (
      <span className="nw muted">{`${formatMediumDate(at)}, ${formatTime(at)}`}</span>
    ),
  },
  {
    id: 'recipient',
    label: 'To',
    place: 't',
    cell: ({ person_id: id, person_name: name, recipient }) => (
      <>
        {id === null ? <b>{recipient}</b> : <a href={paths.office.person(id)}>{name || recipient}</a>}
        {id === null || name === recipient ? null : <small>{recipient}</small>}
      </>
    ),
  },
  {
    id: 'subject',
    label: 'Subject',
    place: 'f',
    cell: ({ subject, resent_from: first }) => (
      <>
        {subject}
        {first === null ? null : <small>Sent again</small>}
      </>
    ),
  },
  {
    id: 'state',
    label: 'State',
    place: 's',
    cell: ({ state, attempts }) => (
      <>
        <EmailState state={state} />
        {state === 'waiting' && attempts > 0 ? <small>{triesText(attempts)}</small> : null}
      </>
    ),
  },
];

const triesText = (attempts: number): string =>
  attempts === 1 ? 'Tried once, and again soon' : `Tried ${attempts} times, and again soon`;
