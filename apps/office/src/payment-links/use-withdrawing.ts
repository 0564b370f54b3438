import { client } from '../api/client.ts';
import { useChange } from '../forms/use-change.ts';
import { showToast } from '../overlay/toasts.ts';

export const stillWorks = 'The link still works.';

/** Withdraws a payment link, by its id. */
export const useWithdrawing = (onDone?: () => void) =>
  useChange({
    send: (id: string, idempotencyKey) =>
      client.office.sales.withdraw({ params: { id } }, { idempotencyKey }),
    onDone: () => {
      showToast({ tone: 'ok', title: 'The link is withdrawn. Nobody pays by it any more.' });
      onDone?.();
    },
  });
