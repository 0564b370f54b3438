import { afterAll, beforeAll, expect, it } from 'vitest';
import { readApiSettings } from '@detroit-well/config/env';
import { Writable } from 'node:stream';
import { aMember, aSession, cards, seedStudio } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { deliver, webhookSecret } from '../../../../test/stripe-fake/deliver.ts';
import { startStripeFake, type StripeFake } from '../../../../test/stripe-fake/fake.ts';
import { testClock } from '../../../../test/server.ts';
import { buildApp } from '../../../app/app.ts';
import type { Database } from '../../../platform/database/database.ts';
import { logging } from '../../../platform/logging/logging.ts';

let database: Database;
let fake: StripeFake;
let app: Awaited<ReturnType<typeof buildApp>>['app'];
let deps: Awaited<ReturnType<typeof buildApp>>['deps'];
let log = '';
const clock = testClock();
const secretKey = 'sk_test_that_nobody_may_read';
beforeAll(async () => {
  database = await anyDatabase();
  fake = await startStripeFake();
  const settings = readApiSettings({
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: fake.url,
    RATE_LIMITS: 'load-test',
  });
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  ({ app, deps } = await buildApp({ settings, database, clock, logger: { ...logging('trace'), stream } }));
  await seedStudio(database);
});
afterAll(async () => {
  await app?.close();
  await database?.close();
  await fake?.close();
});

it('the log contains no API keys, client secrets or card names, whatever fails', async () => {
  const { token } = await aMember({ database, deps });
  const register = async (card: string) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v2/training/registrations/register/',
      headers: { authorization: `Bearer ${token}` },
      payload: { session_id: await aSession(database), payment_method_id: card },
    });
    return reply.json<{ payment?: { client_secret: string } }>();
  };
  const asked = await register(fake.card(cards.asks));
  await register(fake.card(cards.declined));
  const lostCard = fake.card(cards.good);
  fake.fault = 'response_lost';
  await register(lostCard);
  fake.authenticate(asked.payment?.client_secret ?? '', true);
  for (const event of fake.state.events) {
    await deliver({ app, clock }, event);
    await deliver({ app, clock }, event, { secret: 'whsec_forged' });
  }
  expect(log).toContain('payment_intent.succeeded');
  const secrets = [...fake.state.intents.values()].map(({ client_secret }) => client_secret);
  for (const secret of [secretKey, webhookSecret, lostCard, token, ...secrets]) {
    expect(log.includes(secret)).toBe(false);
  }
});
