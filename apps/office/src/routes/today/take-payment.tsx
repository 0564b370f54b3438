import { Button } from '@detroit-well/ui/components/button';
import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from '../../keyboard/shortcuts.ts';

const TakePaymentDialog = lazy(async () => ({
  default: (await import('../../money/take-payment-dialog.tsx')).TakePaymentDialog,
}));

/** Takes a payment of somebody who owes one. */
export function TakePayment() {
  const [taking, setTaking] = useState(false);
  useShortcuts([{ keys: 'n', label: 'Take a payment', run: () => setTaking(true) }]);
  return (
    <>
      <Button size="xs" variant="line" onClick={() => setTaking(true)}>
        Take a payment
      </Button>
      {taking ? (
        <Suspense>
          <TakePaymentDialog onClose={() => setTaking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
