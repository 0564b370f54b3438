import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { aSessionFixture, registerUnpaid, type SessionFixture } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { waitlistActions } from '../../../test/waitlist-actions.ts';
import { instalments, registrations, waitlistEntries } from '../../platform/database/schema/registrations.ts';
import { notificationReads } from '../../platform/database/schema/notifications.ts';
import { sessions, sessionUpdates } from '../../platform/database/schema/training.ts';
import { refundCancelledSessions } from '../booking/registration/refund-cancelled-sessions.ts';
import { storeMessage } from '../chat/messages.ts';
import { publishWaiver } from '../waiver/versions.ts';
import { deleteOldReads } from './delete-reads.ts';

let server: TestServer;
let fixture: SessionFixture;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  fixture = await aSessionFixture(server);
});
afterAll(() => server?.close());

interface Notification {
  id: string;
  kind: string;
  title: string;
  body: string;
  url: string;
  created_at: string;
  read: boolean;
}
interface Page {
  results: Notification[];
  next: string | null;
  unread: number;
}

const list = async ({ token }: Person, query = '') =>
  (await server.call('GET', `/notifications/${query}`, { token })).body as unknown as Page;
const markRead = ({ token }: Person, body: object) =>
  server.call('POST', '/notifications/read/', { token, body });
const titles = async (who: Person) => (await list(who)).results.map(({ title }) => title);
const hoursAgo = (hours: number) => new Date(server.clock.now().getTime() - hours * 3_600_000);

const addUpdate = (title: string, over: Partial<typeof sessionUpdates.$inferInsert> = {}) =>
  server.database.db.insert(sessionUpdates).values({
    sessionId: fixture.sessionId,
    title,
    message: 'Bring a towel',
    createdAt: server.clock.now(),
    ...over,
  });
/** Registers before the updates of a test. */
const registeredLongAgo = () =>
  server.database.db
    .update(registrations)
    .set({ createdAt: hoursAgo(48) })
    .where(eq(registrations.id, fixture.registrationId));
const dueOn = (day: string) =>
  server.database.db
    .update(instalments)
    .set({ dueOn: day })
    .where(eq(instalments.registrationId, fixture.registrationId));

describe('notifications', () => {
  it('are empty for a member without sessions', async () => {
    expect(await list(await aMember(server))).toEqual({ results: [], next: null, unread: 0 });
  });

  it('tell of an update to a session, and count as read with it', async () => {
    await registeredLongAgo();
    await addUpdate('Doors open early');
    await addUpdate('Before the registration', { createdAt: hoursAgo(72) });
    const page = await list(fixture.owner);
    expect(page.results.filter(({ kind }) => kind === 'update')).toMatchObject([
      {
        title: 'Doors open early',
        url: `/dashboard/session/${fixture.sessionId}#updates`,
        read: false,
      },
    ]);
    const { token } = fixture.owner;
    await server.call('POST', `/sessions/registered/${fixture.sessionId}/updates/read/`, { token });
    expect((await list(fixture.owner)).results.find(({ kind }) => kind === 'update')?.read).toBe(true);
    expect(await titles(fixture.stranger)).toEqual([]);
  });

  it('tell of messages once for each thread, to everybody but their writer, until they are read', async () => {
    const room = `training:${fixture.sessionId}`;
    await storeMessage(server.database, room, fixture.coach.id, 'From six.');
    const one = (await list(fixture.owner)).results.filter(({ kind }) => kind === 'message');
    expect(one).toMatchObject([
      { body: 'From six.', url: `/dashboard/session/${fixture.sessionId}#messages`, read: false },
    ]);
    expect(one[0]?.title).toMatch(/^Coach Imani Brooks wrote in /);
    expect(await titles(fixture.coach)).toEqual([]);
    await storeMessage(server.database, room, fixture.coach.id, 'And bring water.');
    const [two] = (await list(fixture.owner)).results.filter(({ kind }) => kind === 'message');
    expect(two?.title).toMatch(/^2 new messages in /);
    expect(two?.body).toBe('Coach Imani Brooks: And bring water.');
    const message_id = two?.id.replace('message:', '');
    const { token } = fixture.owner;
    const body = { kind: 'training', room_id: fixture.sessionId, message_id };
    expect((await server.call('POST', '/chat/rooms/read/', { token, body })).status).toBe(204);
    expect((await list(fixture.owner)).results.find(({ kind }) => kind === 'message')?.read).toBe(true);
  });

  it('lead the coach to the chat, and the two people of a private conversation to it', async () => {
    await storeMessage(server.database, `training:${fixture.sessionId}`, fixture.owner.id, 'Which door?');
    expect((await list(fixture.coach)).results).toMatchObject([
      { kind: 'message', url: `/test-chat?session=${fixture.sessionId}` },
    ]);
    const room = `private:${[fixture.owner.id, fixture.stranger.id].toSorted().join(':')}`;
    await storeMessage(server.database, room, fixture.owner.id, 'Hello');
    expect((await list(fixture.stranger)).results).toMatchObject([
      { kind: 'message', title: 'Ada B. wrote', url: `/test-chat?person=${fixture.owner.id}` },
    ]);
  });

  it('keep an offer until it is taken or over, with its deadline', async () => {
    const people = waitlistActions(server);
    const { session_id, inside } = await people.full(1);
    const [owner] = inside;
    const waiting = await aMember(server);
    await people.join(waiting, session_id);
    if (owner) await people.cancel(owner, session_id);
    const page = await list(waiting);
    expect(page.results[0]).toMatchObject({
      kind: 'offer',
      title: 'A spot is yours until Tue 12:00 AM',
      url: '/dashboard/waitlist',
    });
    await markRead(waiting, { all: true });
    expect(await list(waiting)).toMatchObject({ results: [{ kind: 'offer', read: true }], unread: 0 });
    await server.database.db
      .update(waitlistEntries)
      .set({ offerEndsAt: server.clock.now() })
      .where(eq(waitlistEntries.userId, waiting.id));
    expect((await list(waiting)).results).toEqual([]);
  });

  it('announce a payment three days ahead, and again when it is overdue, until it is paid', async () => {
    const payment = async () =>
      (await list(fixture.owner)).results.filter(({ kind }) => kind === 'payment').map(({ title }) => title);
    await dueOn('2026-03-06');
    expect(await payment()).toEqual([]);
    await dueOn('2026-03-05');
    expect(await payment()).toEqual([expect.stringMatching(/^\$\d+ is due on Thursday$/)]);
    await markRead(fixture.owner, { all: true });
    expect((await list(fixture.owner)).unread).toBe(0);
    await dueOn('2026-03-02');
    expect(await payment()).toEqual([expect.stringMatching(/^\$\d+ is due today$/)]);
    await dueOn('2026-03-01');
    expect(await payment()).toEqual([expect.stringMatching(/^\$\d+ is overdue$/)]);
    expect((await list(fixture.owner)).unread).toBe(1);
    await server.database.db
      .update(instalments)
      .set({ status: 'paid' })
      .where(eq(instalments.registrationId, fixture.registrationId));
    expect(await payment()).toEqual([]);
  });

  it('tell of a session that the studio cancelled or moved', async () => {
    const { db } = server.database;
    await registeredLongAgo();
    const set = (to: Partial<typeof sessions.$inferInsert>) =>
      db.update(sessions).set(to).where(eq(sessions.id, fixture.sessionId));
    await set({ status: 'rescheduled', updatedAt: hoursAgo(1), revision: 1 });
    expect((await list(fixture.owner)).results).toMatchObject([
      { kind: 'session', title: expect.stringMatching(/ has a new date$/) as string },
    ]);
    await set({ status: 'cancelled' });
    await refundCancelledSessions(server.deps);
    expect((await list(fixture.owner)).results).toMatchObject([
      { kind: 'session', title: expect.stringMatching(/ was cancelled$/) as string },
    ]);
  });

  it('put what needs the member first, by its deadline, and page through the rest without gaps', async () => {
    await registeredLongAgo();
    await dueOn('2026-03-03');
    for (let n = 0; n < 5; n += 1) await addUpdate(`Update ${n}`, { id: `${fixture.sessionId}-${n}` });
    const first = await list(fixture.owner, '?limit=2');
    expect(first.results.map(({ kind }) => kind)).toEqual(['payment', 'update', 'update']);
    await addUpdate('While paging', { createdAt: new Date(server.clock.now().getTime() + 1) });
    const second = await list(fixture.owner, `?limit=2&before=${encodeURIComponent(first.next ?? '')}`);
    const third = await list(fixture.owner, `?limit=2&before=${encodeURIComponent(second.next ?? '')}`);
    const all = [first, second, third].flatMap(({ results }) => results.map(({ title }) => title));
    expect(all.slice(1)).toEqual(['Update 4', 'Update 3', 'Update 2', 'Update 1', 'Update 0']);
    expect(third.next).toBeNull();
    expect(third.unread).toBe(7);
    const wrong = await server.call('GET', '/notifications/?before=guessed', { token: fixture.owner.token });
    expect(wrong.status).toBe(400);
  });

  it('are marked one by one or all at once, and never by another person', async () => {
    await registeredLongAgo();
    await addUpdate('One', { id: `${fixture.sessionId}-one` });
    await addUpdate('Two', { id: `${fixture.sessionId}-two` });
    const ids = [`update:${fixture.sessionId}-one`];
    expect((await markRead(fixture.stranger, { ids })).status).toBe(204);
    expect((await markRead(fixture.coach, { all: true })).status).toBe(204);
    expect((await list(fixture.owner)).unread).toBe(2);
    await markRead(fixture.owner, { ids });
    await markRead(fixture.owner, { ids });
    expect((await list(fixture.owner)).unread).toBe(1);
    expect((await markRead(fixture.owner, {})).status).toBe(400);
    await markRead(fixture.owner, { all: true });
    expect((await list(fixture.owner)).unread).toBe(0);
    const stored = await server.database.db
      .select()
      .from(notificationReads)
      .where(eq(notificationReads.userId, fixture.stranger.id));
    expect(stored).toEqual([]);
  });

  it('need a sign-in', async () => {
    expect((await server.call('GET', '/notifications/')).status).toBe(401);
    expect((await server.call('POST', '/notifications/read/', { body: { all: true } })).status).toBe(401);
  });

  it('end with the registration', async () => {
    await registeredLongAgo();
    await addUpdate('One');
    await storeMessage(server.database, `training:${fixture.sessionId}`, fixture.coach.id, 'From six.');
    await dueOn('2026-03-03');
    const { token } = fixture.owner;
    await server.call('POST', `/sessions/registered/${fixture.sessionId}/cancel/`, { token, body: {} });
    expect((await list(fixture.owner)).results).toEqual([]);
  });

  it('forget what was read after 90 days', async () => {
    const reads = (readAt: Date, notificationId: string) =>
      server.database.db
        .insert(notificationReads)
        .values({ userId: fixture.owner.id, notificationId, readAt });
    await reads(hoursAgo(91 * 24), 'update:old');
    await reads(hoursAgo(89 * 24), 'update:new');
    await deleteOldReads(server.database.db, server.clock.now());
    const { rows } = await server.database.db.execute<{ id: string }>(
      sql`select notification_id as id from notification_reads where user_id = ${fixture.owner.id}`,
    );
    expect(rows.map(({ id }) => id)).toEqual(['update:new']);
  });

  it('ask to sign a newer waiver until it is signed', async () => {
    const another = await aSession(server.database);
    await registerUnpaid(server, another, fixture.stranger);
    const text = {
      version: `v-${fixture.sessionId}`.slice(0, 20),
      title: 'Waiver',
      bodyHtml: `<p>${fixture.sessionId}</p>`,
      rules: [],
      effectiveDate: '2026-03-02',
    };
    expect((await titles(fixture.owner)).filter((title) => title.includes('waiver'))).toEqual([]);
    await server.database.withTx((tx) => publishWaiver(tx, text, server.clock.now()));
    expect((await list(fixture.owner)).results.at(0)).toMatchObject({
      kind: 'waiver',
      title: 'The waiver has a new version',
      url: '/dashboard/waiver',
    });
  });
});
