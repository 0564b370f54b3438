import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendWaiting, type Transport } from '../src/adapters/mail/smtp-sender.ts';
import { testServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server?.close());

it('sends a stored letter once, and tries again later when the mail server does not take it', async () => {
  const { database, clock, deps } = server;
  await database.withTx((tx) =>
    deps.mail.send(tx, { to: 'a@demo.test', template: 'password_changed', data: { firstName: 'Ada' } }),
  );
  const refusing: Transport = () => Promise.reject(new Error('try later'));
  expect(await sendWaiting(database, refusing, clock)).toBe(0);
  const taken: string[] = [];
  const taking: Transport = async ({ to, text }) => void taken.push(`${to}: ${text.split('\n')[0]}`);
  expect(await sendWaiting(database, taking, clock)).toBe(0);
  clock.pass(61);
  await Promise.all([sendWaiting(database, taking, clock), sendWaiting(database, taking, clock)]);
  expect(taken).toEqual(['a@demo.test: Hello Ada,']);
});
