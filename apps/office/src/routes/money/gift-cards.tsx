import type { OfficeGiftCard } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDate, formatMediumDay } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Status, type StatusProps } from '@detroit-well/ui/components/status';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { client } from '../../api/client.ts';
import { giftCardsQuery } from '../../api/queries.ts';
import { exactDollars } from '../../format/dollars.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { DataTable, type ListColumn } from '../../lists/data-table.tsx';
import { FilterButton } from '../../lists/filter-button.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { listState } from '../../lists/list-state.ts';
import type { ListAddress } from '../../lists/use-address.ts';
import { useGiftCardActions, type GiftCardAction } from '../../money/use-gift-card-actions.tsx';

const GiftCodeDialog = lazy(async () => ({
  default: (await import('../../money/gift-code-dialog.tsx')).GiftCodeDialog,
}));

const sorts = ['at', '-at', 'amount', '-amount'] as const;

const states: Readonly<
  Record<OfficeGiftCard['status'], { readonly tone: NonNullable<StatusProps['tone']>; readonly text: string }>
> = {
  pending: { tone: 'wait', text: 'Not paid yet' },
  paid: { tone: 'wait', text: 'To be sent' },
  sent: { tone: 'ok', text: 'Sent' },
  redeemed: { tone: 'plain', text: 'Redeemed' },
  refunded: { tone: 'plain', text: 'Refunded' },
  cancelled: { tone: 'plain', text: 'Not bought' },
};
const statuses = ['paid', 'sent', 'redeemed', 'refunded', 'pending', 'cancelled'] as const;

/** Every gift card, without its code. */
export function GiftCards({ address }: { address: ListAddress }) {
  const filters = {
    search: address.search || undefined,
    status: statuses.find((value) => value === address.get('status')),
    sort: sorts.find((sort) => sort === address.sort),
  };
  const list = listState(useQuery(giftCardsQuery({ ...filters, cursor: address.cursor })));
  const { actionsOf, dialog } = useGiftCardActions();
  const [isChecking, setChecking] = useState(false);
  return (
    <>
      <div className="tools" role="search">
        <ListSearch address={address} label="Name or email of buyer or recipient" />
        <FilterButton
          label="State"
          all="All"
          value={filters.status}
          options={statuses.map((value) => ({ value, label: states[value].text }))}
          onChange={(status) => address.set({ status })}
        />
        <Button size="xs" variant="line" onClick={() => setChecking(true)}>
          Check a code
        </Button>
        <CsvButton name="gift-cards" load={() => client.office.giftCards.listCsv({ query: filters })} />
      </div>
      <DataTable<OfficeGiftCard>
        noun="gift cards"
        columns={columnsWith(actionsOf)}
        list={list}
        rowKey={({ id }) => id}
        address={address}
        filters={['status']}
        order="-at"
        empty={
          <EmptyState title="No gift cards yet" headingLevel={2}>
            The first one that somebody buys on the website appears here.
          </EmptyState>
        }
      />
      {dialog}
      <Suspense>{isChecking ? <GiftCodeDialog onClose={() => setChecking(false)} /> : null}</Suspense>
    </>
  );
}

const columnsWith = (
  actionsOf: (card: OfficeGiftCard) => readonly GiftCardAction[],
): readonly ListColumn<OfficeGiftCard>[] => [
  {
    id: 'at',
    label: 'Bought',
    sort: 'at',
    place: 'b',
    cell: ({ at }) => <span className="nw muted">{formatMediumDate(at)}</span>,
  },
  {
    id: 'recipient',
    label: 'For',
    place: 't',
    cell: ({ recipient_name: name, recipient_email: email }) => (
      <>
        <b>{name}</b>
        <small>{email}</small>
      </>
    ),
  },
  {
    id: 'buyer',
    label: 'From',
    place: 'f',
    cell: ({ buyer_id: id, buyer_name: name, buyer_email: email }) => (
      <>
        {id === null ? name : <a href={paths.office.person(id)}>{name || email}</a>}
        <small>{email}</small>
      </>
    ),
  },
  {
    id: 'amount',
    label: 'Amount',
    sort: 'amount',
    place: 'r',
    number: true,
    cell: ({ amount }) => <span className="nw tnum">{exactDollars(amount)}</span>,
  },
  {
    id: 'left',
    label: 'Left',
    number: true,
    cell: ({ left }) => <span className="nw tnum">{exactDollars(left)}</span>,
  },
  {
    id: 'state',
    label: 'State',
    place: 's',
    cell: (card) => (
      <>
        <Status tone={states[card.status].tone}>{states[card.status].text}</Status>
        <small>{whenText(card)}</small>
      </>
    ),
  },
  {
    id: 'acts',
    label: '',
    place: 'f',
    end: true,
    cell: (card) => (
      <span className="waits__acts">
        {actionsOf(card).map(({ label, run }) => (
          <Button key={label} size="xs" variant="quiet" onClick={run}>
            {label}
            <span className="visually-hidden">{` the gift card for ${card.recipient_name}`}</span>
          </Button>
        ))}
      </span>
    ),
  },
];

function whenText({ status, send_on: day, sent_at: sent, redeemed_at: redeemed }: OfficeGiftCard): string {
  if (status === 'paid') return day === null ? 'Within minutes' : formatMediumDay(day);
  if (status === 'redeemed' && redeemed !== null) return formatMediumDate(redeemed);
  return status === 'sent' && sent !== null ? formatMediumDate(sent) : '';
}
