import { dayMs } from '@detroit-well/config/durations';
import { addDays } from '@detroit-well/config/studio-time';
import { desc } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { hashOfCode, newCode } from '../../src/features/gift-cards/code.ts';
import { studioDay } from '../../src/platform/clock/studio-calendar.ts';
import { giftCards } from '../../src/platform/database/schema/gift-cards.ts';
import { sandboxCards } from '../../src/platform/database/schema/sandbox.ts';
import { tillClosings } from '../../src/platform/database/schema/till.ts';
import { aMember } from '../booking.ts';
import { openRefund, owing, paidInCash } from '../money.ts';
import { aBoughtMembership } from './desk-cases.ts';
import { aPaymentLink } from '../payment-links.ts';
import { aTeamMember } from '../team-fixture.ts';
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

/** When the open till began, as its screen sends it. */
export async function openedAt({ database }: Pick<Parameters<Prepare>[0], 'database'>): Promise<string> {
  const [last] = await database.db.select().from(tillClosings).orderBy(desc(tillClosings.number)).limit(1);
  if (last === undefined) throw new Error('the first till has no start');
  return last.closedAt.toISOString();
}

/** A closing of an empty till, by this person or somebody else at the desk. The open till began when it did before. */
export async function aClosing(server: Parameters<Prepare>[0], by?: string): Promise<string> {
  const { db } = server.database;
  const actorId = by ?? (await aTeamMember(server, 'front_desk', 0)).id;
  const [last] = await db.select().from(tillClosings).orderBy(desc(tillClosings.number)).limit(1);
  const id = randomUUID();
  const number = (last?.number ?? 0) + 1;
  const at = last?.closedAt ?? server.clock.now();
  await db.insert(tillClosings).values({ id, number, actorId, since: at, closedAt: at });
  return id;
}

/** Requests about payments and refunds. */
export const moneyCases: Readonly<Record<string, Prepare>> = {
  'officePayments.list': () => ({}),
  'officePayments.read': async (server) => ({ params: { id: (await paidInCash(server)).paymentId } }),
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
  'officeTill.read': () => ({}),
  'officeTill.close': async (server) => ({
    body: { since: await openedAt(server), counted_cash: '0.00' },
  }),
  'officeTill.closings': () => ({}),
  'officeTill.closing': async (server, who) => ({ params: { id: await aClosing(server, who?.id) } }),
  'officePayments.receipt': async (server) => ({ params: { id: (await paidInCash(server)).paymentId } }),
  'officePayments.sendReceipt': async (server) => ({
    params: { id: (await paidInCash(server)).paymentId },
  }),
  'officeCredit.read': async (server) => ({ params: { id: (await aMember(server)).id } }),
  'officeCredit.give': async (server) => ({
    params: { id: (await aMember(server)).id },
    body: { amount: '20.00', reason: 'Broken laces.' },
  }),
  'officeGiftCards.find': async (server) => {
    const code = newCode();
    await aSentGiftCard(server, { codeHash: hashOfCode(code) });
    return { body: { code } };
  },
  'officePasses.list': async (server) => ({ params: { id: (await aMember(server)).id } }),
  'officePasses.sell': async (server) => ({
    params: { id: (await aMember(server)).id },
    body: { plan_id: await aPack(server.database), method: 'cash' },
  }),
  'officePaymentLinks.list': async (server) => ({ params: { id: (await aMember(server)).id } }),
  'officeSales.cards': async (server) => ({ params: { id: (await aMember(server)).id } }),
  'officeSales.sell': async (server) => ({
    params: { id: (await aMember(server)).id },
    body: { plan_id: await aPack(server.database), method: 'cash' },
  }),
  'officeSales.withdraw': async (server) => ({ params: { id: (await aPaymentLink(server)).linkId } }),
  'officeGiftCards.list': () => ({}),
  'officeGiftCards.resend': async (server) => ({ params: { id: await aSentGiftCard(server) } }),
  'officeGiftCards.print': async (server) => ({
    params: { id: await aSentGiftCard(server, { recipientEmail: '' }) },
  }),
  'officePayments.check': async (server) => ({ params: { id: (await paidInCash(server)).paymentId } }),
  'officePayments.retryRenewal': async (server) => ({
    params: { id: (await aDeclinedRenewal(server)).id },
  }),
  'officePayments.sendRenewalLink': async (server) => ({
    params: { id: (await aDeclinedRenewal(server)).id },
  }),
  'officePayments.sendLink': async (server) => ({ body: { registration_id: (await owing(server)).id } }),
};
