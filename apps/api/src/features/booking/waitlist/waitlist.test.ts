import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCard, aMember, aSession, guestForm, seedStudio } from '../../../../test/booking.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { seatCountsOf, waitlistActions } from '../../../../test/waitlist-actions.ts';

let server: TestServer;
let people: ReturnType<typeof waitlistActions>;
beforeAll(async () => {
  server = await testServer();
  people = waitlistActions(server);
  await seedStudio(server.database);
});
afterAll(() => server?.close());
beforeEach(() => server.clock.set('2026-03-02T12:00:00-05:00'));

describe('joining the waitlist of a full session', () => {
  it('returns the entry with its position, and so does its status by either id', async () => {
    const { session_id } = await people.full();
    const [first, second] = [await aMember(server), await aMember(server)];
    await people.join(first, session_id);
    const joined = await people.join(second, session_id, { notify_sms: true });
    expect(joined.status).toBe(201);
    expect(joined.body).toEqual({
      public_id: expect.any(String) as unknown,
      session_id,
      position: 2,
      estimated_wait_time: 'After 1 person before you',
      notify_email: true,
      notify_sms: true,
      status: 'waiting',
      offer_expires_at: null,
      created_at: '2026-03-02T12:00:00-05:00',
      on_waitlist: true,
    });
    for (const id of [session_id, String(joined.body['public_id'])]) {
      expect((await people.status(second, id)).body).toEqual(joined.body);
    }
  });

  it('moves the second member to the first position when the first leaves, also by session id', async () => {
    const { session_id } = await people.full();
    const [first, second] = [await aMember(server), await aMember(server)];
    await people.join(first, session_id);
    await people.join(second, session_id);
    expect((await people.leave(first, session_id)).status).toBe(204);
    expect((await people.status(first, session_id)).status).toBe(404);
    expect((await people.leave(first, session_id)).status).toBe(404);
    expect((await people.status(second, session_id)).body).toMatchObject({ position: 1 });
  });

  it('is repeated, not rejected, for the same idempotency key', async () => {
    const { session_id } = await people.full();
    const { token } = await aMember(server);
    const options = { token, body: { session_id }, headers: { 'idempotency-key': 'one-press' } };
    const first = await server.call('POST', '/training/waitlist/', options);
    // Simulates a crash between the effect and storing the response.
    await server.database.db.execute(sql`delete from idempotency_keys where key = 'one-press'`);
    const again = await server.call('POST', '/training/waitlist/', options);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
  });
});

describe('joining or using the waitlist is rejected', () => {
  it('when the member already waits', async () => {
    const { session_id } = await people.full();
    const person = await aMember(server);
    await people.join(person, session_id);
    const { status, body } = await people.join(person, session_id);
    expect([status, body['code']]).toEqual([409, 'already_waiting']);
  });

  it('without a notification channel', async () => {
    const { session_id } = await people.full();
    const none = { notify_email: false, notify_sms: false };
    const { status, body } = await people.join(await aMember(server), session_id, none);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', notify_email: [expect.any(String)] });
  });

  it('when seats are available, capacity is unlimited, or the session does not exist', async () => {
    const free = await aSession(server.database);
    const unlimited = await aSession(server.database, { maxParticipants: null });
    const person = await aMember(server);
    for (const id of [free, unlimited]) {
      expect((await people.join(person, id)).body).toMatchObject({ code: 'waitlist_not_needed' });
    }
    expect((await people.join(person, 'none')).status).toBe(404);
  });

  it('for members who are not allowed to register', async () => {
    const { session_id, inside } = await people.full();
    const [registered] = inside;
    expect((await people.join(registered ?? (await aMember(server)), session_id)).body).toMatchObject({
      code: 'already_registered',
    });
    const unsigned = await aMember(server, { waiver: false });
    expect((await people.join(unsigned, session_id)).body).toMatchObject({ code: 'waiver_required' });
    const young = await aMember(server, { dateOfBirth: '2009-01-01' });
    expect((await people.join(young, session_id)).body).toMatchObject({ code: 'age_restricted' });
    server.clock.set('2026-03-12T18:30:00-04:00');
    expect((await people.join(await aMember(server), session_id)).body).toMatchObject({
      code: 'registration_closed',
    });
    expect((await server.call('POST', '/training/waitlist/', { body: { session_id } })).status).toBe(401);
  });

  it('for guests, with a problem at the field, whatever they send', async () => {
    const { session_id } = await people.full();
    const form = { ...guestForm(session_id, await aCard(server)), join_waitlist: true };
    const { status, body } = await server.call('POST', '/training/registrations/guest-register/', {
      body: form,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ join_waitlist: ['Guests cannot join the waitlist'] });
  });

  it('for the entry of another member', async () => {
    const { session_id } = await people.full();
    const [owner, stranger] = [await aMember(server), await aMember(server)];
    const entry = String((await people.join(owner, session_id)).body['public_id']);
    expect((await people.status(stranger, entry)).status).toBe(404);
    expect((await people.leave(stranger, entry)).status).toBe(404);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ waiting: 1 });
  });
});
