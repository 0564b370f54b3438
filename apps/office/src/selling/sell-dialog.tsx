import type { OfficePerson, OfficeSale } from '@detroit-well/api-client';
import { Modal } from '@detroit-well/ui/components/modal';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { creditQuery, savedCardsQuery } from '../api/money-queries.ts';
import { personQuery, plansOnSaleQuery } from '../api/queries.ts';
import { dollars } from '../format/dollars.ts';
import { paidForText } from '../money/payment-texts.ts';
import { LoadFailure } from '../outcomes/load-failure.tsx';
import type { NamedPerson } from '../registrations/register-dialog.tsx';
import { SaleDone } from './sale-done.tsx';
import { LinkWaiting } from './link-waiting.tsx';
import { liveMembership } from './sale-texts.ts';
import { SellForm } from './sell-form.tsx';
import { sellKey } from './use-sale.ts';
import { cardName } from './ways.ts';

interface SellDialogProps {
  readonly person: NamedPerson;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Sold {
  readonly sale: OfficeSale;
  readonly received: number | null;
  readonly isPrinted: boolean;
}

/** Sells anything to a person, paid in any way, at the desk. */
export function SellDialog({ person: { id, name }, open, onClose }: SellDialogProps) {
  const person = useQuery({ ...personQuery(id), enabled: open });
  const plans = useQuery({ ...plansOnSaleQuery(), enabled: open });
  const cards = useQuery({ ...savedCardsQuery(id), enabled: open });
  const credit = useQuery({ ...creditQuery(id), enabled: open });
  const isSelling = useIsMutating({ mutationKey: sellKey }) > 0;
  const [sold, setSold] = useState<Sold | null>(null);
  const close = (): void => {
    setSold(null);
    onClose();
  };
  const failed = [person, plans, cards, credit].find(
    ({ data, error }) => error !== null && data === undefined,
  );
  const saved = cards.data?.results;
  return (
    <Modal
      size="split"
      open={open}
      onClose={close}
      locked={isSelling}
      title={sold ? soldTitle(sold.sale, name) : `Sell to ${name}`}
    >
      {failed?.error ? <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} /> : null}
      {!failed && !(person.data && plans.data && saved && credit.data) ? (
        <div className="sell-wait">
          <Skeleton height={320} />
        </div>
      ) : null}
      {person.data && plans.data && saved && credit.data ? (
        <>
          <p className="sell-who">
            <b>{liveMembership(person.data.memberships) ? 'Member rate' : 'Public rate'}</b>
            <span>{visitsText(person.data)}</span>
            <span>{saved[0] ? cardName(saved[0]) : 'No card stored'}</span>
            {credit.data.balance === '0.00' ? null : <span>{`Credit ${dollars(credit.data.balance)}`}</span>}
            {person.data.balance === '0.00' ? null : <span>{`${dollars(person.data.balance)} to pay`}</span>}
          </p>
          {sold && isByLink(sold.sale) ? (
            <LinkWaiting sale={sold.sale} name={name} onAgain={() => setSold(null)} onClose={close} />
          ) : sold ? (
            <SaleDone person={person.data} {...sold} onAgain={() => setSold(null)} onClose={close} />
          ) : (
            <SellForm
              person={person.data}
              plans={plans.data.results}
              cards={saved}
              credit={credit.data.balance}
              onSold={(sale, received, isPrinted) => setSold({ sale, received, isPrinted })}
            />
          )}
        </>
      ) : null}
    </Modal>
  );
}

const visitsText = ({ visits_count: visits }: OfficePerson): string =>
  `${visits} ${visits === 1 ? 'visit' : 'visits'}`;

const isByLink = (sale: OfficeSale): sale is OfficeSale & { url: string; expires_at: string } =>
  Boolean(sale.url) && Boolean(sale.expires_at);

const soldTitle = (sale: OfficeSale, name: string): string => {
  if (isByLink(sale)) return `A link for ${name}`;
  if (sale.membership_id !== null) return `${name} is a member`;
  if (sale.session_title !== null) return `${name} is registered`;
  return sale.pass_name === null ? paidForText(sale) : `${name} has ${sale.pass_name}`;
};
