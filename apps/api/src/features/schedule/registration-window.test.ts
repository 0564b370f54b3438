import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { registerUnpaid } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { sweepWaitlists } from '../booking/waitlist/sweep-waitlists.ts';

let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  manager = await aTeamMember(server, 'manager');
});
afterAll(() => server?.close());

const path = (id: string) => `/office/sessions/${id}/`;
const read = async (id: string) => (await server.call('GET', path(id), { token: manager.token })).body;
const change = (id: string, body: object) =>
  server.call('PATCH', path(id), { token: manager.token, body: { version: 1, ...body } });
const mailsOf = async (person: Person) =>
  (await server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, person.email))).map(
    ({ template }) => template,
  );

describe('registration that the team closes', () => {
  it('closes and opens again with the window that was planned', async () => {
    const id = await aSession(server.database, {
      registrationClosesAt: new Date('2026-03-12T12:00:00-04:00'),
    });
    const member = await aMember(server);
    const register = () =>
      server.call('POST', '/training/registrations/register/', {
        token: member.token,
        body: { session_id: id },
      });
    const closed = await change(id, { registration_open: false });
    expect(closed.body).toMatchObject({
      registration_open: false,
      registration_closes_at: '2026-03-12T12:00:00-04:00',
    });
    expect((await register()).body).toMatchObject({ code: 'registration_closed' });
    expect((await change(id, { version: 2, registration_open: true })).body).toMatchObject({
      registration_open: true,
      registration_closes_at: '2026-03-12T12:00:00-04:00',
    });
    expect((await register()).status).toBeLessThan(300);
  });

  it('keeps the waitlist in its order, and gives it no offers until it is open again', async () => {
    const [booked, waiting] = [await aMember(server), await aMember(server)];
    const id = await aSession(server.database, { maxParticipants: 1 });
    await registerUnpaid(server, id, booked);
    const joined = await server.call('POST', '/training/waitlist/', {
      token: waiting.token,
      body: { session_id: id, notification_preference: 'email' },
    });
    expect(joined.status).toBe(201);
    await change(id, { registration_open: false, max_participants: 2 });
    await sweepWaitlists(server.deps);
    expect(await mailsOf(waiting)).toEqual([]);
    expect(await read(id)).toMatchObject({ waiting_count: 1 });
    await change(id, { version: 2, registration_open: true });
    expect(await mailsOf(waiting)).toEqual(['waitlist_offer']);
  });
});
