import { eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../../test/booking.ts';
import { registerUnpaid } from '../../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { outboxMails } from '../../../platform/database/schema/outbox.ts';
import { registrations } from '../../../platform/database/schema/registrations.ts';
import { locations, sessions } from '../../../platform/database/schema/training.ts';
import { folderFiles } from '../../../platform/files/folder-files.ts';
import { seedFromFile } from './seed-from-file.ts';

let server: TestServer;
let folder: string;
let person: Person;
let session: Record<string, unknown>;
let made = 0;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  folder = await mkdtemp(join(tmpdir(), 'detroit-moved-'));
  await load({
    categories: [{ public_id: 'c1', name: 'From//A//File' }],
    programs: [{ public_id: 'p1', category: 'c1', title: 'Foundations' }],
  });
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const load = (content: object) =>
  seedFromFile({ ...server.deps, files: folderFiles(folder) }, JSON.stringify(content), server.clock.now());
/** Loads the session again a minute later, with the given changes in the file. */
const reload = async (change: object = {}) => {
  server.clock.pass(60);
  await load({ sessions: [{ ...session, ...change }] });
};

interface File {
  method: string;
  sequence: number;
  lines: string[];
}
async function calendarFile(): Promise<File> {
  const path = `/sessions/registered/${String(session['public_id'])}/calendar/ics/`;
  const { status, text } = await server.call('GET', path, { token: await person.renewed() });
  expect(status).toBe(200);
  const lines = text.replace(/\r\n /g, '').split('\r\n');
  const value = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  return { method: value('METHOD') ?? '', sequence: Number(value('SEQUENCE')), lines };
}

beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  session = {
    public_id: `moved-${(made += 1)}`,
    program: 'p1',
    title: 'From a file',
    start_datetime: '2026-04-01T18:00:00-04:00',
    end_datetime: '2026-04-01T19:30:00-04:00',
    location: 'Floor 2',
    price_member: '60.00',
    price_public: '75.00',
    max_participants: 8,
  };
  await load({ sessions: [session] });
  person = await aMember(server);
  await registerUnpaid(server, String(session['public_id']), person);
});

describe('the calendar file of a session that is loaded again', () => {
  it.each([
    ['starts at another time', { start_datetime: '2026-04-01T17:00:00-04:00' }],
    ['ends at another time', { end_datetime: '2026-04-01T20:00:00-04:00' }],
    ['is in another location', { location: 'Floor 1' }],
    ['has another title', { title: 'By another name' }],
    ['has another description', { description: 'Bring kneepads.' }],
    ['is rescheduled', { status: 'rescheduled' }],
  ])('has a higher SEQUENCE and a later stamp when it %s, once', async (_what, change) => {
    const before = await calendarFile();
    await reload(change);
    const after = await calendarFile();
    expect([after.method, after.sequence > before.sequence]).toEqual(['PUBLISH', true]);
    expect(after.lines).toContain('DTSTAMP:20260302T170100Z');
    await reload(change);
    expect(await calendarFile()).toEqual(after);
  });

  it.each([
    ['nothing', {}],
    ['the time zone offset of an instant', { start_datetime: '2026-04-01T22:00:00Z' }],
    ['a field that calendars do not show', { price_public: '80.00', max_participants: 9 }],
  ])('stays unchanged when only %s changes', async (_what, change) => {
    const before = await calendarFile();
    await reload(change);
    expect(await calendarFile()).toEqual(before);
  });

  it('has one email to everyone registered, whose right to cancel and holds follow the new time', async () => {
    const { db } = server.database;
    const mails = async () => {
      const sent = await db.select().from(outboxMails).where(eq(outboxMails.template, 'session_changed'));
      return sent.filter(({ recipient }) => recipient === person.email).length;
    };
    const change = { start_datetime: '2026-04-01T17:00:00-04:00' };
    await reload(change);
    await reload(change);
    const id = String(session['public_id']);
    const [registration] = await db.select().from(registrations).where(eq(registrations.sessionId, id));
    expect([await mails(), registration?.freeUntil]).toEqual([1, new Date('2026-03-04T12:01:00-05:00')]);
    const [stored] = await db.select().from(sessions).where(eq(sessions.id, id));
    expect(stored).toMatchObject({ status: 'rescheduled', version: 2 });
  });

  it('can correct a session that is over, and tells nobody', async () => {
    server.clock.set('2026-04-02T12:00:00-04:00');
    const before = await server.database.db.$count(outboxMails);
    await reload({ end_datetime: '2026-04-01T20:00:00-04:00' });
    const [stored] = await server.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.id, String(session['public_id'])));
    expect(stored?.endsAt).toEqual(new Date('2026-04-01T20:00:00-04:00'));
    expect(await server.database.db.$count(outboxMails)).toBe(before);
  });

  it('is refused with something that is archived, at its position', async () => {
    await server.database.db.insert(locations).values({ name: 'Old Floor', archivedAt: new Date() });
    await expect(reload({ location: 'Old Floor' })).rejects.toThrow(
      'sessions.0.location: Old Floor is archived',
    );
  });

  it('cancels a session that the business cancels, at once and with a higher SEQUENCE', async () => {
    const before = await calendarFile();
    await reload({ status: 'cancelled' });
    const off = await calendarFile();
    expect([off.method, off.sequence > before.sequence]).toEqual(['CANCEL', true]);
    expect(off.lines).toContain('STATUS:CANCELLED');
    // A file without a status keeps the stored one.
    await reload();
    expect(await calendarFile()).toEqual(off);
    // The session is held after all: the SEQUENCE grows again.
    await reload({ status: 'scheduled' });
    const on = await calendarFile();
    expect([on.method, on.sequence > off.sequence]).toEqual(['PUBLISH', true]);
  });
});
