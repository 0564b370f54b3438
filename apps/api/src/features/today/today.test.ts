import type { OfficeToday, WorklistEntry } from '@detroit-well/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, seedWaiver, type Person } from '../../../test/booking.ts';
import { aFact, addFacts, beforeTheSession, entriesOf, moveTo } from '../../../test/roster.ts';
import type { SessionFixture } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { instalments, registrations } from '../../platform/database/schema/registrations.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import { waiverVersions } from '../../platform/database/schema/waiver.ts';

let server: TestServer;
let fixture: SessionFixture;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  const { db } = server.database;
  await db.delete(attendanceFacts);
  await db.update(sessions).set({ status: 'cancelled' });
  await seedWaiver(db);
  fixture = await beforeTheSession(server);
});
afterAll(() => server?.close());

const today = async ({ token }: Person) =>
  (await server.call('GET', '/office/today/', { token })).body as unknown as OfficeToday;
const worklist = async ({ token }: Person, query = '') =>
  (await server.call('GET', `/office/worklist/${query}`, { token })).body['results'] as WorklistEntry[];
const kinds = (entries: readonly WorklistEntry[]) => entries.map(({ kind }) => kind);

describe('today', () => {
  it('has the session of the day with its people, what they owe, and what is missing', async () => {
    const { day, sessions: shown, next_session: next, expected, waiting } = await today(fixture.staff);
    expect(day).toBe('2026-03-12');
    expect(shown).toEqual([next]);
    expect(next).toMatchObject({
      id: fixture.sessionId,
      meeting: '2026-03-12T18:30:00-04:00',
      people_count: 1,
      here_count: 0,
      open_count: 1,
      waiver_count: 0,
      contact_count: 1,
      first_count: 1,
      unpaid_count: 1,
      amount_due: '75.00',
    });
    expect(expected).toMatchObject([{ name: 'Ada Byron', waiver: 'signed', amount_due: '75.00' }]);
    expect(kinds(waiting)).toEqual(['contact_missing', 'payment_due']);
    expect(waiting.map(({ person_name: name }) => name)).toEqual(['Ada Byron', 'Ada Byron']);
    expect(await worklist(fixture.staff)).toEqual(waiting);
  });

  it('shows a coach their own sessions and no money', async () => {
    const own = await today(fixture.coach);
    expect(own.next_session).toMatchObject({ id: fixture.sessionId, amount_due: null, unpaid_count: null });
    expect(kinds(own.waiting)).toEqual(['contact_missing']);
    expect(JSON.stringify(own)).not.toContain('75.00');
    const other = await today(fixture.otherCoach);
    expect([other.sessions, other.next_session, other.expected, other.waiting]).toEqual([[], null, [], []]);
  });

  it('names the next session when there is none today', async () => {
    await moveTo(server, fixture, '2026-03-10T12:00:00-04:00');
    const { sessions: shown, next_session: next, expected } = await today(fixture.staff);
    expect([shown, next?.id, expected.length]).toEqual([[], fixture.sessionId, 1]);
  });

  it('counts who came and who did not', async () => {
    await addFacts(server, fixture.coach, aFact(fixture.registrationId));
    const { next_session: next, expected } = await today(fixture.staff);
    expect(next).toMatchObject({ here_count: 1, absent_count: 0, open_count: 0 });
    expect(expected).toEqual([]);
  });
});

describe('the worklist', () => {
  it('has a flagged mark until it is taken back, paid or resolved', async () => {
    await addFacts(
      server,
      fixture.coach,
      aFact(fixture.registrationId, { id: 'w1', clock_offset_ms: 600_000 }),
    );
    expect(kinds(await worklist(fixture.staff))).toEqual(['unpaid', 'clock']);
    expect(await worklist(fixture.staff, '?kind=clock')).toMatchObject([
      { registration_id: fixture.registrationId, resolvable: true, session_id: fixture.sessionId },
    ]);
    expect(kinds(await worklist(fixture.coach))).toEqual(['clock']);
    expect(await worklist(fixture.otherCoach)).toEqual([]);
    const { db } = server.database;
    await db
      .update(instalments)
      .set({ status: 'paid' })
      .where(eq(instalments.registrationId, fixture.registrationId));
    expect(kinds(await worklist(fixture.staff))).toEqual(['clock']);
    const resolve = ({ token }: Person) =>
      server.call('POST', '/office/worklist/clock:w1/resolve/', { token });
    expect((await resolve(fixture.otherCoach)).status).toBe(403);
    expect((await resolve(fixture.coach)).status).toBe(204);
    expect((await resolve(fixture.coach)).status).toBe(404);
    expect(await worklist(fixture.staff)).toEqual([]);
    const entries = await entriesOf(server, `session:${fixture.sessionId}`);
    expect(entries.map(({ action }) => action)).toContain('worklist.resolve');
  });

  it('is searched, sorted and read in pages as every list', async () => {
    const page = async (query: string) =>
      (await server.call('GET', `/office/worklist/${query}`, { token: fixture.staff.token })).body as {
        results: WorklistEntry[];
        next: string | null;
        count: number;
        cursor?: string[];
      };
    const whole = await page('');
    expect([whole.results.length, whole.next, whole.count]).toEqual([2, null, 2]);
    for (const sort of ['', '&sort=kind', '&sort=-title', '&sort=-at']) {
      const first = await page(`?limit=1${sort}`);
      const second = await page(`?limit=1${sort}&cursor=${first.next}`);
      expect([first.count, second.count, second.next]).toEqual([2, 2, null]);
      const ids = [...first.results, ...second.results].map(({ id }) => id);
      expect(ids.toSorted()).toEqual(whole.results.map(({ id }) => id).toSorted());
    }
    expect(kinds((await page('?sort=kind')).results)).toEqual(['contact_missing', 'payment_due']);
    expect(kinds((await page('?sort=-kind')).results)).toEqual(['payment_due', 'contact_missing']);
    expect(kinds((await page('?search=emerg%20byron')).results)).toEqual(['contact_missing']);
    expect((await page('?search=nobody')).results).toEqual([]);
    const { next } = await page('?limit=1');
    expect((await page(`?limit=1&sort=kind&cursor=${next}`)).cursor).toHaveLength(1);
    expect((await page('?cursor=x')).cursor).toHaveLength(1);
    const csv = await server.call('GET', '/office/worklist/?limit=1&sort=kind', {
      token: fixture.staff.token,
      headers: { accept: 'text/csv' },
    });
    expect(csv.text.trim().split('\r\n')).toHaveLength(3);
  });

  it('forgets the flags of a mark that is taken back', async () => {
    const undo = aFact(fixture.registrationId, { kind: 'undo', undoes: 'w2' });
    await addFacts(server, fixture.coach, aFact(fixture.registrationId, { id: 'w2' }), undo);
    expect(kinds(await worklist(fixture.staff))).toEqual(['contact_missing', 'payment_due']);
  });

  it('has people without a mark once the session is over, and missing waivers before it', async () => {
    const unsigned = await aMember(server, { waiver: false });
    await server.database.db
      .update(registrations)
      .set({ userId: unsigned.id })
      .where(eq(registrations.id, fixture.registrationId));
    expect(kinds(await worklist(fixture.coach))).toEqual(['waiver_missing', 'contact_missing']);
    await moveTo(server, fixture, '2026-03-12T20:30:00-04:00');
    expect(await worklist(fixture.coach)).toMatchObject([
      { kind: 'attendance_open', session_id: fixture.sessionId, meeting: '2026-03-12T18:30:00-04:00' },
    ]);
  });

  it('has sessions without a coach, failed payments and emails for the office, and none of them for a coach', async () => {
    const { db } = server.database;
    await aSession(server.database, { coachId: null, startsAt: new Date('2026-03-15T18:30:00-04:00') });
    await db
      .update(instalments)
      .set({ status: 'failed' })
      .where(eq(instalments.registrationId, fixture.registrationId));
    await db.insert(outboxMails).values({
      recipient: fixture.owner.email,
      template: 'x',
      subject: 'Hello',
      textBody: '',
      htmlBody: '',
      attempts: 10,
      createdAt: server.clock.now(),
    });
    const all = await worklist(fixture.staff);
    expect(all[0]?.kind).toBe('payment_failed');
    expect(kinds(all).toSorted()).toEqual([
      'coach_missing',
      'contact_missing',
      'email_failed',
      'payment_due',
      'payment_failed',
    ]);
    expect(all.find(({ kind }) => kind === 'email_failed')?.person_id).toBe(fixture.owner.id);
    expect(kinds(await worklist(fixture.coach))).toEqual(['contact_missing']);
    await db.delete(outboxMails);
  });
});

describe('the first waiver', () => {
  const publish = ({ token }: Person) =>
    server.call('POST', '/office/waiver/', {
      token,
      body: { title: 'Waiver', text: 'I <b>skate</b>\nat my own risk.\n\nI wear a helmet.' },
    });

  it('is published by an owner from text, once', async () => {
    const owner = await aTeamMember(server, 'owner');
    expect((await publish(owner)).body['code']).toBe('waiver_in_force');
    await server.database.withTx(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.delete(waiverVersions);
    });
    expect(kinds(await worklist(owner))).toContain('no_waiver');
    expect(kinds(await worklist(fixture.staff))).not.toContain('no_waiver');
    const { status, body } = await publish(owner);
    expect([status, body]).toEqual([
      201,
      {
        version: '1',
        title: 'Waiver',
        body: '<p>I &lt;b&gt;skate&lt;/b&gt;<br />at my own risk.</p><p>I wear a helmet.</p>',
        effective_date: '2026-03-12',
      },
    ]);
    expect((await publish(owner)).status).toBe(409);
    expect(await entriesOf(server, 'waiver:1')).toMatchObject([{ action: 'waiver.publish' }]);
    expect(
      (await server.call('GET', '/training/waiver/content/', { token: owner.token })).status,
    ).toBeLessThan(500);
  });
});
