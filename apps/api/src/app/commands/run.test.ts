import { OperatorError } from '@detroit-well/config/env';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryDatabase } from '../../../test/database.ts';
import { run } from './run.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

/** The output of a command that fails with `error`. */
async function printed(error: unknown): Promise<string> {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  await run(async () => {
    throw error;
  });
  expect(process.exitCode).toBe(1);
  return lines.mock.calls.join('\n');
}

async function errorOf(statement: string): Promise<unknown> {
  const database = await memoryDatabase();
  try {
    await database.db.execute(sql.raw(statement));
    return new Error('The statement succeeded.');
  } catch (error) {
    return error;
  } finally {
    await database.close();
  }
}

const wrapped = (message: string) =>
  Object.assign(new Error('Failed query: select 1\nparams: one@studio.test'), {
    query: 'select 1',
    params: ['one@studio.test'],
    cause: new Error(message),
  });

describe('a command that fails', () => {
  it.each([
    ['a rule of a table', "insert into users (id, email) values ('u1', 'UPPER@studio.test')", '23'],
    ['a table that is missing', 'select * from nowhere', '42P01'],
    ['a number out of range', 'select 99999999999::int', '22003'],
  ])('names the SQLSTATE, and nothing that the database said, after %s', async (_what, statement, state) => {
    const text = await printed(await errorOf(statement));
    expect(text).toContain(`The database could not do this (SQLSTATE ${state}`);
    expect(text).not.toMatch(/relation|constraint|violates|range|insert into|select|UPPER/i);
  });

  it('says that the connection broke, without the statement', async () => {
    const text = await printed(wrapped('Connection terminated unexpectedly'));
    expect(text).toMatch(/^The connection to the database broke\./);
    expect(text).not.toContain('one@studio.test');
  });

  it('prints what the database reported with LOG_LEVEL=debug', async () => {
    vi.stubEnv('LOG_LEVEL', 'debug');
    expect(await printed(await errorOf('select * from nowhere'))).toContain('"nowhere" does not exist');
  });

  it.each([
    [new OperatorError('Name the folder.'), 'Name the folder.'],
    [new Error('Version 2 was published before.'), 'Version 2 was published before.'],
  ])('prints a message of its own as it is: %s', async (error, text) => {
    expect(await printed(error)).toBe(text);
  });
});
