import type { OfficeCredit, OfficePerson } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { fullName } from '../../access/use-person.ts';
import { creditQuery } from '../../api/money-queries.ts';
import { centsOf } from '../../figures/cents.ts';
import { exactDollars, signedDollars } from '../../format/dollars.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { Nothing, Section } from './section.tsx';

const CreditDialog = lazy(async () => ({
  default: (await import('../../money/credit-dialog.tsx')).CreditDialog,
}));

type Entry = OfficeCredit['entries'][number];

const kinds: Readonly<Record<Entry['kind'], string>> = {
  refund: 'Refund',
  given: 'Given',
  gift_card: 'Gift card',
  spent: 'Spent',
  taken_back: 'Taken back',
  forfeited: 'Forfeited',
};

const shown = 5;

/** The studio credit of a person, where it came from, and giving more of it. */
export function CreditSection({ person }: { person: OfficePerson }) {
  return useMay('payments.read') ? <Credit person={person} /> : null;
}

function Credit({ person }: { person: OfficePerson }) {
  const { data, error, refetch } = useQuery(creditQuery(person.id));
  const mayGive = useMay('credit.write') && person.is_open;
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const entries = data?.entries ?? [];
  return (
    <Section
      title="Studio credit"
      aside={data ? <b className="tnum">{exactDollars(data.balance)}</b> : undefined}
    >
      <div className="record">
        {error && !data ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
        {data && entries.length === 0 ? <Nothing>None.</Nothing> : null}
        {entries.length > 0 ? (
          <table className="table dense" data-stack>
            <caption className="visually-hidden">History of the studio credit</caption>
            <tbody>
              {(isWhole ? entries : entries.slice(0, shown)).map((entry) => (
                <Row key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        ) : null}
        <div className="acts">
          {entries.length > shown && !isWhole ? (
            <Button size="xs" variant="quiet" onClick={() => setWhole(true)}>
              Show older
            </Button>
          ) : null}
          {mayGive && data ? (
            <Button size="xs" variant="line" onClick={() => setOpen(true)}>
              Give credit
            </Button>
          ) : null}
        </div>
      </div>
      <Suspense>
        {isOpen && data ? (
          <CreditDialog
            person={{ id: person.id, name: fullName(person) }}
            balance={data.balance}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </Section>
  );
}

function Row({ entry }: { entry: Entry }) {
  const { at, kind, name, amount, actor_name: actor, reason, payment_id: payment } = entry;
  const why = [name, reason, actor].filter(Boolean).join(', ');
  return (
    <tr>
      <td data-m="b">
        <span className="nw muted">{formatMediumDate(at)}</span>
      </td>
      <td data-m="t">
        {payment === null ? (
          <b>{kinds[kind]}</b>
        ) : (
          <a href={paths.office.payment(payment)}>
            <b>{kinds[kind]}</b>
          </a>
        )}
        {why === '' ? null : <small>{why}</small>}
      </td>
      <td data-m="r" data-number>
        <span className="nw tnum">{`${centsOf(amount) > 0 ? '+' : ''}${signedDollars(centsOf(amount))}`}</span>
      </td>
    </tr>
  );
}
