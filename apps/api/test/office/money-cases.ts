import { openRefund, owing, paidInCash } from '../money.ts';
import type { Prepare } from './prepare.ts';

/** Requests about payments and refunds. */
export const moneyCases: Readonly<Record<string, Prepare>> = {
  'officePayments.list': () => ({}),
  'officePayments.totals': () => ({}),
  'officePayments.take': async (server) => ({
    body: { registration_id: (await owing(server)).id, method: 'cash', amount: '75.00' },
  }),
  'officePayments.refundTerms': async (server) => ({ params: { id: (await paidInCash(server)).paymentId } }),
  'officePayments.refund': async (server) => ({
    params: { id: (await paidInCash(server)).paymentId },
    body: { amount: '30.00', destination: 'cash', reason: 'Left early.' },
  }),
  'officePayments.settle': async (server) => ({
    params: { id: await openRefund(server) },
    body: { destination: 'cash' },
  }),
  'officePayments.check': async (server) => ({ params: { id: (await paidInCash(server)).paymentId } }),
  'officePayments.sendLink': async (server) => ({ body: { registration_id: (await owing(server)).id } }),
};
