import type { OfficeGiftCard, OfficePayment } from '@detroit-well/api-client';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMay } from '../access/access.ts';
import { useMayRefund } from '../access/refund-limit.ts';
import { client } from '../api/client.ts';
import { useChange } from '../forms/use-change.ts';
import { failureToast, problemText } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }));

export interface GiftCardAction {
  readonly label: string;
  readonly run: () => void;
}

/** What somebody may do about a gift card: send it again, or refund it. */
export function useGiftCardActions(): {
  readonly actionsOf: (card: OfficeGiftCard) => readonly GiftCardAction[];
  readonly dialog: ReactNode;
} {
  const mayResend = useMay('payments.write');
  const mayRefund = useMayRefund();
  const [resent, setResent] = useState<OfficeGiftCard>();
  const [refunded, setRefunded] = useState<OfficePayment>();
  const refund = async ({ id }: OfficeGiftCard): Promise<void> => {
    try {
      const { results } = await client.office.payments.list({
        query: { gift_card: id, kind: 'charge', status: 'succeeded' },
      });
      setRefunded(results[0]);
    } catch (error) {
      showToast(failureToast('The payment was not read.', error));
    }
  };
  const actionsOf = (card: OfficeGiftCard): GiftCardAction[] => [
    ...(mayResend && card.status === 'sent' ? [{ label: 'Send again', run: () => setResent(card) }] : []),
    ...(mayRefund && card.left !== '0.00' ? [{ label: 'Refund', run: () => void refund(card) }] : []),
  ];
  const dialog = (
    <>
      {resent ? <ResendDialog card={resent} onClose={() => setResent(undefined)} /> : null}
      <Suspense>
        {refunded ? <RefundDialog payment={refunded} onClose={() => setRefunded(undefined)} /> : null}
      </Suspense>
    </>
  );
  return { actionsOf, dialog };
}

function ResendDialog({ card, onClose }: { card: OfficeGiftCard; onClose: () => void }) {
  const { id, recipient_name: name, recipient_email: email } = card;
  const resend = useChange({
    send: (params: { id: string }, idempotencyKey) =>
      client.office.giftCards.resend({ params }, { idempotencyKey }),
    onDone: () => {
      showToast({ tone: 'ok', title: `The gift card went to ${email} again.` });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      tone="signal"
      title={`Send the gift card for ${name} again`}
      confirmLabel="Send again"
      busy={resend.isPending}
      busyLabel="Sending..."
      error={resend.error ? problemText(resend.error) : undefined}
      onConfirm={() => resend.mutate({ id })}
      onClose={onClose}
    >
      <p>{`${email} gets an email with a new code. The earlier code no longer works.`}</p>
    </ConfirmDialog>
  );
}
