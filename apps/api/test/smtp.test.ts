import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordChangedEmail } from '../src/features/account/email-templates.ts';
import { contactCopyEmail, contactMessageEmail } from '../src/features/contact/email-templates.ts';
import { claimMs, claimEmail, maxAttempts, type ClaimEmail } from '../src/platform/mail/claim-email.ts';
import { sendWaiting, type Transport } from '../src/platform/mail/send-waiting.ts';
import { greetingName, smtpTimeouts, smtpTransport, startSender } from '../src/platform/mail/smtp-sender.ts';
import { testServer, type TestServer } from './server.ts';
import { fakeSmtp, type FakeSmtp } from './smtp-fake.ts';

let server: TestServer;
let smtp: FakeSmtp | undefined;
const logged: { level: 'warn' | 'error'; facts: Record<string, unknown> }[] = [];
const log = {
  warn: (facts: Record<string, unknown>) => void logged.push({ level: 'warn', facts }),
  error: (facts: Record<string, unknown>) => void logged.push({ level: 'error', facts }),
};

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server?.close());
beforeEach(async () => {
  logged.length = 0;
  await server.database.db.execute(sql`delete from outbox_mails`);
});
afterEach(async () => {
  await smtp?.stop();
  smtp = undefined;
});

const write = (to: string) =>
  server.database.withTx((tx) => server.deps.mail.send(tx, passwordChangedEmail(to, { firstName: 'Ada' })));
const send = (transport: Transport, claim?: ClaimEmail) =>
  sendWaiting(server.database, transport, server.deps, log, { claim });
const over = (url: string, waits = smtpTimeouts) =>
  smtpTransport(
    { via: 'smtp', smtpUrl: url, from: 'studio@demo.test' },
    { host: 'localhost', timeouts: waits },
  );
const from = (smtpUrl: string, sender: string, host = 'localhost') =>
  smtpTransport({ via: 'smtp', smtpUrl, from: sender }, { host });
const unsent = async () =>
  (await server.database.db.execute(sql`select attempts from outbox_mails where sent_at is null`)).rows;

it('the sender sends a stored email once, and retries later when the mail server rejects it', async () => {
  await write('a@demo.test');
  const refusing: Transport = () => Promise.reject(new Error('try later'));
  expect(await send(refusing)).toBe(0);
  const taken: string[] = [];
  const taking: Transport = async ({ to, text }) => void taken.push(`${to}: ${text.split('\n')[0]}`);
  expect(await send(taking)).toBe(0);
  server.clock.pass(61);
  await Promise.all([send(taking), send(taking)]);
  expect(taken).toEqual(['a@demo.test: Hello Ada,']);
});

it('the server names itself by the host of the API, and the envelope names the sender for bounces', async () => {
  smtp = await fakeSmtp();
  await write('ada@demo.test');
  await send(from(smtp.url, 'Front Desk <desk@demo.test>', 'api.example.com'));
  expect(smtp.dialogs.at(-1)).toEqual(
    expect.arrayContaining(['EHLO api.example.com', 'MAIL FROM:<desk@demo.test>']),
  );
});

it.each(['localhost', '127.0.0.1', '::1'])('the host %s is no name to greet with', (host) => {
  expect(greetingName(host)).toBeUndefined();
});

it('a reply goes to the person who wrote to the studio, and other emails count as automatic', async () => {
  smtp = await fakeSmtp();
  const { mail } = server.deps;
  const message = { name: 'Ann', email: 'ann@home.test', topic: 'private', text: 'Is the floor free?' };
  await server.database.withTx((tx) => mail.send(tx, contactMessageEmail('desk@demo.test', message)));
  await server.database.withTx((tx) => mail.send(tx, contactCopyEmail(message.email, message)));
  await write('ada@demo.test');
  await send(over(smtp.url));
  const headers = smtp.messages.map(({ to, message }) => [
    to,
    ...['Reply-To', 'Auto-Submitted', 'From'].map(
      (name) => new RegExp(`^${name}: (.+)\\r$`, 'im').exec(message)?.[1],
    ),
  ]);
  const from = '"Detroit//Well" <studio@demo.test>';
  expect(headers).toEqual([
    ['desk@demo.test', 'ann@home.test', undefined, from],
    ['ann@home.test', undefined, 'auto-generated', from],
    ['ada@demo.test', undefined, 'auto-generated', from],
  ]);
});

it('a name and a subject in any script arrive as one header each', async () => {
  smtp = await fakeSmtp();
  const name = 'Жанна 山田\r\nBcc: all@example.test';
  const message = { name, email: 'ann@home.test', topic: 'private', text: 'Hi' };
  const { mail } = server.deps;
  await server.database.withTx((tx) => mail.send(tx, contactMessageEmail('desk@demo.test', message)));
  await send(from(smtp.url, 'Студия, Детройт <desk@demo.test>'));
  const [headers = ''] = smtp.messages[0]?.message.split('\r\n\r\n') ?? [];
  expect(headers).toMatch(/^[\r\n\t -~]+$/);
  expect(headers).not.toMatch(/^Bcc:/im);
  expect(headers.match(/^(From|Subject): =\?UTF-8\?/gm)).toHaveLength(2);
});

it('the sender keeps the name of its setting', async () => {
  smtp = await fakeSmtp();
  await write('ada@demo.test');
  await send(from(smtp.url, 'Front Desk <desk@demo.test>'));
  expect(smtp.messages[0]?.message).toMatch(/^From: Front Desk <desk@demo.test>\r$/m);
});

describe('an email that the mail server rejects', () => {
  it('is logged by template, attempt and code, never by recipient or text; the last time as an error', async () => {
    smtp = await fakeSmtp({ respond: (to) => `550 <${to}> is unknown here` });
    await write('ada@secret.test');
    for (let attempt = 0; attempt < maxAttempts + 2; attempt += 1) {
      expect(await send(over(smtp.url))).toBe(0);
      server.clock.pass(24 * 3600);
    }
    expect(logged.map(({ level }) => level)).toEqual([
      ...Array.from({ length: maxAttempts - 1 }, () => 'warn'),
      'error',
    ]);
    expect(logged[1]?.facts).toEqual({
      email: expect.any(String),
      template: 'password_changed',
      attempt: 2,
      code: 'EMESSAGE',
      responseCode: 550,
    });
    expect(JSON.stringify(logged)).not.toMatch(/secret|Ada/);
    expect(await unsent()).toEqual([{ attempts: maxAttempts }]);
  });

  it.each([
    ['never greets', 'never', { ...smtpTimeouts, greet: 100 }, 'ETIMEDOUT'],
    ['never ends its greeting', 'endless', { ...smtpTimeouts, email: 200 }, 'EABORT'],
  ] as const)('is abandoned in time because the server %s', async (_what, greeting, waits, code) => {
    smtp = await fakeSmtp({ greeting });
    await write('a@demo.test');
    const began = Date.now();
    expect(await send(over(smtp.url, waits))).toBe(0);
    // The other timeouts are much longer.
    expect(Date.now() - began).toBeLessThan(smtpTimeouts.connect);
    expect(logged).toMatchObject([{ level: 'warn', facts: { code } }]);
  });

  it('keeps its Message-ID in every attempt, so that no mailbox shows it twice', async () => {
    smtp = await fakeSmtp({ respond: () => '451 later' });
    await write('a@demo.test');
    await send(over(smtp.url));
    server.clock.pass(3600);
    await send(over(smtp.url));
    expect(smtp.ids).toEqual([expect.stringMatching(/^<[\w-]+@demo\.test>$/), smtp.ids[0]]);
  });

  it('is sent after emails with fewer attempts, however old it is', async () => {
    await write('stuck@demo.test');
    await send(() => Promise.reject(new Error('silence')));
    server.clock.pass(3600);
    await write('new@demo.test');
    const order: string[] = [];
    await send(async ({ to }) => void order.push(to));
    expect(order).toEqual(['new@demo.test', 'stuck@demo.test']);
  });

  it('is abandoned well before its claim expires', () => {
    expect(smtpTimeouts.email).toBeLessThanOrEqual(claimMs / 2);
  });
});

describe('a mail server that cannot be reached', () => {
  it('uses up no attempt of any email, however long the outage, and is tried with one email per run', async () => {
    smtp = await fakeSmtp();
    await smtp.stop();
    await write('a@demo.test');
    await write('b@demo.test');
    for (let turn = 0; turn < maxAttempts + 2; turn += 1) {
      expect(await send(over(smtp.url))).toBe(0);
      server.clock.pass(3600);
    }
    expect(logged).toHaveLength(maxAttempts + 2);
    expect(await unsent()).toEqual([{ attempts: 0 }, { attempts: 0 }]);
    smtp = await fakeSmtp();
    expect(await send(over(smtp.url))).toBe(2);
  });

  it('includes one that rejects our credentials, but not one that falls silent after it received the email', async () => {
    await write('a@demo.test');
    const failing =
      (facts: object): Transport =>
      () =>
        Promise.reject(Object.assign(new Error('no'), facts));
    await send(failing({ code: 'EAUTH', responseCode: 535 }));
    expect(await unsent()).toEqual([{ attempts: 0 }]);
    server.clock.pass(61);
    // A host name with several addresses, none of which responds.
    const connectionError = Object.assign(new Error('no'), { code: 'ECONNREFUSED', syscall: 'connect' });
    await send(failing({ code: 'ESOCKET', errors: [connectionError, connectionError] }));
    server.clock.pass(61);
    await send(failing({ code: 'EPROTOCOL', message: 'Invalid greeting. response=421 busy' }));
    expect(await unsent()).toEqual([{ attempts: 0 }]);
    server.clock.pass(61);
    await send(failing({ code: 'ESOCKET', errors: [connectionError, new Error('reset')] }));
    expect(await unsent()).toEqual([{ attempts: 1 }]);
    server.clock.pass(61);
    await send(failing({ code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT', command: 'CONN' }));
    expect(await unsent()).toEqual([{ attempts: 2 }]);
  });
});

it('a sender that is stopped ends soon, starts no other email, and leaves the current one for a retry', async () => {
  let arrived = () => {};
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve));
  smtp = await fakeSmtp({
    respond: async () => {
      arrived();
      return new Promise<string>(() => {});
    },
  });
  await write('a@demo.test');
  await write('b@demo.test');
  const mail = { via: 'smtp', smtpUrl: smtp.url, from: 'studio@demo.test' } as const;
  const stop = startSender(server.database, mail, server.deps, log, { everyMs: 10, stopMs: 100 });
  await hasArrived;
  const began = Date.now();
  await stop();
  // Without the stop signal it would wait for the email.
  expect(Date.now() - began).toBeLessThan(20_000);
  expect(await unsent()).toEqual(expect.arrayContaining([{ attempts: 0 }, { attempts: 1 }]));
  server.clock.pass(61);
  await smtp.stop();
  smtp = await fakeSmtp();
  expect(await send(over(smtp.url))).toBe(2);
});

/** The earlier behavior: claims twenty emails at once, for the claim time of one. */
function claimSeveral(): ClaimEmail {
  let batch: Awaited<ReturnType<ClaimEmail>>[] | undefined;
  return async (db, now) => {
    if (batch === undefined) {
      batch = [];
      for (let row = await claimEmail(db, now); row !== undefined; row = await claimEmail(db, now)) {
        batch.push(row);
      }
    }
    return batch.shift();
  };
}

describe('two senders and a mail server that takes half the claim time for each email', () => {
  const recipients = ['1', '2', '3', '4', '5', '6'].map((n) => `${n}@demo.test`);

  /** The second sender starts while the first is at its third email. Returns the recipients. */
  async function taken(claimOf: () => ClaimEmail | undefined): Promise<string[]> {
    let came = 0;
    let second: Promise<number> | undefined;
    smtp = await fakeSmtp({
      respond: async () => {
        came += 1;
        if (second === undefined) server.clock.pass(claimMs / 2_000);
        if (came === 3) await (second = send(over(smtp!.url), claimOf()));
        return undefined;
      },
    });
    for (const to of recipients) await write(to);
    await send(over(smtp.url), claimOf());
    await second;
    return smtp.accepted.toSorted();
  }

  it('send each email once', async () => {
    expect(await taken(() => undefined)).toEqual(recipients);
    expect(await unsent()).toEqual([]);
  });

  it('send some emails twice when they claim many at once (positive control)', async () => {
    expect((await taken(claimSeveral)).length).toBeGreaterThan(recipients.length);
  });
});
