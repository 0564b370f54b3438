import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';

const passwords = ['Standard!2026', 'Another!2026'] as const;
const firstName = 'Call 555 0199 now';

let server: TestServer;
let passwordHash: string;
let person: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  passwordHash = await server.deps.passwords.hash(passwords[0]);
});
afterAll(() => server?.close());
beforeEach(async () => {
  const { db } = server.database;
  person = await aMember(server);
  await db.update(users).set({ passwordHash }).where(eq(users.id, person.id));
  await db.update(profiles).set({ firstName }).where(eq(profiles.userId, person.id));
});

/** Template and first line of each email, newest first. */
async function emails(): Promise<string[]> {
  const rows = await server.database.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, person.email))
    .orderBy(desc(outboxMails.sequence));
  return rows.map(({ template, textBody }) => `${template}: ${textBody.split('\n')[0]}`);
}
const askAgain = (email: string) => server.call('POST', '/auth/resend-verification/', { body: { email } });

describe('an account email', () => {
  it.each([
    [
      'omits the name while the address is unverified, because a stranger may have entered it',
      false,
      'Hello,',
    ],
    ['greets the owner of a verified address by name', true, `Hello ${firstName},`],
  ])('%s', async (_name, verified, greeting) => {
    const { id, email, token } = person;
    const emailVerifiedAt = verified ? server.clock.now() : null;
    await server.database.db.update(users).set({ emailVerifiedAt }).where(eq(users.id, id));
    await server.call('POST', '/auth/resend-verification/', { token });
    await server.call('POST', '/users/password/reset/', { body: { email } });
    const [old_password, new_password] = passwords;
    await server.call('POST', '/users/password/change/', { token, body: { old_password, new_password } });
    await server.call('POST', '/auth/delete-account/', { token, body: { password: new_password } });
    const templates = ['account_deleted', 'password_changed', 'reset_password'];
    if (!verified) templates.push('verify_email');
    expect(await emails()).toEqual(templates.map((template) => `${template}: ${greeting}`));
  });
});

describe('requesting another verification email', () => {
  it('finds the account in whatever case the email is typed, as signing in does', async () => {
    const { status, body } = await askAgain(` ${person.email.toUpperCase()} `);
    expect([status, await emails()]).toEqual([200, ['verify_email: Hello,']]);
    // The response does not reveal whether an account exists.
    expect((await askAgain('jörg@skate-bühne.test')).body).toEqual(body);
  });
});
