import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCard, aCourse, aMember, aSession, seedStudio, type Person } from '../../../../test/booking.ts';
import { registerUnpaid } from '../../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { startTwilioFake, type TwilioFake } from '../../../../test/twilio-fake.ts';
import { waiverVersions } from '../../../platform/database/schema/waiver.ts';
import { sendReminders } from './send-reminders.ts';

let twilio: TwilioFake;
let server: TestServer;
beforeAll(async () => {
  twilio = await startTwilioFake();
  server = await testServer({ env: twilio.env });
  await seedStudio(server.database);
});
afterAll(async () => {
  await server?.close();
  await twilio?.close();
});
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  await server.database.db.execute(sql`delete from outbox_texts`);
});

/** The session of the fixtures starts on this day. */
const start = '2026-03-12T18:30:00-04:00';
const dayBefore = '2026-03-11T18:30:00-04:00';

const run = () => sendReminders(server.deps);
const runAt = (at: string) => {
  server.clock.set(at);
  return run();
};

interface StoredEmail {
  subject: string;
  text_body: string;
  unsubscribe_url: string | null;
  links: { label: string; url: string }[];
}

async function remindersOf({ email }: Person): Promise<StoredEmail[]> {
  const { rows } = await server.database.db.execute(sql`
    select subject, text_body, unsubscribe_url, links from outbox_mails
    where recipient = ${email} and template = 'reminder' order by sequence`);
  return rows as unknown as StoredEmail[];
}

async function booked(over: Parameters<typeof aSession>[1] = {}) {
  const person = await aMember(server);
  const session_id = await aSession(server.database, over);
  const id = await registerUnpaid(server, session_id, person);
  return { person, session_id, id };
}

describe('a reminder of a course', () => {
  it('is sent once a day before each meeting, and names that one', async () => {
    const person = await aMember(server);
    const course = await aCourse(server.database, 3);
    await registerUnpaid(server, course, person);
    const days = ['2026-03-11', '2026-03-13', '2026-03-18', '2026-03-25', '2026-03-27'];
    for (const day of days) {
      await runAt(`${day}T18:30:00-04:00`);
      await run();
    }
    const whens = (await remindersOf(person)).map(
      ({ text_body }) => /[A-Z][a-z]+day, March \d+/.exec(text_body)?.[0],
    );
    expect(whens).toEqual(['Thursday, March 12', 'Thursday, March 19', 'Thursday, March 26']);
  });
});

describe('a reminder', () => {
  it('is sent once, 24 hours before the session and not earlier', async () => {
    const { person } = await booked();
    await runAt('2026-03-11T18:29:59-04:00');
    expect(await remindersOf(person)).toEqual([]);
    await runAt(dayBefore);
    await run();
    await runAt('2026-03-12T18:00:00-04:00');
    const [sent, ...others] = await remindersOf(person);
    expect(others).toEqual([]);
    expect(sent?.subject).toBe('Tomorrow, 6:30 PM: Rhythm Roll Foundations');
  });

  it.each([
    ['before the clocks go forward', '2026-03-08T18:30:00-04:00', '2026-03-07T17:30:00-05:00'],
    ['after the clocks go back', '2026-11-01T18:30:00-05:00', '2026-10-31T19:30:00-04:00'],
  ])('counts 24 elapsed hours %s', async (_when, startsAt, due) => {
    const { person } = await booked({ startsAt: new Date(startsAt) });
    await runAt(new Date(Date.parse(due) - 1000).toISOString());
    expect(await remindersOf(person)).toHaveLength(0);
    await runAt(due);
    expect(await remindersOf(person)).toHaveLength(1);
  });

  it('names what is missing by number, the waiver first, and leads to it', async () => {
    const { person, session_id } = await booked();
    await server.database.db.insert(waiverVersions).values({
      version: '2',
      title: 'Waiver',
      bodyHtml: '<p>Still at your own risk.</p>',
      rules: [],
      effectiveDate: '2026-03-03',
      contentHash: 'hash-2',
      publishedAt: new Date('2026-03-03T12:00:00Z'),
    });
    await runAt(dayBefore);
    await server.database.db.execute(sql`delete from waiver_versions where version = '2'`);
    const [sent] = await remindersOf(person);
    const waiver = 'http://localhost:4200/dashboard/waiver';
    const pay = `http://localhost:4200/dashboard/session/${session_id}?pay=1`;
    expect(sent?.text_body).toContain('Two things are missing before you can go on the floor.');
    expect(sent?.text_body).toContain(`Missing\n1. Sign the waiver: ${waiver}\n2. Pay $75: ${pay}`);
    expect(sent?.links[0]).toEqual({ label: 'Sign the waiver', url: waiver });
  });

  it('says that nothing is missing when nothing is', async () => {
    const person = await aMember(server);
    const session_id = await aSession(server.database);
    const body = { session_id, payment_plan: 'full', payment_method_id: await aCard(server) };
    await server.call('POST', '/training/registrations/register/', { token: person.token, body });
    await runAt(dayBefore);
    const [sent] = await remindersOf(person);
    expect(sent?.text_body).toContain('Nothing is missing.');
    expect(sent?.text_body).not.toContain('Pay');
    expect(sent?.links[0]?.label).toBe('See your session');
  });

  it('is sent for the new time when the session moves, also after a reminder of the old time', async () => {
    const { person, session_id } = await booked();
    await runAt(dayBefore);
    await server.database.db.execute(sql`
      update sessions set starts_at = starts_at + interval '3 days', ends_at = ends_at + interval '3 days',
        status = 'rescheduled', revision = revision + 1 where id = ${session_id}`);
    await run();
    expect(await remindersOf(person)).toHaveLength(1);
    await runAt('2026-03-14T18:30:00-04:00');
    const [, second] = await remindersOf(person);
    expect(second?.text_body).toContain('Sunday, March 15, 2026, 6:30 PM');
  });

  it.each<[string, (booking: Awaited<ReturnType<typeof booked>>) => Promise<unknown>]>([
    [
      'the session is cancelled',
      ({ session_id }) =>
        server.database.db.execute(sql`update sessions set status = 'cancelled' where id = ${session_id}`),
    ],
    [
      'the registration is cancelled',
      ({ session_id, person }) =>
        server.call('POST', `/sessions/registered/${session_id}/cancel/`, { token: person.token, body: {} }),
    ],
    [
      'the member has turned reminders off',
      ({ person }) =>
        server.call('PATCH', '/me/', { token: person.token, body: { profile: { reminders: false } } }),
    ],
    [
      'the account is closed',
      ({ person }) =>
        server.database.db.execute(sql`update users set is_active = false where id = ${person.id}`),
    ],
  ])('is not sent when %s', async (_why, change) => {
    const booking = await booked();
    await change(booking);
    await runAt(dayBefore);
    expect(await remindersOf(booking.person)).toEqual([]);
  });

  it('is not sent for a registration from inside the last 24 hours, nor after the start', async () => {
    server.clock.set('2026-03-12T09:00:00-04:00');
    const late = await booked();
    await run();
    expect(await remindersOf(late.person)).toEqual([]);
    server.clock.set('2026-03-02T12:00:00-05:00');
    const early = await booked();
    await runAt(start);
    expect(await remindersOf(early.person)).toEqual([]);
  });
});

describe('a reminder by SMS', () => {
  const texts = async (person: Person) => {
    const { rows } = await server.database.db.execute(
      sql`select recipient, body from outbox_texts where user_id = ${person.id}`,
    );
    return rows;
  };

  it('is sent beside the email to a member with a phone, with what is missing', async () => {
    const { person, session_id } = await booked();
    await server.database.db.execute(
      sql`update profiles set phone = '(313) 555-0142' where user_id = ${person.id}`,
    );
    await runAt(dayBefore);
    await run();
    expect(await texts(person)).toEqual([
      {
        recipient: '+13135550142',
        body: `Detroit//Well: Rhythm Roll Foundations: tomorrow, 6:30 PM EDT, Floor 2. Missing: 1. Pay $75. http://localhost:4200/dashboard/session/${session_id} Reply STOP to opt out.`,
      },
    ]);
    expect(await remindersOf(person)).toHaveLength(1);
  });

  it('is not sent without a number', async () => {
    const { person } = await booked();
    await runAt(dayBefore);
    expect(await texts(person)).toEqual([]);
  });
});

describe('the link that turns reminders off', () => {
  const wantsReminders = async ({ id }: Person) => {
    const { rows } = await server.database.db.execute(
      sql`select reminders from profiles where user_id = ${id}`,
    );
    return rows[0]?.['reminders'];
  };

  async function linkOf() {
    const { person } = await booked();
    await runAt(dayBefore);
    const [sent] = await remindersOf(person);
    return { person, path: new URL(sent?.unsubscribe_url ?? '').pathname };
  }

  it('changes nothing when it is opened, and turns them off when its button is pressed', async () => {
    const { person, path } = await linkOf();
    const page = await server.app.inject({ url: path });
    expect([page.statusCode, await wantsReminders(person)]).toEqual([200, true]);
    expect(page.body).toContain('<form method="post">');
    const pressed = await server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect([pressed.statusCode, await wantsReminders(person)]).toEqual([200, false]);
    expect(pressed.body).toContain('Reminders are off');
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('turns them off by the one request of a mail program: %s', async (type, payload) => {
    const { person, path } = await linkOf();
    const response = await server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': type },
      payload,
    });
    expect([response.statusCode, await wantsReminders(person)]).toEqual([200, false]);
  });

  it('works with the sign behind it that a mail program took along', async () => {
    const { path } = await linkOf();
    expect((await server.app.inject({ method: 'GET', url: `${path}).` })).statusCode).toBe(200);
  });

  it('is refused for another member', async () => {
    const { path } = await linkOf();
    const other = await aMember(server);
    const forged = path.replace(/reminders-off\/[^/]+/, `reminders-off/${other.id}`);
    for (const method of ['GET', 'POST'] as const)
      expect((await server.app.inject({ method, url: forged })).statusCode).toBe(400);
    expect(await wantsReminders(other)).toBe(true);
  });
});
