import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/server.ts';
import { outboxMails } from '../database/schema/outbox.ts';
import { users } from '../database/schema/people.ts';
import { registerJobs } from '../jobs/claim-job.ts';
import type { Job } from '../jobs/job.ts';
import { runDue } from '../jobs/scheduler.ts';
import { logging } from './logging.ts';

const secrets = {
  email: 'ada.lovelace@secret.test',
  hash: '$argon2id$v=19$m=19456,t=2,p=1$c2VjcmV0',
  emailText: 'Hello Ada,\n    at the door: https://portal.test/reset-password/secret-token\n    at 6 PM',
  phone: '(313) 555-0999',
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.database.db.insert(users).values({ email: secrets.email, passwordHash: secrets.hash });
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.database.db.execute(sql`delete from jobs`);
});

const db = () => server.database.db;
/** Queries that the database rejects for different reasons. */
const failing: [what: string, code: string, query: RegExp, run: () => PromiseLike<unknown>][] = [
  [
    'an email address that is already registered',
    '23505',
    /insert into "users"/,
    () => db().insert(users).values({ email: secrets.email, passwordHash: secrets.hash }),
  ],
  [
    'an email without a recipient',
    '23502',
    /insert into "outbox_mails"/,
    () =>
      db()
        .insert(outboxMails)
        .values({
          recipient: null as unknown as string,
          template: 'reset_password',
          subject: secrets.email,
          textBody: secrets.phone,
          // Last, so that it ends the message.
          htmlBody: secrets.emailText,
        }),
  ],
  [
    'a phone number that is not a number',
    '22P02',
    /select/,
    () => db().execute(sql`select ${secrets.phone}::text::int + length(${secrets.emailText}::text)`),
  ],
];

/** The log's content about an error, and the text that a job stores in its row. */
async function written(run: () => PromiseLike<unknown>) {
  const lines: string[] = [];
  const log = pino(logging('info'), { write: (line) => void lines.push(line) });
  const job: Job<unknown> = {
    name: 'fails',
    everyMs: 60_000,
    leaseMs: 60_000,
    run: async () => void (await run()),
  };
  await registerJobs(db(), [job], server.clock.now());
  await runDue(server.deps, log, [job]);
  const { rows } = await db().execute<{ error: string }>(sql`select last_error as error from jobs`);
  return { line: lines.join(''), stored: String(rows[0]?.error) };
}

/** Errors that third-party code may throw. */
const rejected = (thrown: unknown) => Promise.reject<unknown>(thrown);

const values = [...Object.values(secrets), 'secret', '555-0999', 'Hello Ada', 'at the door', 'at 6 PM'];
const carries = (text: string) =>
  values.filter((value) => text.includes(value) || text.includes(JSON.stringify(value).slice(1, -1)));

describe('a query that fails', () => {
  it.each(failing)('is logged without its parameters: %s', async (_what, code, query, run) => {
    const { line, stored } = await written(run);
    expect({ line: carries(line), stored: carries(stored) }).toEqual({ line: [], stored: [] });
    const { err } = JSON.parse(line) as {
      err: { message: string; stack: string; cause: Record<string, unknown> };
    };
    expect(err.message).toMatch(query);
    expect(err.cause).toMatchObject({ code, message: expect.any(String) });
    expect(err.stack).toMatch(/^ {4}at .*drizzle/m);
    expect(stored).toMatch(query);
    expect(stored).toContain(code);
  });

  it.each(failing)('would otherwise reveal its parameters: %s', async (_what, _code, _query, run) => {
    const error = await Promise.resolve(run()).then(
      () => new Error('it went well'),
      (thrown: unknown) => thrown as Error,
    );
    expect(carries(error.message)).not.toEqual([]);
    expect(carries(String(error.stack))).not.toEqual([]);
  });

  it('is identified by its constraint', async () => {
    const again = () => db().insert(users).values({ email: secrets.email, passwordHash: secrets.hash });
    expect((await written(again)).stored).toContain('users_email_key');
  });
});

describe('an error of another kind', () => {
  it('keeps its message, code and stack', async () => {
    const error = Object.assign(new Error('the card\nwas declined'), { code: 'E1', cause: new Error('no') });
    const { line, stored } = await written(() => Promise.reject(error));
    expect(JSON.parse(line)).toMatchObject({
      err: {
        type: 'Error',
        message: 'the card\nwas declined',
        code: 'E1',
        stack: expect.stringMatching(/^ {4}at .*what-failed\.test/),
        cause: { type: 'Error', message: 'no' },
      },
    });
    expect(stored).toBe('E1 the card\nwas declined: no');
  });

  it.each(['a text', null, 7])('is named when the thrown value is not an error: %s', async (thrown) => {
    const { line, stored } = await written(() => rejected(thrown));
    expect([JSON.parse(line), stored]).toMatchObject([{ err: { message: String(thrown) } }, String(thrown)]);
  });
});
