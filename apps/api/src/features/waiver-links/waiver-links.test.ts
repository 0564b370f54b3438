import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { aRegistration } from '../../../test/office/desk-cases.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { startTwilioFake, type TwilioFake } from '../../../test/twilio-fake.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { profiles } from '../../platform/database/schema/people.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';
import { outboxTexts } from '../../platform/database/schema/texts.ts';
import { coaches } from '../../platform/database/schema/training.ts';
import { waiverLinks } from '../../platform/database/schema/waiver.ts';

let server: TestServer;
let twilio: TwilioFake;
let desk: Person;
beforeAll(async () => {
  twilio = await startTwilioFake();
  server = await testServer({ env: twilio.env });
  await seedStudio(server.database);
  desk = await aTeamMember(server, 'front_desk');
});
afterAll(async () => {
  await server?.close();
  await twilio?.close();
});

const newcomer = () => aMember(server, { waiver: false });
const post = async (path: string, body: object, by: Person = desk) =>
  server.call('POST', `/office/${path}`, { token: await by.renewed(), body });
const send = (id: string, by: 'email' | 'sms' | 'none', who = desk) =>
  post(`people/${id}/waiver-link/`, { send: by }, who);
const read = (url: unknown) =>
  server.call('GET', `/waiver/links/${new URL(String(url)).pathname.split('/').at(-1)}/`);
const withPhone = async () => {
  const person = await newcomer();
  await server.database.db
    .update(profiles)
    .set({ phone: '(313) 555-0131' })
    .where(eq(profiles.userId, person.id));
  return person;
};
const get = async (path: string, by: Person = desk) =>
  (await server.call('GET', `/office/${path}`, { token: await by.renewed() })).body;

describe('a link to sign the waiver', () => {
  it('is emailed, holds 7 days, and stands on the page of its person', async () => {
    const { id, email } = await newcomer();
    const { status, body } = await send(id, 'email');
    expect([status, body]).toEqual([
      201,
      {
        url: expect.stringMatching(/^http:\/\/[^/]+\/sign\/[0-9a-f]{32}$/),
        expires_at: '2026-03-09T13:00:00-04:00',
        sent_to: email,
      },
    ]);
    const [mail] = await server.database.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, email));
    expect(mail).toMatchObject({ template: 'waiver_link', links: [{ url: body['url'] }] });
    expect(await get(`people/${id}/`)).toMatchObject({ waiver_link_sent_at: '2026-03-02T12:00:00-05:00' });
  });

  it('is texted without a name to a number that gets texts', async () => {
    const { id } = await withPhone();
    expect(await get('team/me/')).toMatchObject({ sends_texts: true });
    const { body } = await send(id, 'sms');
    expect(body['sent_to']).toBe('+13135550131');
    const [text] = await server.database.db.select().from(outboxTexts).where(eq(outboxTexts.userId, id));
    expect(text).toMatchObject({
      recipient: '+13135550131',
      body: `Detroit//Well: Please read and sign our waiver: ${String(body['url'])} Reply STOP to opt out.`,
    });
  });

  it('that cannot be sent this way is refused at `send`, and nothing is stored', async () => {
    const { id } = await newcomer();
    const { status, body } = await send(id, 'sms');
    expect([status, body['send']]).toEqual([
      400,
      ['No phone number of this person that gets texts is known.'],
    ]);
    expect(await server.database.db.$count(waiverLinks, eq(waiverLinks.userId, id))).toBe(0);
  });

  it('that is sent ends the one that was sent before, and none that is shown', async () => {
    const { id } = await newcomer();
    const [first, shown] = [await send(id, 'email'), await send(id, 'none')];
    const second = await send(id, 'email');
    expect((await read(first.body['url'])).body).toMatchObject({ code: 'link_ended' });
    expect((await read(first.body['url'])).status).toBe(410);
    expect((await read(shown.body['url'])).status).toBe(200);
    await send(id, 'none');
    expect((await read(second.body['url'])).status).toBe(200);
  });

  it('is stored only as a hash', async () => {
    const { id } = await newcomer();
    const { url } = (await send(id, 'none')).body;
    const token = String(url).split('/').at(-1) ?? '';
    const { rows } = await server.database.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables where table_schema = 'public'`);
    for (const { name } of rows) {
      const found = await server.database.db.execute(
        sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${token}%`}`,
      );
      expect([name, found.rows]).toEqual([name, []]);
    }
    expect(
      await server.database.db.select().from(waiverLinks).where(eq(waiverLinks.userId, id)),
    ).toMatchObject([{ tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  it('leaves one entry, without an address or the link', async () => {
    const { id } = await newcomer();
    await send(id, 'email');
    const entries = await server.database.db.select().from(auditEntries).where(eq(auditEntries.personId, id));
    expect(entries).toMatchObject([
      { action: 'waiver_link.send', actorId: desk.id, after: { send: 'email' }, before: null },
    ]);
    expect(entries).toHaveLength(1);
  });

  it('for nobody, or for a closed account, is a 404', async () => {
    const { id } = await newcomer();
    const owner = await aTeamMember(server, 'owner');
    await post(`people/${id}/close/`, { reason: 'Moved away.' }, owner);
    expect((await send(id, 'email')).status).toBe(404);
    expect((await send('nobody', 'none')).status).toBe(404);
  });

  it('is refused while there is no waiver', async () => {
    const other = await testServer();
    try {
      const [owner, person] = [await aTeamMember(other, 'owner'), await aMember(other, { waiver: false })];
      const { status, body } = await other.call('POST', `/office/people/${person.id}/waiver-link/`, {
        token: owner.token,
        body: { send: 'email' },
      });
      expect([status, body['send']]).toEqual([400, ['There is no waiver yet. Publish it first.']]);
    } finally {
      await other.close();
    }
  });
});

async function aLedSession() {
  const coach = await aTeamMember(server, 'coach', 0);
  await server.database.db
    .insert(coaches)
    .values({ id: coach.id, slug: coach.id, name: 'Own', userId: coach.id });
  const sessionId = await aSession(server.database, { coachId: coach.id });
  const { id } = await aRegistration(server, { sessionId });
  return { coach, sessionId, id };
}

describe('a coach', () => {
  it('sends links to people of own sessions, and to nobody else', async () => {
    const { coach, id } = await aLedSession();
    expect((await send(id, 'none', coach)).status).toBe(201);
    const stranger = await send((await newcomer()).id, 'none', coach);
    expect([stranger.status, stranger.body['code']]).toEqual([403, 'permission_denied']);
    // 403 comes before 404.
    expect((await send('nobody', 'none', coach)).status).toBe(403);
  });

  it('sends them from the roster of an own session only', async () => {
    const { coach, sessionId, id } = await aLedSession();
    const body = { send: 'email', person_ids: [id] };
    expect((await post(`sessions/${sessionId}/waiver-links/`, body, coach)).status).toBe(200);
    const other = await aSession(server.database);
    expect((await post(`sessions/${other}/waiver-links/`, body, coach)).status).toBe(403);
  });

  it('is refused together with every other role that may not', async () => {
    const editor = await aTeamMember(server, 'editor');
    expect((await send((await newcomer()).id, 'none', editor)).status).toBe(403);
  });
});

describe('links to people of a roster', () => {
  it('are answered one by one, in the order of the request', async () => {
    const { sessionId, id } = await aLedSession();
    const [phone, stranger] = [await withPhone(), await newcomer()];
    await aRegistration(server, { sessionId, userId: phone.id });
    const { status, body } = await post(`sessions/${sessionId}/waiver-links/`, {
      send: 'sms',
      person_ids: [phone.id, id, stranger.id],
    });
    expect([status, body['results']]).toEqual([
      200,
      [
        {
          person_id: phone.id,
          state: 'sent',
          sent_to: '+13135550131',
          expires_at: '2026-03-09T13:00:00-04:00',
          problem: null,
        },
        {
          person_id: id,
          state: 'refused',
          sent_to: null,
          expires_at: null,
          problem: {
            code: 'validation_failed',
            message: 'No phone number of this person that gets texts is known.',
          },
        },
        {
          person_id: stranger.id,
          state: 'refused',
          sent_to: null,
          expires_at: null,
          problem: { code: 'not_found', message: expect.any(String) },
        },
      ],
    ]);
    const roster = await get(`sessions/${sessionId}/roster/`);
    const sent = (roster['results'] as { person_id: string; waiver_link_sent_at: string | null }[]).map(
      ({ person_id, waiver_link_sent_at: at }) => [person_id, at],
    );
    expect(Object.fromEntries(sent)).toEqual({ [phone.id]: '2026-03-02T12:00:00-05:00', [id]: null });
  });
});
