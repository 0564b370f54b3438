import type { HandlersOf } from '../../platform/calls/calls.ts';
import { check } from './check-payment.ts';
import { totals } from './day-totals.ts';
import type { MoneyDeps } from './dependencies.ts';
import { due } from './due-payments.ts';
import { giveRefund, terms } from './give-refund.ts';
import { listPayments } from './list-payments.ts';
import { readPayment } from './read-payment.ts';
import { retryRenewal } from './renewals.ts';
import { sendLink } from './send-link.ts';
import { sendRenewalLink } from './send-renewal-link.ts';
import { settle } from './settle-refund.ts';
import { take } from './take-payment.ts';

/** Receipts have a folder of their own. */
type Own = Omit<HandlersOf<'officePayments', MoneyDeps>, 'receipt' | 'sendReceipt'>;

export const officePaymentsHandlers: Own = {
  list: listPayments,
  read: readPayment,
  totals,
  due,
  take,
  refundTerms: terms,
  refund: (call, deps) => giveRefund(call, deps),
  settle,
  check,
  sendLink,
  retryRenewal,
  sendRenewalLink,
};
