import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCard,
  aMember,
  aSession,
  registrationIn,
  seedStudio,
  setRefundPolicy,
} from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { sessionMaterials, sessionUpdates } from '../../platform/database/schema/training.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
afterAll(() => server?.close());

async function booked(over: Parameters<typeof aSession>[1] = {}) {
  const session_id = await aSession(server.database, over);
  const person = await aMember(server);
  const { token } = person;
  const body = { session_id, payment_plan: 'full', payment_method_id: await aCard(server) };
  const made = await server.call('POST', '/training/registrations/register/', { token, body });
  return { ...person, session_id, id: String(registrationIn(made)['public_id']) };
}
const get = async (path: string, token: string) => {
  const response = await server.call('GET', path, { token });
  return {
    ...response,
    json:
      response.text.startsWith('{') || response.text.startsWith('[')
        ? (JSON.parse(response.text) as unknown)
        : null,
  };
};

describe('the list of registered sessions', () => {
  it('contains confirmed registrations, soonest first, with their agreed terms', async () => {
    const { token, session_id } = await booked();
    const sooner = await aSession(server.database, { startsAt: new Date('2026-03-05T18:30:00-05:00') });
    await server.call('POST', '/training/registrations/register/', { token, body: { session_id: sooner } });
    await server.database.db.execute(
      sql`update sessions set price_public_cents = 9900 where id = ${session_id}`,
    );
    expect((await get('/sessions/registered/', token)).json).toMatchObject([
      { public_id: sooner, payment_status: 'pending', registration: { status: 'confirmed' } },
      { public_id: session_id, payment_status: 'paid', price: '75.00' },
    ]);
    expect((await get('/training/registrations/', token)).json).toHaveLength(2);
    expect((await get('/training/registrations/?status=cancelled', token)).json).toEqual([]);
  });

  it('returns every upcoming registration even when past ones exceed the page size', async () => {
    const { token, session_id } = await booked();
    const { db } = server.database;
    await db.execute(sql`
      insert into sessions (id, program_id, title, starts_at, ends_at, location, price_member_cents,
        price_public_cents, taken)
      select ${session_id} || '-' || n, 'roll', 'Over', timestamptz '2026-02-01' - n * interval '1 day',
        timestamptz '2026-02-01' - n * interval '1 day' + interval '1 hour', 'Floor 2', 0, 0, 1
      from generate_series(1, 600) n`);
    await db.execute(sql`
      insert into registrations (id, session_id, user_id, status, price_cents, rate, plan)
      select s.id, s.id, r.user_id, 'confirmed', 0, 'public', 'full'
      from sessions s join registrations r on r.session_id = ${session_id} where s.id like ${`${session_id}-%`}`);
    const listed = (await get('/sessions/registered/', token)).json as { public_id: string }[];
    expect(listed).toHaveLength(601);
    expect(listed[0]).toMatchObject({ public_id: `${session_id}-600` });
    expect(listed.at(-1)).toMatchObject({ public_id: session_id });
  });

  it('shows ledger and refund in detail, by the id of the session or the registration', async () => {
    const { token, session_id, id } = await booked();
    await setRefundPolicy(server, id, 'full_refund_24h');
    const detail = (await get(`/sessions/registered/${session_id}/`, token)).json;
    expect(detail).toMatchObject({
      public_id: session_id,
      registration: {
        public_id: id,
        payments: [
          { kind: 'charge', amount: '75.00', status: 'succeeded', created_at: '2026-03-02T12:00:00-05:00' },
        ],
        cancellation: {
          can_cancel: true,
          refund_amount: '75.00',
          refund_deadline: '2026-03-11T18:30:00-04:00',
        },
      },
    });
    expect((await get(`/sessions/registered/${id}/`, token)).json).toEqual(detail);
  });

  it('is hidden from other people', async () => {
    const { session_id, id } = await booked();
    const { token } = await aMember(server);
    for (const path of ['', 'updates/', 'participants/', 'materials/', 'calendar/ics/', 'cancel/preview/']) {
      for (const which of [session_id, id]) {
        expect((await get(`/sessions/registered/${which}/${path}`, token)).status).toBe(404);
      }
    }
  });
});

describe('the calendar entry', () => {
  const lines = (text: string) => text.replace(/\r\n /g, '').split('\r\n');
  const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);

  it('is a file with a stable UID and a SEQUENCE that grows with changes and the cancellation', async () => {
    const { token, session_id, id } = await booked();
    const path = `/sessions/registered/${session_id}/calendar/ics/`;
    const first = await get(path, token);
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(lines(first.text)).toEqual(
      expect.arrayContaining([`UID:${id}@localhost`, 'DTSTART:20260312T223000Z', 'STATUS:CONFIRMED']),
    );
    await server.database.db.execute(
      sql`update sessions set revision = revision + 1 where id = ${session_id}`,
    );
    const moved = await get(path, token);
    await server.call('POST', `/sessions/registered/${session_id}/cancel/`, { token, body: {} });
    const cancelled = await get(path, token);
    expect(lines(cancelled.text)).toEqual(expect.arrayContaining([`UID:${id}@localhost`, 'METHOD:CANCEL']));
    expect(sequence(moved.text)).toBeGreaterThan(sequence(first.text));
    expect(sequence(cancelled.text)).toBeGreaterThan(sequence(moved.text));
  });

  it('is a link for Google and Outlook, and not found for other types', async () => {
    const { token, session_id } = await booked();
    const link = async (type: string) =>
      (await get(`/sessions/registered/${session_id}/calendar/${type}/`, token)).body;
    expect((await link('google'))['url']).toContain('https://calendar.google.com/');
    expect((await link('outlook'))['url']).toContain('https://outlook.live.com/');
    expect(await link('fax')).toMatchObject({ code: 'not_found' });
  });
});

describe('updates, participants and materials of a session', () => {
  it('show unread updates until the member has read them', async () => {
    const { token, session_id, renewed } = await booked();
    const note = (id: string, at: string) => ({
      id,
      sessionId: session_id,
      title: id,
      message: 'x',
      createdAt: new Date(at),
    });
    await server.database.db
      .insert(sessionUpdates)
      .values([
        note(`before-${session_id}`, '2026-03-01T12:00:00Z'),
        note(`after-${session_id}`, '2026-03-02T17:30:00Z'),
      ]);
    server.clock.pass(60);
    const read = async () =>
      ((await get(`/sessions/registered/${session_id}/updates/`, token)).json as { read: boolean }[]).map(
        (one) => one.read,
      );
    expect(await read()).toEqual([false, true]);
    expect((await get(`/sessions/registered/${session_id}/`, token)).json).toMatchObject({
      has_updates: true,
    });
    server.clock.set('2026-03-02T12:31:00-05:00');
    const later = await renewed();
    const marked = await server.call('POST', `/sessions/registered/${session_id}/updates/read/`, {
      token: later,
    });
    expect(marked.status).toBe(204);
    server.clock.set('2026-03-02T12:00:00-05:00');
    expect(await read()).toEqual([true, true]);
  });

  it('show participants by first name and initial only, and the materials', async () => {
    const { token, session_id, email } = await booked();
    await server.database.db.insert(sessionMaterials).values({
      id: `file-${session_id}`,
      sessionId: session_id,
      title: 'Warm-up',
      fileName: 'warm-up.pdf',
      contentType: 'application/pdf',
      file: 'somewhere',
      bytes: 12,
    });
    const people = await get(`/sessions/registered/${session_id}/participants/`, token);
    expect(people.json).toMatchObject([{ name: 'Ada B.', avatar: null, is_coach: false }]);
    expect(people.text).not.toContain(email);
    const files = await get(`/sessions/registered/${session_id}/materials/`, token);
    expect(files.json).toEqual([
      {
        public_id: `file-${session_id}`,
        title: 'Warm-up',
        file_name: 'warm-up.pdf',
        content_type: 'application/pdf',
        size_bytes: 12,
      },
    ]);
  });
});

describe('feedback', () => {
  it('is accepted once, after the session', async () => {
    const { session_id, renewed, token } = await booked();
    const give = (at: string) =>
      server.call('POST', `/sessions/registered/${session_id}/feedback/`, {
        token: at,
        body: { rating: 5, comment: 'Good' },
      });
    expect((await give(token)).body).toMatchObject({ code: 'feedback_not_open' });
    server.clock.set('2026-03-12T20:00:00-04:00');
    const later = await renewed();
    expect((await give(later)).status).toBe(201);
    expect((await give(later)).body).toMatchObject({ code: 'feedback_given' });
    server.clock.set('2026-03-02T12:00:00-05:00');
  });
});
