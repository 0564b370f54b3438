import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedStudio, aMember } from '../../../test/booking.ts';
import { ownDatabase } from '../../../test/database.ts';
import { testServer, type TestServer } from '../../../test/server.ts';

// Runs on a PostgreSQL of its own, where statements and writes can be counted; timing would be less precise.
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ database: await ownDatabase() });
  await seedStudio(server.database);
  for (let n = 0; n < 40; n += 1) await aMember(server, { waiver: false });
});
afterAll(() => server?.close());
afterEach(() => vi.restoreAllMocks());

const ways = {
  reset: '/users/password/reset/',
  verification: '/auth/resend-verification/',
} as const;

async function anAccount(over: 'known' | 'closed' | 'verified'): Promise<string> {
  const { id, email } = await aMember(server, { waiver: false });
  const { db } = server.database;
  if (over === 'closed') await db.execute(sql`update users set is_active = false where id = ${id}`);
  if (over === 'verified') await db.execute(sql`update users set email_verified_at = now() where id = ${id}`);
  return email;
}

const stored = async () => {
  const { rows } = await server.database.db.execute<{ tokens: number; emails: number }>(sql`
    select (select count(*) from mail_tokens) as tokens, (select count(*) from outbox_mails) as emails`);
  return rows[0] ?? { tokens: 0, emails: 0 };
};
const written = async () => {
  const { rows } = await server.database.db.execute<{ bytes: number }>(
    sql`select (pg_current_wal_insert_lsn() - '0/0')::bigint as bytes`,
  );
  return rows[0]?.bytes ?? 0;
};

/** The database work of one request: statements in order, commits that reach the disk, and bytes written. */
async function workOf(path: string, email: string) {
  const before = await stored();
  const bytes = await written();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { status, body } = await server.call('POST', path, { body: { email } });
  const statements = query.mock.calls.map(([asked]) => {
    const text = typeof asked === 'string' ? asked : (asked as { text: string }).text;
    return text.replace(/^(release|rollback to) savepoint/, 'end of savepoint');
  });
  query.mockRestore();
  const after = await stored();
  return {
    said: { status, message: body['message'] },
    statements,
    bytes: (await written()) - bytes,
    stored: { tokens: after.tokens - before.tokens, emails: after.emails - before.emails },
  };
}

describe.each(Object.entries(ways))('requesting a %s link', (way, path) => {
  const unknownAddresses = [
    ['an unknown address', async () => 'stranger.with.a.name.as.long.as.others.have@demo.test'],
    ['a closed account', () => anAccount('closed')],
    ...(way === 'verification' ? [['a verified address', () => anAccount('verified')] as const] : []),
  ] as const;

  it.each(unknownAddresses)('costs the same for %s, and stores nothing', async (_name, email) => {
    // Runs each once before counting: PostgreSQL writes a page in full when it first changes.
    await workOf(path, await anAccount('known'));
    await workOf(path, await email());
    const known = await workOf(path, await anAccount('known'));
    const unknown = await workOf(path, await email());
    expect(known.stored).toEqual({ tokens: 1, emails: 1 });
    expect(unknown.stored).toEqual({ tokens: 0, emails: 0 });
    expect(unknown.said).toEqual(known.said);
    expect(unknown.statements).toEqual(known.statements);
    expect(unknown.statements.at(-1)).toBe('commit');
    expect(Math.abs(unknown.bytes - known.bytes)).toBeLessThan(known.bytes / 4);
  });
});

it('sends no email when no account exists at all', async () => {
  const empty = await testServer();
  for (const path of Object.values(ways)) {
    const { status } = await empty.call('POST', path, { body: { email: 'first@demo.test' } });
    expect(status).toBe(200);
  }
  await empty.close();
});
