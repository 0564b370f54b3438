import type { OfficePayment } from '@detroit-well/api-client';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { client } from '../api/client.ts';
import { dollars } from '../format/dollars.ts';
import { useChange } from '../forms/use-change.ts';
import { problemText } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import { paidForText } from './payment-texts.ts';

/** What becomes of a refund in cash: handed out, or kept as studio credit. */
export function SettleDialog({ refund, onClose }: { refund: OfficePayment; onClose: () => void }) {
  const { id, amount, person_id: personId, person_name: name } = refund;
  const settle = useChange({
    send: (destination: 'cash' | 'credit', idempotencyKey) =>
      client.office.payments.settle({ params: { id }, body: { destination } }, { idempotencyKey }),
    onDone: ({ method }) => {
      showToast({
        tone: 'ok',
        title:
          method === 'credit'
            ? `${dollars(amount)} is studio credit of ${name}.`
            : `${dollars(amount)} was handed out.`,
      });
      onClose();
    },
  });
  const { error, isPending } = settle;
  return (
    <Modal open onClose={onClose} title={`${dollars(amount)} for ${name}`}>
      <p>{`It was paid in cash for ${paidForText(refund)}, so it does not go back by itself.`}</p>
      {error ? <Flash tone="bad" title={problemText(error)} /> : null}
      <div className="acts">
        <Button
          variant="signal"
          slash
          busy={isPending}
          busyLabel="Saving..."
          onClick={() => settle.mutate('cash')}
        >
          I handed it out
        </Button>
        {personId === null ? null : (
          <Button variant="line" disabled={isPending} onClick={() => settle.mutate('credit')}>
            Keep it as studio credit
          </Button>
        )}
      </div>
    </Modal>
  );
}
