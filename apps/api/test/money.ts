import { randomUUID } from 'node:crypto';
import { refundCancelledSessions } from '../src/features/booking/registration/refund-cancelled-sessions.ts';
import { recordRefund } from '../src/features/booking/ledger/refunds.ts';
import { paymentMethods, payments } from '../src/platform/database/schema/payments.ts';
import { instalments, registrations } from '../src/platform/database/schema/registrations.ts';
import { sessions } from '../src/platform/database/schema/training.ts';
import { eq, sql } from 'drizzle-orm';
import { aCard, aMember, aSession, cards, registrationIn, seedStudio, type Person } from './booking.ts';
import { testServer, type ApiResponse, type TestServer } from './server.ts';
import { aTeamMember } from './team-fixture.ts';

type Studio = Pick<TestServer, 'database' | 'deps' | 'clock'>;

/** A confirmed registration. */
export interface Booked {
  readonly id: string;
  readonly sessionId: string;
  readonly person: Person;
}

/** A registration of $75 that is to be paid, in one payment or in several. */
export async function owing(
  server: Studio,
  parts: readonly number[] = [7500],
  session: Parameters<typeof aSession>[1] = {},
): Promise<Booked> {
  const { db } = server.database;
  const [person, sessionId, id] = [
    await aMember(server),
    await aSession(server.database, session),
    randomUUID(),
  ];
  await db.insert(registrations).values({
    id,
    sessionId,
    userId: person.id,
    status: 'confirmed',
    priceCents: parts.reduce((sum, cents) => sum + cents, 0),
    rate: 'public',
    plan: parts.length === 4 ? 'weekly' : 'full',
    confirmedAt: server.clock.now(),
  });
  await db.insert(instalments).values(
    parts.map((amountCents, index) => ({
      id: randomUUID(),
      registrationId: id,
      position: index + 1,
      dueOn: `2026-03-${String(2 + index * 7).padStart(2, '0')}`,
      amountCents,
      status: 'due' as const,
    })),
  );
  await db
    .update(sessions)
    .set({ taken: sql`${sessions.taken} + 1` })
    .where(eq(sessions.id, sessionId));
  return { id, sessionId, person };
}

/** A registration whose $75 the desk took in cash. */
export async function paidInCash(server: Studio): Promise<Booked & { readonly paymentId: string }> {
  const booked = await owing(server);
  const desk = await aTeamMember(server, 'front_desk', 0);
  const paymentId = randomUUID();
  const { db } = server.database;
  const [instalment] = await db
    .update(instalments)
    .set({ status: 'paid' })
    .where(eq(instalments.registrationId, booked.id))
    .returning();
  await db.insert(payments).values({
    id: paymentId,
    registrationId: booked.id,
    instalmentId: instalment?.id ?? null,
    kind: 'charge',
    method: 'cash',
    amountCents: 7500,
    status: 'succeeded',
    idempotencyKey: `cash_${paymentId}`,
    actorId: desk.id,
    createdAt: server.clock.now(),
  });
  return { ...booked, paymentId };
}

/** Somebody with studio credit, at most $75, which the desk gave for an earlier payment. */
export async function personWithCredit(server: Studio, cents: number): Promise<Person> {
  const { id: registrationId, paymentId, person } = await paidInCash(server);
  const actor = await aTeamMember(server, 'owner');
  await server.database.withTx((tx) =>
    recordRefund(
      tx,
      {
        of: { registrationId },
        paymentId,
        cents,
        destination: 'credit',
        provider: 'sandbox',
        cause: { id: randomUUID(), actorId: actor.id, reason: null },
      },
      server.clock.now(),
    ),
  );
  return person;
}

/** A refund in cash that nobody has handed out. */
export async function openRefund(server: Studio): Promise<string> {
  const { id: registrationId, paymentId } = await paidInCash(server);
  const id = randomUUID();
  await server.database.db.insert(payments).values({
    id,
    registrationId,
    kind: 'refund',
    method: 'cash',
    amountCents: 7500,
    status: 'pending',
    idempotencyKey: `refund_${paymentId}`,
    refundOfId: paymentId,
    createdAt: server.clock.now(),
  });
  return id;
}

export type MoneyCalls = ReturnType<typeof moneyCalls>;

/** A studio with an owner, and with somebody at the desk who may give nothing back. */
export async function moneyStudio(options: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer(options);
  await seedStudio(server.database);
  const owner = await aTeamMember(server, 'owner');
  const desk = await aTeamMember(server, 'front_desk', 0);
  return { server, owner, desk, money: moneyCalls(server, { owner, desk }) };
}

/** Calls of the office about money, as a desk and an owner make them. */
export function moneyCalls(server: TestServer, { owner, desk }: { owner: Person; desk: Person }) {
  const call = (
    method: string,
    path: string,
    who: Person,
    body?: object,
    headers: Record<string, string> = {},
  ) => server.call(method, path, { token: who.token, headers, ...(body && { body }) });
  return {
    call,
    take: (registration_id: string, body: object, who = desk, headers = {}) =>
      call('POST', '/office/payments/', who, { registration_id, ...body }, headers),
    refund: (id: string, body: object, who = owner, headers = {}) =>
      call('POST', `/office/payments/${id}/refunds/`, who, body, headers),
    /** The ledger of a registration, one text for each line. */
    ledgerOf: async (id: string) => {
      const { body } = await call('GET', `/office/payments/?registration=${id}`, owner);
      return (body['results'] as Record<string, string>[])
        .map(({ kind, method, amount, status }) => `${kind} ${method} ${amount} ${status}`)
        .toSorted();
    },
  };
}

export const problemOf = ({ status, body }: ApiResponse) => [status, body['code']];

/** A registration whose $75 a card paid. */
export async function paidByCard(server: TestServer): Promise<Booked & { readonly paymentId: string }> {
  const person = await aMember(server);
  const sessionId = await aSession(server.database);
  const body = { session_id: sessionId, payment_method_id: await aCard(server), payment_consent: true };
  const made = await server.call('POST', '/training/registrations/register/', { token: person.token, body });
  const id = String(registrationIn(made)['public_id']);
  const [payment] = await server.database.db.select().from(payments).where(eq(payments.registrationId, id));
  return { id, sessionId, person, paymentId: payment?.id ?? '' };
}

/** A card that the person of a registration saved. */
export async function saveCard(server: TestServer, { person }: Booked, number: string = cards.good) {
  await server.database.db.insert(paymentMethods).values({
    id: randomUUID(),
    userId: person.id,
    provider: 'sandbox',
    providerRef: await aCard(server, number),
    brand: 'visa',
    last4: number.slice(-4),
    expMonth: 12,
    expYear: 2035,
    isSaved: true,
  });
}

/** The studio cancels the session, and its job gives the money back. */
export async function cancelSession(server: TestServer, id: string): Promise<void> {
  await server.database.db.update(sessions).set({ status: 'cancelled' }).where(eq(sessions.id, id));
  await refundCancelledSessions(server.deps);
}
