import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { maxAttempts } from '../../platform/mail/claim-email.ts';

let server: TestServer;
let manager: Person;
let member: Person;

beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  manager = await aTeamMember(server, 'manager');
  member = await aMember(server);
});
afterAll(() => server?.close());

const noon = new Date('2026-03-02T17:00:00Z');
const written = (over: Partial<typeof outboxMails.$inferInsert>) => ({
  recipient: 'visitor@demo.test',
  template: 'contact_copy',
  subject: 'Your message',
  textBody: 'The secret text.',
  createdAt: noon,
  ...over,
});

beforeEach(async () => {
  const { db } = server.database;
  await db.delete(outboxMails);
  await db.insert(outboxMails).values(written({ sentAt: noon, attempts: 1 }));
  await db
    .insert(outboxMails)
    .values(written({ recipient: member.email, subject: 'See you at six', attempts: 2 }));
  await db
    .insert(outboxMails)
    .values(written({ attempts: maxAttempts, createdAt: new Date('2026-03-03T17:00:00Z') }));
});

const list = async (query = '') =>
  server.call('GET', `/office/emails/${query}`, { token: await manager.renewed() });
const rows = async (query = '') => (await list(query)).body['results'] as Record<string, unknown>[];

describe('the emails of the studio', () => {
  it('are listed newest first with what became of them, and without their text', async () => {
    const { body } = await list();
    expect(body['results']).toMatchObject([
      { state: 'failed', person_id: null, person_name: '', created_at: '2026-03-03T12:00:00-05:00' },
      { state: 'waiting', attempts: 2, person_id: member.id, recipient: member.email, sent_at: null },
      { state: 'sent', sent_at: '2026-03-02T12:00:00-05:00', subject: 'Your message' },
    ]);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect((await rows('?sort=created_at')).map(({ state }) => state)).toEqual(['sent', 'waiting', 'failed']);
  });

  it.each([
    ['?state=failed', ['failed']],
    ['?state=sent', ['sent']],
    ['?search=six', ['waiting']],
    ['?search=visitor', ['failed', 'sent']],
    ['?start_date=2026-03-03', ['failed']],
    ['?end_date=2026-03-02', ['waiting', 'sent']],
  ])('are filtered by %s', async (query, states) => {
    expect((await rows(query)).map(({ state }) => state)).toEqual(states);
  });

  it('are those to one person', async () => {
    expect(await rows(`?person=${member.id}`)).toMatchObject([{ subject: 'See you at six' }]);
    expect(await rows('?person=nobody')).toEqual([]);
  });

  it('come in pages', async () => {
    const first = (await list('?limit=2')).body;
    const rest = (await list(`?limit=2&cursor=${String(first['next'])}`)).body;
    expect([first['count'], rest['next']]).toEqual([3, null]);
    expect(rest['results']).toMatchObject([{ state: 'sent' }]);
  });
});
