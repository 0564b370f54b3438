import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCard, aCourse, aMember, registrationIn, seedStudio, type Person } from '../../../test/booking.ts';
import { registerUnpaid } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';

/** Thursdays at 6:30 PM: March 12, 19 and 26, 2026. */
const meetings = ['12', '19', '26'].map((day) => ({
  start_datetime: `2026-03-${day}T18:30:00-04:00`,
  end_datetime: `2026-03-${day}T20:00:00-04:00`,
}));

let server: TestServer;
let course: string;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  course = await aCourse(server.database, 3);
});
afterAll(() => server?.close());

const get = async (path: string, person?: Person) => {
  const token = person && { token: await person.renewed() };
  return (await server.call('GET', path, token ?? {})).body;
};
const booked = async (person: Person) => {
  const body = { session_id: course, payment_plan: 'full', payment_method_id: await aCard(server) };
  const { token } = person;
  return registrationIn(await server.call('POST', '/training/registrations/register/', { token, body }));
};

describe('a course', () => {
  it('has all meetings in the list and in detail, and the times of the first one', async () => {
    const shown = { ...meetings[0], meetings, session_type: 'upcoming', registration_open: true };
    expect(await get(`/training/sessions/${course}/`)).toMatchObject(shown);
    const list = await get('/training/sessions/upcoming/');
    expect(list['upcoming_sessions']).toContainEqual(expect.objectContaining(shown));
  });

  it('is one registration with one seat and one price', async () => {
    const person = await aMember(server);
    expect(await booked(person)).toMatchObject({
      price: '75.00',
      start_datetime: meetings[0]?.start_datetime,
    });
    expect(await get(`/training/sessions/${course}/`, person)).toMatchObject({
      current_registrations: 1,
      is_registered: true,
    });
  });

  it.each([
    ['before the first meeting', '2026-03-12T18:29:59-04:00', 201],
    ['at its start', '2026-03-12T18:30:00-04:00', 400],
    ['between two meetings', '2026-03-14T12:00:00-04:00', 400],
  ])('takes registrations until the first meeting: %s', async (_when, now, status) => {
    server.clock.set(now);
    const person = await aMember(server);
    const body = { session_id: course };
    const { token } = person;
    expect((await server.call('POST', '/training/registrations/register/', { token, body })).status).toBe(
      status,
    );
  });

  it.each([
    ['18 on that day', '2008-03-02', 201],
    ['18 only on the day of the first meeting', '2008-03-12', 400],
  ])('requires the age on the day of registering: %s', async (_what, dateOfBirth, status) => {
    const { token } = await aMember(server, { dateOfBirth });
    const body = { session_id: course };
    expect((await server.call('POST', '/training/registrations/register/', { token, body })).status).toBe(
      status,
    );
  });

  it.each([
    ['24 hours before the first meeting', '2026-03-11T18:30:00-04:00', '75.00'],
    ['a second later', '2026-03-11T18:30:01-04:00', '0.00'],
  ])('is refunded by its first meeting: %s', async (_when, now, refund_amount) => {
    const person = await aMember(server);
    await booked(person);
    server.clock.set(now);
    expect(await get(`/sessions/registered/${course}/cancel/preview/`, person)).toMatchObject({
      can_cancel: true,
      refund_amount,
      refund_deadline: '2026-03-11T18:30:00-04:00',
    });
  });

  it('is completed after its last meeting, and its thread stays open until then', async () => {
    const person = await aMember(server);
    await registerUnpaid(server, course, person);
    const send = async () =>
      (
        await server.call('POST', `/sessions/registered/${course}/messages/`, {
          token: await person.renewed(),
          body: { message: 'Which bus?' },
        })
      ).status;
    const now = async (at: string) => {
      server.clock.set(at);
      const session = await get(`/sessions/registered/${course}/`, person);
      return [session['session_type'], (session['registration'] as { status: string }).status, await send()];
    };
    expect(await now('2026-03-20T12:00:00-04:00')).toEqual(['upcoming', 'confirmed', 201]);
    expect(await now('2026-03-26T19:59:59-04:00')).toEqual(['upcoming', 'confirmed', 201]);
    const [type, status, sent] = await now('2026-03-26T20:00:00-04:00');
    expect([type, status]).toEqual(['completed', 'completed']);
    expect(sent).toBeGreaterThanOrEqual(400);
  });

  it('fills the calendar with its meetings, and a link with the next one', async () => {
    const person = await aMember(server);
    const id = String((await booked(person))['public_id']);
    const path = `/sessions/registered/${course}/calendar`;
    const { text } = await server.call('GET', `${path}/ics/`, { token: person.token });
    const uids = text.split('\r\n').filter((line) => line.startsWith('UID:'));
    expect(uids).toEqual([`UID:${id}@localhost`, `UID:${id}-2@localhost`, `UID:${id}-3@localhost`]);
    server.clock.set('2026-03-12T20:00:00-04:00');
    const { url } = await get(`${path}/google/`, person);
    expect(new URL(String(url)).searchParams.get('dates')).toBe('20260319T223000Z/20260320T000000Z');
  });

  it('has its dates in the confirmation email', async () => {
    const person = await aMember(server);
    await booked(person);
    const mails = await server.database.db.select().from(outboxMails);
    const mail = mails.find(({ recipient }) => recipient === person.email);
    expect(mail?.textBody).toContain('3 Thursdays, Mar 12 to Mar 26');
  });
});
