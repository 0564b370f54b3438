import { Button } from '@detroit-well/ui/components/button';
import { Tabs } from '@detroit-well/ui/components/tabs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { useHasRefundLimit, zeroLimitText } from '../../access/refund-limit.ts';
import { waitingMoneyQuery } from '../../api/queries.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { useListAddress } from '../../lists/use-address.ts';
import { MayRead } from '../../outcomes/may-read.tsx';
import { useScreen } from '../../navigation/use-screen.ts';
import { GiftCards } from './gift-cards.tsx';
import { Ledger } from './ledger.tsx';
import { Worklist } from './worklist.tsx';

const TakePaymentDialog = lazy(async () => ({
  default: (await import('../../money/take-payment-dialog.tsx')).TakePaymentDialog,
}));

const tabs = ['ledger', 'worklist', 'gift-cards'] as const;

/** The ledger, gift cards, and the money that waits for a person. */
export function Screen() {
  useScreen('Money');
  return (
    <MayRead title="Money" what="payments" permission="payments.read">
      <Money />
    </MayRead>
  );
}

function Money() {
  const address = useListAddress();
  const mayTake = useMay('payments.write');
  const seesAll = useMay('payments.all');
  const hasLimit = useHasRefundLimit();
  const [taking, setTaking] = useState(false);
  const { data: waiting } = useQuery({ ...waitingMoneyQuery(), meta: { background: true } });
  const tab = tabs.find((name) => name === address.get('tab')) ?? 'ledger';
  useShortcuts(mayTake ? [{ keys: 'n', label: 'Take a payment', run: () => setTaking(true) }] : []);
  /** The filters of one tab mean nothing in the other. */
  const choose = (chosen: string) =>
    address.set({
      tab: chosen === 'ledger' ? undefined : chosen,
      ...Object.fromEntries(
        ['search', 'sort', 'kind', 'paid_for', 'method', 'status', 'waits'].map((name) => [name, undefined]),
      ),
    });
  return (
    <>
      <div className="head">
        <hgroup>
          <h1>Money</h1>
          <p>{seesAll ? 'Every payment and refund.' : 'The payments and refunds of today.'}</p>
          {hasLimit ? null : <p>{zeroLimitText('give refunds')}</p>}
        </hgroup>
        <div className="acts">
          {mayTake ? (
            <Button size="xs" variant="signal" slash onClick={() => setTaking(true)}>
              Take a payment
            </Button>
          ) : null}
        </div>
      </div>
      <Tabs
        label="Money"
        selected={tab}
        onSelect={choose}
        tabs={[
          { id: 'ledger', label: 'Ledger', panel: tab === 'ledger' ? <Ledger address={address} /> : null },
          {
            id: 'worklist',
            label: 'Worklist',
            ...(waiting && { count: waiting.count }),
            panel: tab === 'worklist' ? <Worklist address={address} /> : null,
          },
          {
            id: 'gift-cards',
            label: 'Gift cards',
            panel: tab === 'gift-cards' ? <GiftCards address={address} /> : null,
          },
        ]}
      />
      {taking ? (
        <Suspense>
          <TakePaymentDialog onClose={() => setTaking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
