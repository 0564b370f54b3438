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
import { ChooseBuyer } from './choose-buyer.tsx';
import { SaleDone } from './sale-done.tsx';
import { LinkWaiting } from './link-waiting.tsx';
import { liveMembership } from './sale-texts.ts';
import { SellForm } from './sell-form.tsx';
import { sellKey } from './use-sale.ts';
import { cardName } from './ways.ts';

interface SellDialogProps {
  /** Who buys; without it, the dialog asks first. */
  readonly person?: NamedPerson | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Sold {
  readonly sale: OfficeSale;
  readonly received: number | null;
  readonly isPrinted: boolean;
}

/** Sells anything to a person, paid in any way, at the desk. */
export function SellDialog({ person: given, open, onClose }: SellDialogProps) {
  const [buyer, setBuyer] = useState(given);
  const [sold, setSold] = useState<Sold | null>(null);
  const isSelling = useIsMutating({ mutationKey: sellKey }) > 0;
  const close = (): void => {
    setBuyer(given);
    setSold(null);
    onClose();
  };
  return (
    <Modal
      size="split"
      open={open}
      onClose={close}
      locked={isSelling}
      title={buyer ? (sold ? soldTitle(sold.sale, buyer.name) : `Sell to ${buyer.name}`) : 'Sell'}
    >
      {buyer ? (
        <Counter
          buyer={buyer}
          isOpen={open}
          sold={sold}
          onSold={setSold}
          onAnother={() => setBuyer(undefined)}
          onClose={close}
        />
      ) : (
        <ChooseBuyer onChoose={setBuyer} />
      )}
    </Modal>
  );
}

interface CounterProps {
  readonly buyer: NamedPerson;
  readonly isOpen: boolean;
  readonly sold: Sold | null;
  readonly onSold: (sold: Sold | null) => void;
  /** Asks for the buyer again. */
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** What is sold to the buyer, and then what was sold. */
function Counter({ buyer: { id, name }, isOpen, sold, onSold, onAnother, onClose }: CounterProps) {
  const person = useQuery({ ...personQuery(id), enabled: isOpen });
  const plans = useQuery({ ...plansOnSaleQuery(), enabled: isOpen });
  const cards = useQuery({ ...savedCardsQuery(id), enabled: isOpen });
  const credit = useQuery({ ...creditQuery(id), enabled: isOpen });
  const failed = [person, plans, cards, credit].find(
    ({ data, error }) => error !== null && data === undefined,
  );
  if (failed?.error) return <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!(person.data && plans.data && cards.data && credit.data)) {
    return (
      <div className="sell-wait">
        <Skeleton height={320} />
      </div>
    );
  }
  const saved = cards.data.results;
  return (
    <>
      <p className="sell-who">
        <b>{liveMembership(person.data.memberships) ? 'Member rate' : 'Public rate'}</b>
        <span>{visitsText(person.data)}</span>
        <span>{saved[0] ? cardName(saved[0]) : 'No card stored'}</span>
        {credit.data.balance === '0.00' ? null : <span>{`Credit ${dollars(credit.data.balance)}`}</span>}
        {person.data.balance === '0.00' ? null : <span>{`${dollars(person.data.balance)} to pay`}</span>}
        {sold ? null : (
          <button type="button" className="sell-another" onClick={onAnother}>
            Another person
          </button>
        )}
      </p>
      {sold && isByLink(sold.sale) ? (
        <LinkWaiting sale={sold.sale} name={name} onAgain={() => onSold(null)} onClose={onClose} />
      ) : sold ? (
        <SaleDone person={person.data} {...sold} onAgain={() => onSold(null)} onClose={onClose} />
      ) : (
        <SellForm
          person={person.data}
          plans={plans.data.results}
          cards={saved}
          credit={credit.data.balance}
          onSold={(sale, received, isPrinted) => onSold({ sale, received, isPrinted })}
        />
      )}
    </>
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
