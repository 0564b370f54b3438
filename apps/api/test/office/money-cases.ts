import { dayMs } from '@detroit-well/config/durations';
import { addDays } from '@detroit-well/config/studio-time';
import { randomUUID } from 'node:crypto';
import { studioDay } from '../../src/platform/clock/studio-calendar.ts';
import { giftCards } from '../../src/platform/database/schema/gift-cards.ts';
import { sandboxCards } from '../../src/platform/database/schema/sandbox.ts';
import { aMember } from '../booking.ts';
import { openRefund, owing, paidInCash } from '../money.ts';
import { aBoughtMembership } from './desk-cases.ts';
import { aPack } from './plan-cases.ts';
import type { Prepare } from './prepare.ts';

/** A gift card whose email was sent. */
export async function aSentGiftCard(
  { database, clock }: Parameters<Prepare>[0],
  over: Partial<typeof giftCards.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  await database.db.insert(giftCards).values({
    id,
    status: 'sent',
    amountCents: 5000,
    codeHash: id,
    recipientName: 'Renée',
    recipientEmail: `renee-${id}@demo.test`,
    senderName: 'Josephine',
    senderEmail: 'josephine@demo.test',
    message: '',
    sentAt: clock.now(),
    ...over,
  });
  return id;
}

/** A membership whose renewal was declined, with a card that works now unless a test says otherwise. */
export async function aDeclinedRenewal(
  server: Parameters<Prepare>[0],
  behaviour: 'succeeds' | 'declines' = 'succeeds',
): Promise<{ id: string; userId: string }> {
  const { database, clock } = server;
  const cardId = randomUUID();
  await database.db
    .insert(sandboxCards)
    .values({ id: cardId, behaviour, brand: 'visa', last4: '4242', expMonth: 12, expYear: 2035 });
  const now = clock.now();
  const today = studioDay(now);
  const { id: userId, membership_id: id } = await aBoughtMembership(server, {
    state: 'past_due',
    startDate: addDays(today, -31),
    anchorDay: addDays(today, -31),
    paidUntil: today,
    paymentMethodRef: cardId,
    declines: 1,
    declinedAt: now,
    nextAttemptAt: new Date(now.getTime() + dayMs),
    endDate: addDays(today, 6),
  });
  return { id, userId };
}

/** Requests about payments and refunds. */
export const moneyCases: Readonly<Record<string, Prepare>> = {
  'officePayments.list': () => ({}),
  'officePayments.totals': () => ({}),
  'officePayments.due': () => ({}),
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
  'officePasses.list': async (server) => ({ params: { id: (await aMember(server)).id } }),
  'officePasses.sell': async (server) => ({
    params: { id: (await aMember(server)).id },
    body: { plan_id: await aPack(server.database), method: 'cash' },
  }),
  'officeGiftCards.list': () => ({}),
  'officeGiftCards.resend': async (server) => ({ params: { id: await aSentGiftCard(server) } }),
  'officePayments.check': async (server) => ({ params: { id: (await paidInCash(server)).paymentId } }),
  'officePayments.retryRenewal': async (server) => ({
    params: { id: (await aDeclinedRenewal(server)).id },
  }),
  'officePayments.sendRenewalLink': async (server) => ({
    params: { id: (await aDeclinedRenewal(server)).id },
  }),
  'officePayments.sendLink': async (server) => ({ body: { registration_id: (await owing(server)).id } }),
};
