import { expect, it } from 'vitest';
import { memoryDatabase } from './database.ts';
import { testServer } from './server.ts';
import { passwordResetEmail } from '../src/features/account/email-templates.ts';
import { openSandbox } from '../src/features/payments/sandbox/sandbox.ts';

const production = {
  DEPLOYMENT: 'production',
  RATE_LIMITS: 'default',
  DATABASE_URL: 'postgres://unused',
  API_URL: 'https://api.example.com',
  PUBLIC_SITE_URL: 'https://www.example.com',
  PORTAL_URL: 'https://members.example.com',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'wh',
  CHALLENGE: 'turnstile',
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_SECRET_KEY: 'secret',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'studio@example.com',
};

it('the outbox shows a demo email as inert text with a working link', async () => {
  const server = await testServer();
  const data = {
    firstName: '<script>alert(1)</script>',
    resetUrl: 'http://localhost:4200/reset-password/a/b',
  };
  const email = passwordResetEmail('a@demo.test', data);
  await server.database.withTx((tx) => server.deps.mail.send(tx, email));
  const list = await server.app.inject({ url: '/dev/outbox', headers: { accept: 'text/html' } });
  const path = /href="(\/dev\/outbox\/[^"]+)"/.exec(list.body)?.[1] ?? '';
  const shown = await server.app.inject({ url: path, headers: { accept: 'text/html' } });
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect(shown.body).not.toContain('<script>');
  expect(shown.body).toContain('href="http://localhost:4200/reset-password/a/b"');
  const attachments = [{ fileName: 'session.ics', contentType: 'text/calendar', text: 'BEGIN:VCALENDAR' }];
  const withFile = { ...email, content: { ...email.content, attachments } };
  await server.database.withTx((tx) => server.deps.mail.send(tx, withFile));
  const listed = await server.app.inject({ url: '/dev/outbox', headers: { accept: 'application/json' } });
  const [last] = listed.json<{ mails: { id: string; attachments: unknown[] }[] }>().mails;
  expect(last?.attachments).toEqual([
    { file_name: 'session.ics', content_type: 'text/calendar', text: 'BEGIN:VCALENDAR' },
  ]);
  const page = await server.app.inject({ url: `/dev/outbox/${last?.id}`, headers: { accept: 'text/html' } });
  expect(page.body).toContain('download="session.ics"');
  await server.close();
});

it('the outbox does not exist in production', async () => {
  const database = await memoryDatabase();
  const server = await testServer({
    database,
    env: production,
    adapters: { payments: openSandbox(database.db) },
  });
  expect((await server.app.inject({ url: '/dev/outbox' })).statusCode).toBe(404);
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  await server.close();
});
