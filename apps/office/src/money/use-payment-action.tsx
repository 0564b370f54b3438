import type { OfficePayment } from '@detroit-well/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMay } from '../access/access.ts';
import { useMayRefund } from '../access/refund-limit.ts';
import { client } from '../api/client.ts';
import { failureToast } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import { askedText, notAsked } from './payment-texts.ts';

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }));
const SettleDialog = lazy(async () => ({ default: (await import('./settle-dialog.tsx')).SettleDialog }));

interface Action {
  readonly label: string;
  readonly run: () => void;
}

/** What somebody may do about a payment: refund it, hand out an open refund, or ask the provider for its outcome. */
export function usePaymentAction(): {
  readonly act: (payment: OfficePayment) => Action | null;
  readonly dialog: ReactNode;
} {
  const queries = useQueryClient();
  const mayRefund = useMayRefund();
  const maySettle = useMay('refunds.write');
  const mayTake = useMay('payments.write');
  const [opened, setOpened] = useState<OfficePayment>();
  const close = () => setOpened(undefined);
  const check = async ({ id }: OfficePayment): Promise<void> => {
    try {
      const found = await client.office.payments.check({ params: { id } });
      showToast({ tone: 'ok', title: askedText(found) });
      void queries.invalidateQueries({ queryKey: ['office'] });
    } catch (error) {
      showToast(failureToast(notAsked, error));
    }
  };
  const act = (payment: OfficePayment): Action | null => {
    const { kind, method, status, left } = payment;
    if (kind === 'charge' && left !== '0.00')
      return mayRefund ? { label: 'Refund', run: () => setOpened(payment) } : null;
    if (kind === 'refund' && method === 'cash' && status === 'pending')
      return maySettle ? { label: 'Hand out', run: () => setOpened(payment) } : null;
    if (method === 'card' && (status === 'unknown' || status === 'pending'))
      return mayTake ? { label: 'Ask again', run: () => void check(payment) } : null;
    return null;
  };
  const dialog = opened ? (
    <Suspense>
      {opened.kind === 'charge' ? (
        <RefundDialog payment={opened} onClose={close} />
      ) : (
        <SettleDialog refund={opened} onClose={close} />
      )}
    </Suspense>
  ) : null;
  return { act, dialog };
}
