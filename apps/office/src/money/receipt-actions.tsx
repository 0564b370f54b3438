import { Button } from '@detroit-well/ui/components/button';
import { saveFile } from '@detroit-well/ui/save-file';
import { useState } from 'react';
import { useMay } from '../access/access.ts';
import { client } from '../api/client.ts';
import { useChange } from '../forms/use-change.ts';
import { useShortcuts } from '../keyboard/shortcuts.ts';
import { failureToast } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';

/** The receipt of a payment once more: as a file to print, or by email. */
export function ReceiptActions({ id }: { id: string }) {
  const mayWrite = useMay('payments.write');
  const [isLoading, setLoading] = useState(false);
  const sending = useChange({
    send: (paymentId: string, idempotencyKey) =>
      client.office.payments.sendReceipt({ params: { id: paymentId } }, { idempotencyKey }),
    onDone: ({ email }) => showToast({ tone: 'ok', title: `The receipt went to ${email}.` }),
  });
  const save = async (): Promise<void> => {
    setLoading(true);
    try {
      saveFile(await client.office.payments.receipt({ params: { id } }), `receipt-${id}.pdf`);
    } catch (error) {
      showToast(failureToast('The receipt was not made.', error));
    } finally {
      setLoading(false);
    }
  };
  useShortcuts([{ keys: 'p', label: 'Receipt to print', run: () => void save() }]);
  return (
    <>
      <Button size="xs" variant="line" busy={isLoading} busyLabel="Writing..." onClick={() => void save()}>
        Receipt
      </Button>
      {mayWrite ? (
        <Button
          size="xs"
          variant="line"
          busy={sending.isPending}
          busyLabel="Sending..."
          onClick={() =>
            sending.mutate(id, {
              onError: (error) => showToast(failureToast('The receipt was not sent.', error)),
            })
          }
        >
          Email receipt
        </Button>
      ) : null}
    </>
  );
}
