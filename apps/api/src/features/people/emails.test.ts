import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { users } from '../../platform/database/schema/people.ts';
import { waitlistEntries } from '../../platform/database/schema/registrations.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';
import { mailTokens } from '../../platform/database/schema/tokens.ts';

let server: TestServer;
let desk: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  desk = await aTeamMember(server, 'front_desk');
});
afterAll(() => server?.close());

type Stored = Partial<typeof outboxMails.$inferInsert>;

async function anEmail(recipient: string, over: Stored = {}): Promise<string> {
  const id = randomUUID();
  const written = { template: 'payment_received', subject: 'Your receipt', textBody: 'Paid.' };
  const createdAt = server.clock.now();
  await server.database.db.insert(outboxMails).values({ id, recipient, ...written, createdAt, ...over });
  return id;
}

const post = (path: string, headers = {}) =>
  server.call('POST', `/office/people/${path}`, { token: desk.token, headers });
const resend = (id: string, email: string, headers = {}) => post(`${id}/emails/${email}/resend/`, headers);
const mailsTo = (recipient: string) =>
  server.database.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, recipient))
    .orderBy(outboxMails.sequence);
const emailsOf = async (id: string) => {
  const { body } = await server.call('GET', `/office/people/${id}/`, { token: desk.token });
  return body['emails'] as { id: string; resend: string; resent_from: string | null }[];
};

describe('an email of a person', () => {
  it('is sent again as it was, as a new email with an entry, once for each request', async () => {
    const { id, email } = await aMember(server);
    const attachments = [{ fileName: 'a.ics', contentType: 'text/calendar', text: 'BEGIN' }];
    const stored = { attachments, replyTo: 'coach@demo.test', attempts: 10, content: { subject: 'x' } };
    const first = await anEmail(email, stored);
    const key = { 'idempotency-key': randomUUID() };
    const sent = await resend(id, first, key);
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { state: 'waiting', resend: 'possible', resent_from: first, subject: 'Your receipt' },
    ]);
    expect((await resend(id, first, key)).body).toEqual(sent.body);
    await server.database.db.execute(sql`delete from idempotency_keys`);
    expect((await resend(id, first, key)).body).toEqual(sent.body);
    expect(await mailsTo(email)).toMatchObject([
      { id: first },
      { ...stored, id: sent.body['id'], attempts: 0, textBody: 'Paid.', sentAt: null },
    ]);
    const entries = await server.database.db.select().from(auditEntries).where(eq(auditEntries.personId, id));
    expect(entries).toMatchObject([
      { action: 'email.resend', actorId: desk.id, after: { template: 'payment_received' } },
    ]);
    // A copy is named by the email that began.
    const again = await resend(id, String(sent.body['id']));
    expect(again.body['resent_from']).toBe(first);
  });

  it('of another person, of another address, or older than the list is not found', async () => {
    const [one, other] = [await aMember(server), await aMember(server)];
    const email = await anEmail(one.email);
    expect((await resend(other.id, email)).status).toBe(404);
    const old = await anEmail(one.email, { createdAt: new Date('2026-01-02T12:00:00Z') });
    expect((await resend(one.id, old)).status).toBe(404);
    const moved = { email: `moved-${one.email}` };
    await server.database.db.update(users).set(moved).where(eq(users.id, one.id));
    expect((await resend(one.id, email)).status).toBe(404);
    await server.database.db.update(users).set({ isActive: false }).where(eq(users.id, other.id));
    expect((await resend(other.id, await anEmail(other.email))).status).toBe(404);
  });

  it('is not sent again while it, or its copy, waits for the mail server', async () => {
    const { settings } = server.deps;
    const { mail } = settings;
    Object.assign(settings, { mail: { via: 'smtp', smtpUrl: 'smtp://mail.test', from: mail.from } });
    try {
      const { id, email } = await aMember(server);
      const waiting = await anEmail(email);
      expect((await resend(id, waiting)).body['code']).toBe('email_waiting');
      const sent = await anEmail(email, { sentAt: server.clock.now() });
      expect((await resend(id, sent)).status).toBe(201);
      expect((await resend(id, sent)).body['code']).toBe('email_waiting');
      const failed = await anEmail(email, { attempts: 10 });
      expect((await resend(id, failed)).status).toBe(201);
    } finally {
      Object.assign(settings, { mail });
    }
  });
});

describe('an email with a link or an offer', () => {
  const ended = async (id: string, email: string) => {
    const shown = (await emailsOf(id)).find((one) => one.id === email);
    const { status, body } = await resend(id, email);
    expect([shown?.resend, status]).toEqual(status === 409 ? ['ended', 409] : ['possible', 201]);
    return body['code'] === 'email_ended';
  };

  it.each(['invite', 'verify'] as const)('is sent again while its link works: %s', async (kind) => {
    const { id, email } = await aMember(server);
    if (kind === 'invite') await post(`${id}/invite/`);
    else await server.call('POST', '/auth/resend-verification/', { body: { email } });
    const [mail] = await mailsTo(email);
    expect(await ended(id, mail?.id ?? '')).toBe(false);
    await server.database.db
      .update(mailTokens)
      .set({ usedAt: server.clock.now() })
      .where(eq(mailTokens.userId, id));
    expect(await ended(id, mail?.id ?? '')).toBe(true);
  });

  it('to the team is sent again until a newer invitation replaces it', async () => {
    const owner = await aTeamMember(server, 'owner');
    const { id, email } = await aMember(server);
    const invite = () =>
      server.call('POST', '/office/team/', { token: owner.token, body: { email, role: 'editor' } });
    await invite();
    const [mail] = await mailsTo(email);
    expect(await ended(id, mail?.id ?? '')).toBe(false);
    await invite();
    expect(await ended(id, mail?.id ?? '')).toBe(true);
  });

  it.each([
    ['is held', {}, false],
    ['was declined', { status: 'left' }, true],
    ['is over', { offerEndsAt: new Date('2026-03-02T11:59:00-05:00') }, true],
    ['is a later one', { offeredAt: new Date('2026-03-02T12:30:00-05:00') }, true],
  ] as const)('of a spot that %s', async (_what, over, isEnded) => {
    const { id, email } = await aMember(server);
    const sessionId = await aSession(server.database);
    const offeredAt = server.clock.now();
    const offerEndsAt = new Date(offeredAt.getTime() + 3_600_000);
    const offer = { sessionId, userId: id, status: 'offered', offeredAt, offerEndsAt } as const;
    await server.database.db.insert(waitlistEntries).values({ ...offer, ...over });
    const links = [{ label: 'Take the spot', url: `https://p.test/dashboard/waitlist?session=${sessionId}` }];
    const mail = await anEmail(email, { template: 'waitlist_offer', links });
    expect(await ended(id, mail)).toBe(isEnded);
  });

  it.each(['waitlist_open', 'waitlist_expired', 'waitlist_closed', 'opening_told', 'gift_card'])(
    'that holds no longer is not sent again: %s',
    async (template) => {
      const { id, email } = await aMember(server);
      expect(await ended(id, await anEmail(email, { template }))).toBe(true);
    },
  );
});
