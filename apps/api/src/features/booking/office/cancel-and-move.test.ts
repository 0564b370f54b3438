import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aCard,
  aMember,
  aSession,
  books,
  registrationIn,
  seedStudio,
  type Person,
} from '../../../../test/booking.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { aTeamMember } from '../../../../test/team-fixture.ts';
import { outboxMails } from '../../../platform/database/schema/outbox.ts';
import { registrations } from '../../../platform/database/schema/registrations.ts';
import { auditEntries } from '../../../platform/database/schema/team.ts';

let server: TestServer;
let owner: Person;
let desk: Person;
let person: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  [owner, desk] = [await aTeamMember(server, 'owner'), await aTeamMember(server, 'front_desk', 0)];
  person = await aMember(server);
});
afterAll(() => server?.close());

const twoHoursBefore = '2026-03-12T16:30:00-04:00';

/** The person's own registration, paid by card. */
async function paid(session_id: string): Promise<string> {
  const made = await server.call('POST', '/training/registrations/register/', {
    token: person.token,
    body: { session_id, payment_method_id: await aCard(server), payment_consent: true },
  });
  return String(registrationIn(made)['public_id']);
}
/** Renewed, because the clock may have passed the life of the first one. */
const send = async (id: string, call: string, body: object | undefined, by: Person) =>
  server.call('POST', `/office/people/${person.id}/registrations/${id}/${call}/`, {
    token: await by.renewed(),
    ...(body && { body }),
  });
const cancel = (id: string, over: object = {}, by = desk) =>
  send(id, 'cancel', { reason: 'Called in sick.', cancelled_by: 'member', ...over }, by);
const move = (id: string, session_id: string, over: object = {}, by = desk) =>
  send(id, 'move', { session_id, ...over }, by);
const mails = async () =>
  (await server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, person.email))).map(
    ({ template, textBody }) => ({ template, textBody }),
  );
const stored = async (id: string) =>
  (await server.database.db.select().from(registrations).where(eq(registrations.id, id)))[0];

describe('cancelling for a person', () => {
  it('gives back what the policy gives, releases the spot and writes to them', async () => {
    const session_id = await aSession(server.database);
    const id = await paid(session_id);
    const shown = await send(id, 'cancel/preview', undefined, desk);
    expect(shown.body).toMatchObject({
      paid: '75.00',
      member_refund: '75.00',
      business_refund: '75.00',
      owed: '0.00',
    });
    const done = await cancel(id);
    expect([done.status, done.body]).toMatchObject([
      200,
      { status: 'cancelled', refunded: '75.00', owed: '0.00' },
    ]);
    expect(await stored(id)).toMatchObject({ cancelledBy: 'member', cancelReason: 'Called in sick.' });
    expect(await books(server.database, session_id)).toMatchObject({ taken: 0, charged: 0 });
    expect((await mails()).map(({ template }) => template)).toContain('registration_cancelled');
    const [entry] = await server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, desk.id));
    expect(entry).toMatchObject({
      action: 'registration.cancel',
      personId: person.id,
      after: { refund: '75.00' },
    });
    expect((await cancel(id)).body).toMatchObject({ code: 'cannot_cancel' });
  });

  it.each([
    ['the member', {}, 'desk', 200, '0.00'],
    ['the business, at the desk', { cancelled_by: 'business' }, 'desk', 403, null],
    ['the business', { cancelled_by: 'business' }, 'owner', 200, '75.00'],
    ['the member with an override at the desk', { overrides: ['policy'] }, 'desk', 403, null],
    ['the member with an override', { overrides: ['policy'] }, 'owner', 200, '75.00'],
  ] as const)('after the deadline by %s', async (_who, over, role, status, refunded) => {
    const id = await paid(await aSession(server.database));
    server.clock.set(twoHoursBefore);
    const shown = await send(id, 'cancel/preview', undefined, desk);
    expect(shown.body).toMatchObject({ member_refund: '0.00', business_refund: '75.00' });
    const done = await cancel(id, over, role === 'owner' ? owner : desk);
    const refused = { code: 'permission_denied', permission: 'overrides.policy' };
    expect([done.status, done.body]).toMatchObject([
      status,
      refunded === null ? refused : { status: 'cancelled', refunded },
    ]);
    expect((await stored(id))?.status).toBe(refunded === null ? 'confirmed' : 'cancelled');
  });

  it('tells the reason when the studio cancels, and keeps it to the team otherwise', async () => {
    const [first, second] = [
      await paid(await aSession(server.database)),
      await paid(await aSession(server.database)),
    ];
    await cancel(first, { reason: 'The coach is away.', cancelled_by: 'business' }, owner);
    await cancel(second, { reason: 'Rude on the phone.' });
    const texts = (await mails()).map(({ textBody }) => textBody).join('\n');
    expect(texts).toContain('The coach is away.');
    expect(texts).not.toContain('Rude on the phone.');
  });

  it('is refused once the session is over', async () => {
    const id = await paid(await aSession(server.database));
    server.clock.set('2026-03-12T22:00:00-04:00');
    for (const response of [
      await cancel(id, { cancelled_by: 'business' }, owner),
      await send(id, 'cancel/preview', undefined, owner),
      await move(id, await aSession(server.database), {}, owner),
    ])
      expect([response.status, response.body['code']]).toEqual([409, 'session_over']);
  });

  it('finds no registration of another person', async () => {
    const id = await paid(await aSession(server.database));
    person = await aMember(server);
    expect((await cancel(id)).status).toBe(404);
  });
});

describe('moving for a person', () => {
  const later = { startsAt: new Date('2026-03-19T18:30:00-04:00') };

  it('owes the difference to a dearer date, and keeps what is paid', async () => {
    const id = await paid(await aSession(server.database));
    const to = await aSession(server.database, { ...later, pricePublicCents: 10_000 });
    const shown = await send(id, 'move/preview', { session_id: to }, desk);
    expect(shown.body).toMatchObject({
      price: '100.00',
      owed: '25.00',
      due_on: '2026-03-09',
      refund: '0.00',
      hindrances: [],
    });
    const done = await move(id, to);
    expect([done.status, done.body]).toMatchObject([
      200,
      {
        session_id: to,
        price: '100.00',
        paid: '75.00',
        owed: '25.00',
        due_on: '2026-03-09',
        payment_status: 'pending',
      },
    ]);
    expect(await books(server.database, to)).toMatchObject({ taken: 1, registrations: 1, charged: 7500 });
    expect((await mails()).at(-1)).toMatchObject({ template: 'registration_moved' });
    // The person pays the rest like every open payment.
    const paying = await server.call('POST', `/training/registrations/${id}/pay/`, {
      token: await person.renewed(),
      body: { payment_method_id: await aCard(server) },
    });
    expect(paying.body).toMatchObject({ registration: { payment_status: 'paid' } });
  });

  it('gives back the difference to a cheaper date', async () => {
    const from = await aSession(server.database);
    const id = await paid(from);
    const to = await aSession(server.database, { ...later, pricePublicCents: 5000 });
    expect((await send(id, 'move/preview', { session_id: to }, desk)).body).toMatchObject({
      refund: '25.00',
      owed: '0.00',
    });
    expect((await move(id, to, {}, owner)).body).toMatchObject({
      price: '50.00',
      refunded: '25.00',
      owed: '0.00',
    });
    expect(await books(server.database, from)).toMatchObject({ taken: 0 });
    expect(await books(server.database, to)).toMatchObject({ taken: 1, charged: 5000 });
  });

  it('needs an override after the deadline, into a full session and without a waiver', async () => {
    person = await aMember(server);
    const id = await paid(await aSession(server.database));
    const to = await aSession(server.database, { ...later, maxParticipants: 1, taken: 1 });
    expect((await move(id, to)).body).toMatchObject({ code: 'session_full', override: 'capacity' });
    server.clock.set(twoHoursBefore);
    expect((await move(id, to)).body).toMatchObject({ code: 'cannot_move', override: 'policy' });
    const shown = await send(id, 'move/preview', { session_id: to }, desk);
    expect(shown.body['hindrances']).toMatchObject([{ override: 'policy' }, { override: 'capacity' }]);
    const overrides = ['policy', 'capacity'];
    expect((await move(id, to, { overrides, reason: 'x' })).status).toBe(403);
    expect((await move(id, to, { overrides }, owner)).status).toBe(400);
    expect((await move(id, to, { overrides, reason: 'Snow.' }, owner)).status).toBe(200);
    expect(await books(server.database, to)).toMatchObject({ taken: 2 });
  });
});
