import type { HandlersOf } from '../../platform/calls/calls.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { listReply } from '../../platform/lists/list-reply.ts';
import { check } from './check-payment.ts';
import { totals } from './day-totals.ts';
import type { MoneyDeps } from './dependencies.ts';
import { due } from './due-payments.ts';
import { giveRefund, terms } from './give-refund.ts';
import { within } from './own-days.ts';
import { paymentList } from './payment-list.ts';
import { retryRenewal, sendRenewalLink } from './renewals.ts';
import { sendLink } from './send-link.ts';
import { settle } from './settle-refund.ts';
import { take } from './take-payment.ts';

export const officePaymentsHandlers: HandlersOf<'officePayments', MoneyDeps> = {
  list: (call, deps) => {
    const { query, caller } = call;
    const { registration, person, membership, pass, gift_card: giftCard } = query;
    const isOfOne = (registration ?? person ?? membership ?? pass ?? giftCard) !== undefined;
    const filters = isOfOne ? query : within(caller, query, studioDay(deps.clock.now()));
    return listReply(call, deps, {
      name: 'payments',
      list: paymentList(filters),
      view: (row) => row,
      amounts: ['amount', 'left'],
    });
  },
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
