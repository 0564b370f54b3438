import { teamMembers } from '../../../../src/platform/database/schema/team.ts';
import { onlyOwner } from './office.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { nonceFor } from '../../../human.ts';
import { password, type ContractFixture } from '../contract-fixture.ts';
import type { Make, Recipes } from '../recipe.ts';

const registration = async ({ human }: ContractFixture) => ({
  email: `${randomUUID()}@account.test`,
  password,
  confirm_password: password,
  turnstile_token: await human(),
});
const guessed = { email: `${randomUUID()}@account.test`, password: 'Wrong!2026' };
const next = { password: 'Standard!2027', confirm_password: 'Standard!2027' };

const contactMessage = {
  name: 'Paul Ostrowski',
  email: 'paul@news.test',
  topic: 'private',
  text: 'Is the floor free on April 18?',
};

/** A token that was valid once and stayed in an open tab. */
export const staleToken = async ({ server, human }: ContractFixture) => {
  const turnstile_token = await human();
  await server.database.db.execute(sql`update challenges set expires_at = '2020-01-01'`);
  return turnstile_token;
};

const issued = async (fixture: ContractFixture) => {
  const { result } = await fixture.ask('challenge', 'issue', {});
  const { challenge_id, salt, difficulty } = result as {
    challenge_id: string;
    salt: string;
    difficulty: number;
  };
  return { challenge_id, nonce: nonceFor(salt, difficulty) };
};

const resetLink: Make = async (fixture) => {
  const { email } = await fixture.account();
  await fixture.ask('account', 'requestPasswordReset', { body: { email } });
  const uid = await idOf(fixture, email);
  return { params: { uid, token: await fixture.linkTo(email) }, body: next };
};

async function idOf({ server }: ContractFixture, email: string): Promise<string> {
  const { rows } = await server.database.db.execute<{ id: string }>(
    sql`select id from users where email = ${email}`,
  );
  return rows[0]?.id ?? '';
}

export const accounts: Recipes = {
  'auth.signIn': {
    good: async (fixture) => ({ body: { email: (await fixture.account()).email, password } }),
    cheap: () => ({ body: guessed }),
    rejected: { invalid_credentials: () => ({ body: guessed }) },
  },
  'auth.refresh': {
    good: async (fixture) => ({ body: { refresh: (await fixture.account()).refresh } }),
    cheap: () => ({ body: { refresh: 'guessed' } }),
    rejected: { token_invalid: () => ({ body: { refresh: 'guessed' } }) },
  },
  'auth.signOut': { good: async (fixture) => ({ body: { refresh: (await fixture.account()).refresh } }) },
  'auth.unlock': { good: () => ({ body: { password } }) },
  'account.register': {
    good: async (fixture) => ({ body: await registration(fixture) }),
    cheap: () => ({
      body: { email: `${randomUUID()}@a.test`, password, confirm_password: password, turnstile_token: 'x' },
    }),
    other: { email: 'other@account.test' },
    rejected: {
      challenge_failed: async (fixture) => ({
        body: { ...(await registration(fixture)), turnstile_token: 'guessed' },
      }),
      challenge_expired: async (fixture) => ({
        body: { ...(await registration(fixture)), turnstile_token: await staleToken(fixture) },
      }),
    },
  },
  'account.requestPasswordReset': {
    good: async (fixture) => ({ body: { email: (await fixture.account()).email } }),
    cheap: () => ({ body: { email: guessed.email } }),
  },
  'account.confirmPasswordReset': {
    good: resetLink,
    cheap: () => ({ params: { uid: 'x', token: 'guessed' }, body: next }),
    rejected: { reset_link_invalid: () => ({ params: { uid: 'x', token: 'guessed' }, body: next }) },
  },
  'account.changePassword': {
    good: async (fixture) => ({
      by: (await fixture.account()).by,
      body: { old_password: password, new_password: 'Standard!2027' },
    }),
    cheap: ({ access }) => ({ by: access.owner, body: { old_password: 'x', new_password: 'Standard!2027' } }),
  },
  'account.verifyEmail': {
    good: async (fixture) => ({ body: { token: await fixture.linkTo((await fixture.account()).email) } }),
    cheap: () => ({ body: { token: 'guessed' } }),
    rejected: { verification_link_invalid: () => ({ body: { token: 'guessed' } }) },
  },
  'account.resendVerification': {
    good: async (fixture) => ({ by: null, body: { email: (await fixture.account()).email } }),
    wrong: { body: { email: 'nobody' } },
    cheap: () => ({ by: null, body: { email: guessed.email } }),
  },
  'account.deleteAccount': {
    good: async (fixture) => ({ by: (await fixture.account()).by, body: { password } }),
    cheap: ({ access }) => ({ by: access.owner, body: { password: 'wrong' } }),
    // Sent by the owner, whose key the other process holds.
    rejected: {
      last_owner: async (fixture) => {
        const { by } = await fixture.account();
        const id = by?.id ?? '';
        await fixture.server.database.db.insert(teamMembers).values({ userId: id, role: 'owner' });
        await onlyOwner(fixture, id);
        return { by, body: { password } };
      },
    },
  },
  'challenge.issue': { good: () => ({}) },
  'challenge.solve': {
    good: async (fixture) => ({ body: await issued(fixture) }),
    cheap: () => ({ body: { challenge_id: 'x', nonce: '1' } }),
    rejected: {
      challenge_failed: () => ({ body: { challenge_id: 'x', nonce: '1' } }),
      challenge_expired: async (fixture) => {
        const body = await issued(fixture);
        await fixture.server.database.db.execute(
          sql`update challenges set expires_at = '2020-01-01' where id = ${body.challenge_id}`,
        );
        return { body };
      },
    },
  },
  'contact.send': {
    good: async ({ human }) => ({ body: { ...contactMessage, turnstile_token: await human() } }),
    cheap: () => ({ body: { ...contactMessage, turnstile_token: 'guessed' } }),
    rejected: {
      challenge_failed: () => ({ body: { ...contactMessage, turnstile_token: 'guessed' } }),
      challenge_expired: async (fixture) => ({
        body: { ...contactMessage, turnstile_token: await staleToken(fixture) },
      }),
    },
  },
  'newsletter.signUp': {
    good: async ({ human }) => ({
      body: { email: `${randomUUID()}@news.test`, turnstile_token: await human() },
    }),
    cheap: () => ({ body: { email: 'a@news.test', turnstile_token: 'guessed' } }),
    rejected: {
      challenge_failed: () => ({ body: { email: 'a@news.test', turnstile_token: 'guessed' } }),
      challenge_expired: async (fixture) => ({
        body: { email: 'a@news.test', turnstile_token: await staleToken(fixture) },
      }),
    },
  },
};
