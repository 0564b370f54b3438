import type { OfficePayment, RefundTerms } from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { RefundForm } from '../../src/money/refund-form.tsx';
import { SettleDialog } from '../../src/money/settle-dialog.tsx';
import { TakePaymentDialog } from '../../src/money/take-payment-dialog.tsx';
import type { FormRow } from './form-row.ts';

const payable = { id: 'r1', title: 'Rhythm Roll', owed: '75.00', personName: 'Danielle Whitaker' };
const terms: RefundTerms = { ...exampleReply(contract.officePayments.refundTerms), destinations: ['cash'] };
const payment: OfficePayment = exampleReply(contract.officePayments.list).results[0]!;

const failedRenewal = {
  'GET /office/worklist/': {
    results: [
      {
        ...exampleReply(contract.officeWorklist.list).results[0]!,
        id: 'renewal_failed:m1',
        kind: 'renewal_failed',
      },
    ],
  },
};

/** Payments and refunds. */
export const moneyForms: readonly FormRow[] = [
  {
    name: 'taking a payment',
    call: 'POST /office/payments/',
    form: (onClose) => <TakePaymentDialog payable={payable} onClose={onClose} />,
    fill: { Amount: '10' },
    submit: 'Take $10',
    field: ['amount', 'Amount'],
  },
  {
    name: 'sending a payment link',
    call: 'POST /office/payments/link/',
    form: (onClose) => <TakePaymentDialog payable={payable} onClose={onClose} />,
    open: ['Send a payment link'],
    submit: 'Email the link',
    failed: 'The link was not made.',
    repeatable: true,
    shows: 'Withdraw the link',
  },
  {
    name: 'refunding a payment',
    call: 'POST /office/payments/{id}/refunds/',
    form: (onClose) => <RefundForm payment={payment} terms={terms} onClose={onClose} />,
    fill: { Amount: '10', Reason: 'Late start.' },
    submit: 'Refund $10',
    field: ['amount', 'Amount'],
  },
  {
    name: 'handing out a refund',
    call: 'POST /office/payments/{id}/settle/',
    form: (onClose) => <SettleDialog refund={payment} onClose={onClose} />,
    submit: 'I handed it out',
  },
  {
    name: 'charging the card of a failed renewal again',
    call: 'POST /office/payments/renewals/{id}/retry/',
    at: '/office/money?tab=worklist',
    others: failedRenewal,
    submit: /^Try now/,
    failed: 'The card was not charged.',
    toast: true,
  },
  {
    name: 'sending a link for a failed renewal',
    call: 'POST /office/payments/renewals/{id}/link/',
    at: '/office/money?tab=worklist',
    others: failedRenewal,
    submit: /^Send link/,
    failed: 'The payment link was not sent.',
    toast: true,
    repeatable: true,
  },
];
