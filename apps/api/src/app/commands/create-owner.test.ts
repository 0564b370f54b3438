import { eq } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sharedServer } from '../../../test/database.ts';
import { newDatabaseOn } from '../../../test/new-database.ts';
import type { PostgresServer } from '../../../test/postgres.ts';
import { productionEnvironment } from '../../../test/production-environment.ts';
import { createPasswords } from '../../features/auth/passwords.ts';
import { rolesOf } from '../../features/auth/permissions.ts';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import { users } from '../../platform/database/schema/people.ts';

const entry = join(inject('builtFolder'), 'create-owner.js');
const password = 'Eastern//Market7';
const owner = 'owner@studio.test';

let postgres: Pick<PostgresServer, 'url' | 'stop'>;
let url: string;
beforeAll(async () => {
  postgres = await sharedServer();
  url = await newDatabaseOn(postgres.url);
});
afterAll(() => postgres?.stop());

/** Runs the command on the database with `input` as its standard input. */
function createOwner(args: readonly string[], input = `${password}\n`) {
  const child = spawn(process.execPath, [entry, ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      ...productionEnvironment,
      DATABASE_URL: url,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  // A command that refuses its arguments does not read the password.
  child.stdin.on('error', () => {}).end(input);
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
}

async function account(email: string) {
  const database = await openPostgres(url, { poolSize: 1 });
  try {
    const [row] = await database.db.select().from(users).where(eq(users.email, email));
    return row && { ...row, roles: await rolesOf(database.db, row.id) };
  } finally {
    await database.close();
  }
}

describe('create-owner', () => {
  it('creates the verified account of an owner, whose password it reads from standard input', async () => {
    const { code, output } = await createOwner(['--email', 'Owner@Studio.test']);
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining(owner) });
    const created = await account(owner);
    expect(created).toMatchObject({ roles: ['member', 'staff', 'owner'], emailVerifiedAt: expect.any(Date) });
    expect(await createPasswords().matches(created?.passwordHash, password)).toBe(true);
    expect(output).not.toContain(password);
  });

  it.each([
    [
      'while there is an owner',
      ['--email', 'second@studio.test'],
      undefined,
      `already has an owner: ${owner}`,
    ],
    ['for an email with an account', ['--email', owner, '--another'], undefined, 'already has an account'],
    ['with a weak password', ['--email', 'second@studio.test'], 'password\n', 'capital'],
  ])('is rejected %s, in one sentence', async (_when, args, input, reason) => {
    const { code, output } = await createOwner(args, input);
    expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining(reason) });
    expect(output).not.toMatch(/^ {4}at |\[object/m);
    expect(await account('second@studio.test')).toBeUndefined();
  });

  it('creates a further account with --another', async () => {
    expect(await createOwner(['--email', 'second@studio.test', '--another'])).toMatchObject({ code: 0 });
    expect(await account('second@studio.test')).toMatchObject({ roles: ['member', 'staff', 'owner'] });
  });
});
