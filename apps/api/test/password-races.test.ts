import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeMailToken } from '../src/features/users/mail-links.ts';
import { setPassword } from '../src/features/account/set-password.ts';
import type { PasswordCheck } from '../src/features/auth/password-check.ts';
import { endAll } from '../src/features/auth/refresh-tokens.ts';
import { admit, verifyCredentials } from '../src/features/auth/sign-in.ts';
import { users } from '../src/platform/database/schema/people.ts';
import { aMember, type Person } from './booking.ts';
import { signal, waitForBlockedTransaction } from './closing.ts';
import { realDatabase } from './database.ts';
import { testServer, type TestServer } from './server.ts';

// On real PostgreSQL: another connection changes the password right after the server has verified it.
const password = 'Standard!2026';
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase() });
  passwordHash = await server.deps.passwords.hash(password);
});
afterAll(() => server?.close());
afterEach(() => vi.restoreAllMocks());

async function aPerson(): Promise<Person> {
  const person = await aMember(server, { waiver: false });
  await server.database.db.update(users).set({ passwordHash }).where(eq(users.id, person.id));
  return person;
}

async function reset({ id }: Person, to: string) {
  const { database, clock } = server;
  const token = await database.withTx((tx) => makeMailToken(tx, id, 'reset_password', clock.now()));
  const body = { password: to, confirm_password: to };
  const { status } = await server.call('POST', `/users/password/reset/${id}/${token}/`, { body });
  expect(status).toBe(200);
}

/** Makes a call and runs `during` right after its password was verified. */
async function whileVerified(call: () => ReturnType<TestServer['call']>, during: () => Promise<unknown>) {
  const { passwords } = server.deps;
  const { matches } = passwords;
  const [verified, changed] = [signal(), signal()];
  vi.spyOn(passwords, 'matches').mockImplementationOnce(async (...asked) => {
    const right = await matches(...asked);
    verified.fire();
    await changed.fired;
    return right;
  });
  const response = call();
  await verified.fired;
  await during();
  changed.fire();
  return response;
}

const signIn = ({ email }: Person, secret: string) =>
  server.call('POST', '/token/', { body: { email, password: secret } });
const change = ({ token }: Person, new_password: string) =>
  server.call('POST', '/users/password/change/', { token, body: { old_password: password, new_password } });
const remove = ({ token }: Person) =>
  server.call('POST', '/auth/delete-account/', { token, body: { password } });
const incorrect = ['Current password is incorrect'];

async function signInsOf(userId: string): Promise<number> {
  const { rows } = await server.database.db.execute(
    sql`select 1 from refresh_families where user_id = ${userId} and ended_at is null`,
  );
  return rows.length;
}

describe('a password reset after the old password was verified', () => {
  it('rejects the sign-in in progress', async () => {
    const person = await aPerson();
    const late = await whileVerified(
      () => signIn(person, password),
      () => reset(person, 'Another!2026'),
    );
    const wrong = await signIn(person, 'Wrong!2026');
    expect({ ...late.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' });
    expect(late.status).toBe(401);
    expect(await signInsOf(person.id)).toBe(0);
  });

  it('is not overwritten by a password change in progress', async () => {
    const person = await aPerson();
    const late = await whileVerified(
      () => change(person, 'Stranger!2026'),
      () => reset(person, 'Another!2026'),
    );
    expect([late.status, late.body['old_password']]).toEqual([400, incorrect]);
    expect((await signIn(person, 'Stranger!2026')).status).toBe(401);
    expect((await signIn(person, 'Another!2026')).status).toBe(200);
  });

  it('prevents the deletion of the account with the old password', async () => {
    const person = await aPerson();
    const late = await whileVerified(
      () => remove(person),
      () => reset(person, 'Another!2026'),
    );
    expect([late.status, late.body['password']]).toEqual([400, incorrect]);
    expect((await signIn(person, 'Another!2026')).status).toBe(200);
  });
});

it('a sign-in fails when the account is closed after its password was verified', async () => {
  const person = await aPerson();
  const late = await whileVerified(
    () => signIn(person, password),
    () => remove(person),
  );
  expect([late.status, late.body['code']]).toEqual([401, 'invalid_credentials']);
  expect(await signInsOf(person.id)).toBe(0);
});

it('one of two concurrent changes sets the password, and the other learns that its old password is wrong', async () => {
  const person = await aPerson();
  const responses = await Promise.all([change(person, 'First!2026'), change(person, 'Second!2026')]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const [won] = responses[0].status === 200 ? ['First!2026'] : ['Second!2026'];
  expect((await signIn(person, won)).status).toBe(200);
});

describe('a sign-in that starts while the password is being changed', () => {
  /** The number of sign-in sessions left when the change commits while the sign-in waits for it. */
  async function race(isCurrent?: PasswordCheck): Promise<number> {
    const { database, deps, clock } = server;
    const person = await aPerson();
    const verified = await verifyCredentials(person.email, password, deps);
    if (verified === undefined) throw new Error('the password is right');
    const hash = await deps.passwords.hash('Another!2026');
    const [set, waits] = [signal(), signal()];
    const changing = database.withTx(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('update');
      await setPassword(tx, person.id, hash, deps);
      await endAll(tx, person.id, 'password_reset', clock.now());
      set.fire();
      await waits.fired;
    });
    await Promise.race([set.fired, changing]);
    const beginning = database.withTx((tx) =>
      admit(tx, { ...verified, email: person.email }, deps, { device: '', network: '' }, { isCurrent }),
    );
    await waitForBlockedTransaction(database).finally(waits.fire);
    await Promise.all([changing, beginning]);
    return signInsOf(person.id);
  }

  it('does not survive the change', async () => {
    expect(await race()).toBe(0);
  });

  it('survives the change when the lock on the account is removed (positive control)', async () => {
    const unlocked: PasswordCheck = async (tx, { id, passwordHash: hash }) => {
      const rows = await tx.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
      return rows[0]?.hash === hash;
    };
    expect(await race(unlocked)).toBe(1);
  });
});
