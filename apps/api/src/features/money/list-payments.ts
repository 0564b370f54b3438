import { mayDo, whoMay, type Contract } from '@detroit-well/api-client/contract';
import { FileReply, type Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { listReply } from '../../platform/lists/list-reply.ts';
import { findClosing } from '../till/closings.ts';
import type { MoneyDeps } from './dependencies.ts';
import { within } from './own-days.ts';
import { paymentList } from './payment-list.ts';
import { sumOfPayments } from './sum-of-payments.ts';

/** The ledger: a page with the sum of all pages, or a file. */
export const listPayments: Handler<Contract['officePayments']['list'], MoneyDeps> = async (call, deps) => {
  const { query, caller } = call;
  const { office, clock } = deps;
  if (query.actor !== undefined && !mayDo(caller.role, 'payments.all'))
    throw problem('permission_denied', { permission: 'payments.all', who_may: whoMay('payments.all') });
  const { registration, person, membership, pass, gift_card: giftCard, till } = query;
  const isOfOne = (registration ?? person ?? membership ?? pass ?? giftCard) !== undefined;
  const isOwnTill = till !== undefined && (await office.read((db) => isOwn(till, caller.userId, db)));
  const filters = isOfOne || isOwnTill ? query : within(caller, query, studioDay(clock.now()));
  const list = paymentList(filters);
  const reply = await listReply(call, deps, {
    name: 'payments',
    list,
    view: (row) => row,
    amounts: ['amount', 'left'],
  });
  if (reply instanceof FileReply) return reply;
  return { ...reply, sum: await office.read((db) => sumOfPayments(db, list, filters)) };
};

/** The open till belongs to everybody at the desk, a closing to who made it. */
const isOwn = async (till: string, userId: string, db: Parameters<typeof findClosing>[0]) =>
  till === 'open' || (await findClosing(db, till, userId)) !== undefined;
