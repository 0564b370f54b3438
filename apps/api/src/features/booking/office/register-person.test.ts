import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, books, seedStudio, type Person } from '../../../../test/booking.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { aTeamMember } from '../../../../test/team-fixture.ts';
import { outboxMails } from '../../../platform/database/schema/outbox.ts';
import { waitlistEntries } from '../../../platform/database/schema/registrations.ts';
import { auditEntries } from '../../../platform/database/schema/team.ts';
import { sessions } from '../../../platform/database/schema/training.ts';

let server: TestServer;
let owner: Person;
let desk: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  [owner, desk] = [await aTeamMember(server, 'owner'), await aTeamMember(server, 'front_desk', 0)];
});
afterAll(() => server?.close());

const path = ({ id }: Pick<Person, 'id'>, call = '') => `/office/people/${id}/registrations/${call}`;
const register = (person: Pick<Person, 'id'>, body: object, by = desk) =>
  server.call('POST', path(person), { token: by.token, body });
const preview = (person: Pick<Person, 'id'>, session_id: string, by = desk) =>
  server.call('POST', path(person, 'preview/'), { token: by.token, body: { session_id } });
const sessionOf = async (id: string) =>
  (await server.database.db.select().from(sessions).where(eq(sessions.id, id)))[0];

describe('registering a person', () => {
  it('owes the person’s own price as a spot that is paid later, and writes to them', async () => {
    const person = await aMember(server, { member: true });
    const session_id = await aSession(server.database);
    const shown = await preview(person, session_id);
    expect(shown.body).toMatchObject({
      price: '60.00',
      rate: 'member',
      due_on: '2026-03-09',
      booked_count: 0,
      hindrances: [],
    });
    const made = await register(person, { session_id, amount: '60.00', reason: 'Called the desk.' });
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        status: 'confirmed',
        payment_status: 'pending',
        price: '60.00',
        rate: 'member',
        owed: '60.00',
        due_on: '2026-03-09',
      },
    ]);
    expect(await books(server.database, session_id)).toMatchObject({ taken: 1, registrations: 1 });
    const { db } = server.database;
    const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.recipient, person.email));
    expect(mail).toMatchObject({ template: 'registration_confirmed' });
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.actorId, desk.id));
    expect(entry).toMatchObject({
      action: 'registration.create',
      target: `registration:${String(made.body['id'])}`,
      personId: person.id,
      reason: 'Called the desk.',
    });
    // The person sees and pays it as their own.
    const own = await server.call('GET', '/training/registrations/', { token: person.token });
    expect(own.body).toMatchObject([{ public_id: made.body['id'], payment_status: 'pending' }]);
  });

  const late = { startsAt: new Date('2026-03-02T11:30:00-05:00') };
  it.each([
    ['a missing waiver', 'waiver', 'waiver_required', { waiver: false }, {}, {}],
    ['a full session', 'capacity', 'session_full', {}, { maxParticipants: 1, taken: 1 }, {}],
    ['another price', 'price', 'price_changed', {}, {}, { amount: '10.00' }],
    [
      'a closed registration',
      'policy',
      'registration_closed',
      {},
      { registrationClosesAt: new Date('2026-03-01T12:00:00-05:00') },
      {},
    ],
    ['a session that has begun', 'policy', 'registration_closed', {}, late, {}],
  ] as const)(
    'names the override of %s, and needs its permission and a reason',
    async (_what, override, code, who, session, over) => {
      const person = await aMember(server, who);
      const session_id = await aSession(server.database, session);
      const refused = await register(person, { session_id, ...over });
      expect([refused.body['code'], refused.body['override']]).toEqual([code, override]);
      // The price is the request's own, so a preview does not know it.
      const shown = await preview(person, session_id);
      expect(shown.body['hindrances']).toMatchObject(override === 'price' ? [] : [{ code, override }]);
      const body = { session_id, ...over, overrides: [override] };
      const withoutReason = await register(person, body, owner);
      expect([withoutReason.status, withoutReason.body]).toMatchObject([
        400,
        { reason: ['An override needs a reason.'] },
      ]);
      const mayDesk = override === 'waiver' || override === 'capacity';
      const byDesk = await register(person, { ...body, reason: 'The owner knows.' });
      const denied = {
        code: 'permission_denied',
        permission: `overrides.${override}`,
        who_may: ['owner', 'manager'],
      };
      expect([byDesk.status, byDesk.body]).toMatchObject(mayDesk ? [201, {}] : [403, denied]);
      const byOwner = await register(person, { ...body, reason: 'I decide.' }, owner);
      expect(byOwner.body).toMatchObject(mayDesk ? { code: 'already_registered' } : { status: 'confirmed' });
      const [entry] = await server.database.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.personId, person.id));
      expect(entry?.after).toMatchObject({ overrides: [override] });
    },
  );

  it('stores the set price, and refuses to set one without an amount', async () => {
    const person = await aMember(server);
    const session_id = await aSession(server.database);
    const body = { session_id, overrides: ['price'], reason: 'A friend of the house.' };
    expect((await register(person, body, owner)).body).toMatchObject({ amount: ['Enter the price to set.'] });
    const made = await register(person, { ...body, amount: '0.00' }, owner);
    expect(made.body).toMatchObject({ price: '0.00', payment_status: 'free', owed: '0.00', due_on: null });
  });

  it('sets aside several rules at once, and lists them before', async () => {
    const person = await aMember(server, { waiver: false });
    const session_id = await aSession(server.database, {
      maxParticipants: 1,
      taken: 1,
      registrationClosesAt: new Date('2026-03-01T12:00:00-05:00'),
    });
    const shown = await preview(person, session_id);
    const hindrances = shown.body['hindrances'] as { override: string }[];
    expect(hindrances.map(({ override }) => override)).toEqual(['policy', 'waiver', 'capacity']);
    const overrides = hindrances.map(({ override }) => override);
    expect((await register(person, { session_id, overrides, reason: 'Coach asked.' }, owner)).status).toBe(
      201,
    );
    expect(await sessionOf(session_id)).toMatchObject({ taken: 2, overbooked: 1 });
  });

  it.each([
    ['too young', { dateOfBirth: '2015-01-01' }, {}, 'age_restricted'],
    ['without a date of birth', { dateOfBirth: null }, {}, 'profile_incomplete'],
    ['into a cancelled session', {}, { status: 'cancelled' as const }, 'registration_closed'],
    [
      'into a session that is over',
      {},
      { startsAt: new Date('2026-03-01T12:00:00-05:00') },
      'registration_closed',
    ],
  ])('is refused %s, whatever is set aside', async (_why, who, session, code) => {
    const person = await aMember(server, who);
    const session_id = await aSession(server.database, session);
    const overrides = ['waiver', 'capacity', 'policy'];
    const refused = await register(person, { session_id, overrides, reason: 'Please.' }, owner);
    expect([refused.body['code'], refused.body['override'] ?? null]).toEqual([code, null]);
  });

  it('leaves a free spot to the waitlist, but for the override', async () => {
    const [person, waiting] = [await aMember(server), await aMember(server)];
    const session_id = await aSession(server.database);
    const { db } = server.database;
    await db.insert(waitlistEntries).values({ sessionId: session_id, userId: waiting.id, status: 'waiting' });
    expect((await preview(person, session_id)).body['hindrances']).toMatchObject([{ override: 'capacity' }]);
    expect((await register(person, { session_id })).body).toMatchObject({
      code: 'session_full',
      override: 'capacity',
    });
    const body = { session_id, overrides: ['capacity'], reason: 'Promised by phone.' };
    expect((await register(person, body)).status).toBe(201);
    expect(await sessionOf(session_id)).toMatchObject({ taken: 1, overbooked: 0 });
  });

  it('takes the spot that is offered to the person', async () => {
    const person = await aMember(server);
    const session_id = await aSession(server.database, { maxParticipants: 1, taken: 1 });
    const offerEndsAt = new Date('2026-03-02T20:00:00-05:00');
    const { db } = server.database;
    await db
      .insert(waitlistEntries)
      .values({ sessionId: session_id, userId: person.id, status: 'offered', offerEndsAt });
    expect((await preview(person, session_id)).body).toMatchObject({ has_offer: true, hindrances: [] });
    expect((await register(person, { session_id })).status).toBe(201);
    expect(await sessionOf(session_id)).toMatchObject({ taken: 1 });
    const [entry] = await db.select().from(waitlistEntries).where(eq(waitlistEntries.sessionId, session_id));
    expect(entry?.status).toBe('accepted');
  });

  it('happens once for a repeated request', async () => {
    const person = await aMember(server);
    const session_id = await aSession(server.database);
    const again = () =>
      server.call('POST', path(person), {
        token: desk.token,
        body: { session_id },
        headers: { 'idempotency-key': session_id },
      });
    const [first, second] = [await again(), await again()];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
  });

  it('does not know a closed account', async () => {
    const session_id = await aSession(server.database);
    expect((await register({ id: 'nobody' }, { session_id })).status).toBe(404);
  });
});

describe('an offer whose session the team has closed since', () => {
  it('can still be taken by the member, until its deadline', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    const session_id = await aSession(server.database, { maxParticipants: 2, taken: 1 });
    const { db } = server.database;
    const offerEndsAt = new Date('2026-03-02T20:00:00-05:00');
    await db
      .insert(waitlistEntries)
      .values({ sessionId: session_id, userId: member.id, status: 'offered', offerEndsAt });
    await server.call('PATCH', `/office/sessions/${session_id}/`, {
      token: owner.token,
      body: { version: 1, registration_open: false },
    });
    const take = (who: Person) =>
      server.call('POST', '/training/registrations/register/', { token: who.token, body: { session_id } });
    const availability = async ({ token }: Person) =>
      (await server.call('GET', `/training/sessions/${session_id}/availability/`, { token })).body;
    expect(await availability(other)).toMatchObject({ can_register: false, registration_open: false });
    expect(await availability(member)).toMatchObject({ can_register: true, registration_open: true });
    const { body: list } = await server.call('GET', '/training/sessions/upcoming/', { token: member.token });
    const seen = (list['upcoming_sessions'] as { public_id: string }[]).find(
      ({ public_id: id }) => id === session_id,
    );
    expect(seen).toMatchObject({ registration_open: true, is_full: false });
    expect((await take(other)).body).toMatchObject({ code: 'registration_closed' });
    expect((await take(member)).status).toBe(201);
  });
});
