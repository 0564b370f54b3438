import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCard, aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { registerUnpaid } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';
import { refundCancelledSessions } from '../booking/registration/refund-cancelled-sessions.ts';

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

const path = (id: string, call = '') => `/office/sessions/${id}/${call}`;
const read = async (id: string) => (await server.call('GET', path(id), { token: manager.token })).body;
const mailsOf = async (person: Person) =>
  (await server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, person.email))).map(
    ({ template }) => template,
  );

describe('cancelling a session', () => {
  const preview = (id: string, by = manager) =>
    server.call('POST', path(id, 'cancel/preview/'), { token: by.token });
  const cancel = (id: string, token: unknown, by = manager) =>
    server.call('POST', path(id, 'cancel/'), {
      token: by.token,
      body: { preview_token: token, reason: 'The rink has no ice.' },
    });

  it('does what the preview says: refunds, emails with the reason, entries, the end of the waitlist', async () => {
    const [member, waiting] = [await aMember(server), await aMember(server)];
    const id = await aSession(server.database, { maxParticipants: 1 });
    const paid = await server.call('POST', '/training/registrations/register/', {
      token: member.token,
      body: {
        session_id: id,
        payment_plan: 'full',
        payment_method_id: await aCard(server),
        payment_consent: true,
      },
    });
    expect(paid.status).toBe(201);
    await server.call('POST', '/training/waitlist/', {
      token: waiting.token,
      body: { session_id: id, notification_preference: 'email' },
    });
    const shown = await preview(id);
    expect(shown.body).toMatchObject({ people_count: 1, waiting_count: 1, refund_total: '75.00' });
    const done = await cancel(id, shown.body['preview_token']);
    expect([done.status, done.body]).toMatchObject([200, { status: 'cancelled', version: 2 }]);
    expect(await mailsOf(waiting)).toContain('waitlist_closed');
    const entries = await server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, manager.id))
      .orderBy(auditEntries.sequence);
    expect(entries.map(({ action, personId, reason }) => [action, personId, reason])).toEqual([
      ['session.cancel', null, 'The rink has no ice.'],
      ['registration.cancel', member.id, 'The rink has no ice.'],
    ]);
    await refundCancelledSessions(server.deps);
    const [registration] = await server.database.db
      .select()
      .from(registrations)
      .where(and(eq(registrations.sessionId, id), eq(registrations.userId, member.id)));
    expect(registration).toMatchObject({ status: 'cancelled', cancelledBy: 'business' });
    const [mail] = await server.database.db
      .select()
      .from(outboxMails)
      .where(
        and(eq(outboxMails.recipient, member.email), eq(outboxMails.template, 'registration_cancelled')),
      );
    expect(mail?.textBody).toContain('The rink has no ice.');
    // A second time, and with the used token.
    for (const again of [await preview(id), await cancel(id, shown.body['preview_token'])]) {
      expect([again.status, again.body['code']]).toEqual([409, 'session_over']);
    }
  });

  it('names who gets what back, and by which way', async () => {
    const id = await aSession(server.database);
    const [card, cash, unpaid] = [await aMember(server), await aMember(server), await aMember(server)];
    await server.call('POST', '/training/registrations/register/', {
      token: card.token,
      body: {
        session_id: id,
        payment_plan: 'full',
        payment_method_id: await aCard(server),
        payment_consent: true,
      },
    });
    await registerUnpaid(server, id, unpaid);
    const taken = await server.call('POST', '/office/payments/', {
      token: manager.token,
      body: { registration_id: await registerUnpaid(server, id, cash), method: 'cash', amount: '20.00' },
    });
    expect(taken.status).toBe(201);
    const { body } = await preview(id);
    expect(body).toMatchObject({ people_count: 3, refund_total: '95.00' });
    const returns = (body['people'] as { person_id: string; name: string; returns: object[] }[]).map(
      (one) => [one.person_id, one.returns],
    );
    expect(Object.fromEntries(returns)).toEqual({
      [card.id]: [{ to: 'card', amount: '75.00' }],
      [cash.id]: [{ to: 'cash', amount: '20.00' }],
      [unpaid.id]: [],
    });
  });

  it('asks to look again when somebody booked since the preview, and changes nothing', async () => {
    const id = await aSession(server.database);
    const shown = await preview(id);
    await registerUnpaid(server, id, await aMember(server));
    const { status, body } = await cancel(id, shown.body['preview_token']);
    expect([status, body]).toMatchObject([409, { code: 'preview_changed', preview: { people_count: 1 } }]);
    expect(await read(id)).toMatchObject({ status: 'scheduled', version: 1 });
    const { preview_token: token } = body['preview'] as { preview_token: string };
    expect((await cancel(id, token)).status).toBe(200);
  });

  it.each([
    ['15 minutes and a second later', 901, 409],
    ['15 minutes later', 900, 200],
  ])('%s responds with the right status', async (_, seconds, status) => {
    const id = await aSession(server.database);
    const shown = await preview(id);
    server.clock.pass(seconds);
    expect((await cancel(id, shown.body['preview_token'], await aTeamMember(server, 'owner'))).status).toBe(
      status,
    );
  });

  it('is nothing for the front desk', async () => {
    const desk = await aTeamMember(server, 'front_desk');
    const { status, body } = await preview(await aSession(server.database), desk);
    expect([status, body]).toMatchObject([403, { who_may: ['owner', 'manager'] }]);
  });
});
