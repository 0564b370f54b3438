import type { OfficePayment } from '@detroit-well/api-client';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { Modal } from '@detroit-well/ui/components/modal';
import { useQuery } from '@tanstack/react-query';
import { refundTermsQuery } from '../api/queries.ts';
import { dollars } from '../format/dollars.ts';
import { LoadFailure } from '../outcomes/load-failure.tsx';
import { paidForText, paidWith } from './payment-texts.ts';
import { RefundForm } from './refund-form.tsx';

/** Refunds a payment: what the policy gives, and what somebody decides to give. */
export function RefundDialog({ payment, onClose }: { payment: OfficePayment; onClose: () => void }) {
  const { id, amount, at, person_name: name } = payment;
  const terms = useQuery({ ...refundTermsQuery(id), staleTime: 0, gcTime: 0 });
  return (
    <Modal open onClose={onClose} title={`Refund ${paidForText(payment)}`} tone="danger">
      <div className="record">
        <p className="muted">
          {`${name} paid ${dollars(amount)} on ${formatMediumDate(at)} ${paidWith[payment.method]}. ${terms.data?.policy ?? ''}`}
        </p>
        {terms.data ? (
          <RefundForm payment={payment} terms={terms.data} onClose={onClose} />
        ) : terms.error ? (
          <LoadFailure error={terms.error} onRetry={() => void terms.refetch()} />
        ) : (
          <p className="muted">Reading the policy of this purchase.</p>
        )}
      </div>
    </Modal>
  );
}
