import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { registerUnpaid } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { locations, sessions } from '../../platform/database/schema/training.ts';

let server: TestServer;
let manager: Person;
let booked: Person;
let rink: string;
let number = 0;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  manager = await aTeamMember(server, 'manager');
  rink = `rink-${(number += 1)}`;
  await server.database.db.insert(locations).values({ id: rink, name: rink, address: ['1 Old Road'] });
  booked = await aMember(server);
});
afterAll(() => server?.close());

const at = (startsAt: string) => {
  const start = new Date(startsAt);
  const endsAt = new Date(start.getTime() + 5_400_000);
  return aSession(server.database, { locationId: rink, location: rink, startsAt: start, endsAt });
};
const call = (method: string, path: string, body?: object) =>
  server.call(method, `/office/locations/${rink}/${path}`, { token: manager.token, ...(body && { body }) });
const move = (over: object = {}) =>
  call('PATCH', '', { version: 1, address: ['24505 Halsted Road'], ...over });
const emails = async ({ email }: Person = booked) =>
  (await server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, email))).filter(
    ({ template }) => template === 'new_address',
  );

describe('a changed address of a location', () => {
  beforeEach(async () => {
    for (const day of ['2026-03-21', '2026-04-04'])
      await registerUnpaid(server, await at(`${day}T18:30:00-04:00`), booked);
  });

  it('is told in one email with all sessions there and the entries that replace theirs', async () => {
    expect((await move({ tell_people: true })).status).toBe(200);
    const [email, ...others] = await emails();
    expect(others).toEqual([]);
    expect(email?.subject).toBe(`New address: ${rink}`);
    expect(email?.textBody).toContain('24505 Halsted Road');
    const file = email?.attachments?.[0]?.text ?? '';
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file).toMatch(/LOCATION:.*24505 Halsted Road/);
    expect(file.match(/SEQUENCE:2/g)).toHaveLength(2);
  });

  it.each([{}, { tell_people: false }])('is told to nobody with %j, and calendars follow', async (answer) => {
    expect((await move(answer)).body).toMatchObject({ address: ['24505 Halsted Road'], version: 2 });
    expect(await emails()).toEqual([]);
    const rows = await server.database.db.select().from(sessions).where(eq(sessions.locationId, rink));
    expect(rows.map(({ revision }) => revision)).toEqual([1, 1]);
  });

  it('that is the stored one changes nothing and tells nobody', async () => {
    expect((await move({ address: ['1 Old Road'], tell_people: true })).body).toMatchObject({ version: 1 });
    const other = { version: 1, directions: 'At the back.', tell_people: true };
    expect((await call('PATCH', '', other)).body).toMatchObject({ version: 2 });
    expect(await emails()).toEqual([]);
  });

  it('concerns nobody whose session is over or cancelled, or who left', async () => {
    const [over, cancelled] = [await aMember(server), await aMember(server)];
    const past = await at('2026-03-20T18:30:00-04:00');
    await registerUnpaid(server, past, over);
    const startsAt = new Date('2026-01-10T12:00:00Z');
    await server.database.db
      .update(sessions)
      .set({ startsAt, endsAt: new Date('2026-01-10T13:00:00Z') })
      .where(eq(sessions.id, past));
    const off = await at('2026-03-22T18:30:00-04:00');
    await registerUnpaid(server, off, cancelled);
    await server.database.db.update(sessions).set({ status: 'cancelled' }).where(eq(sessions.id, off));
    expect((await call('GET', 'booked/')).body).toEqual({
      sessions_count: 2,
      people_count: 1,
      last_day: '2026-04-04',
    });
    await move({ tell_people: true });
    expect([await emails(over), await emails(cancelled)]).toEqual([[], []]);
  });
});

it('a location where nobody is booked says so', async () => {
  await at('2026-03-21T18:30:00-04:00');
  expect((await call('GET', 'booked/')).body).toEqual({ sessions_count: 0, people_count: 0, last_day: null });
});

it('an answer that is none has its error at its field', async () => {
  const { status, body } = await move({ tell_people: 'maybe' });
  expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining(['tell_people'])]);
});
