import { brand } from '@detroit-well/config/brand';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { provedHuman } from '../../../test/human.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server?.close());

const message = {
  name: 'Paul Ostrowski',
  email: 'paul@example.test',
  topic: 'private',
  text: 'Eleven of us, one birthday.\n\nIs the floor free on April 18?',
};

const send = async (change: object = {}, headers: Record<string, string> = {}, on = server) =>
  on.call('POST', '/contact/', {
    body: { ...message, turnstile_token: await provedHuman(on), ...change },
    headers,
  });
const mailsTo = (to: string) =>
  server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, to));

describe('a message to the studio', () => {
  it('reaches the studio, and its sender gets a copy', async () => {
    const { status, body } = await send();
    expect([status, body]).toEqual([
      200,
      { message: 'Your message is with us.', received_at: '2026-03-02T12:00:00-05:00' },
    ]);
    const [toStudio, ...others] = await mailsTo(brand.email);
    expect(others).toEqual([]);
    expect(toStudio).toMatchObject({
      template: 'contact_message',
      subject: 'Private sessions and events: message from Paul Ostrowski',
      replyTo: message.email,
      links: [{ label: 'Reply by email', url: 'mailto:paul%40example.test' }],
    });
    expect(toStudio?.textBody).toContain('Is the floor free on April 18?');
    const [copy] = await mailsTo(message.email);
    expect(copy).toMatchObject({
      template: 'contact_copy',
      subject: 'Your message to us',
      replyTo: null,
    });
    expect(copy?.textBody).toContain('We answer within one working day.');
  });

  it('is sent once with one idempotency key, even when the response was lost', async () => {
    const turnstile_token = await provedHuman(server);
    const key = { 'idempotency-key': 'one-message' };
    const [first, second] = [await send({ turnstile_token }, key), await send({ turnstile_token }, key)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await mailsTo(brand.email)).toHaveLength(1);
  });

  it('keeps the subject on one line, whatever the name contains', async () => {
    await send({ name: 'Paul\r\nBcc: all@example.test' });
    const [toStudio] = await mailsTo(brand.email);
    expect(toStudio?.subject).toBe('Private sessions and events: message from Paul Bcc: all@example.test');
  });

  test.each([
    ['name', ' ', 'Name is required'],
    ['email', 'paul@', 'Please enter a valid email address'],
    ['topic', 'prizes', 'Please choose one of the options'],
    ['text', '', 'Please write a message'],
    ['turnstile_token', '', 'Security verification is required. Please complete the verification.'],
    ['turnstile_token', 'guessed', 'Security verification is required. Please complete the verification.'],
  ])('with %s %j is rejected at that field', async (field, value, text) => {
    const { status, body } = await send({ [field]: value });
    expect([status, body[field]]).toEqual([400, [text]]);
    expect(await mailsTo(brand.email)).toEqual([]);
  });

  it('is rejected with the seconds to wait after five messages from one address in 15 minutes', async () => {
    const limited = await testServer({ env: { RATE_LIMITS: 'default' } });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await send({}, {}, limited)).status);
    const last = await send({}, {}, limited);
    await limited.close();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.body['code']).toBe('rate_limited');
  });
});
