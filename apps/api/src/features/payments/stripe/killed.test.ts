import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards, guestForm } from '../../../../test/booking.ts';
import { startChild, type ChildServer } from '../../../../test/child-server.ts';
import { fillDataFolder } from '../../../../test/database.ts';
import { webhookSecret } from '../../../../test/stripe-fake/deliver.ts';
import { startStripeFake, type StripeFake } from '../../../../test/stripe-fake/fake.ts';

let folder: string;
let fake: StripeFake;
let server: ChildServer;
let sessionId: string;
const start = () =>
  startChild(folder, {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_of_the_fake',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_fake',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: fake.url,
  });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'detroit-stripe-killed-'));
  fake = await startStripeFake();
  await fillDataFolder(folder);
  server = await start();
  const { sessions } = (await ask('GET', '/training/sessions/?upcoming_only=true')).body as {
    sessions: { public_id: string; max_participants: number | null; price: string }[];
  };
  sessionId =
    sessions.find((each) => each.max_participants === null && each.price !== '0.00')?.public_id ?? '';
});
afterAll(async () => {
  await server?.kill();
  await fake?.close();
  await rm(folder, { recursive: true, force: true });
});

async function ask(method: string, path: string, body?: unknown, key = randomUUID()) {
  const reply = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

/** A member registers, and the server is killed while Stripe processes the confirmation. */
async function killedWhileCharging() {
  const form = guestForm(sessionId, fake.card(cards.good));
  const key = randomUUID();
  const register = () => ask('POST', '/training/registrations/guest-register/', form, key);
  fake.fault = 'waits';
  const lost = register().catch(() => null);
  await expect.poll(fake.waiting, { timeout: 20_000 }).toBe(1);
  const [intent] = [...fake.state.intents.values()].slice(-1);
  await server.kill();
  expect(await lost).toBeNull();
  fake.fault = null;
  return { register, intent };
}
const charged = () => [...fake.state.intents.values()].filter(({ status }) => status === 'succeeded').length;

describe('a server that is killed while Stripe charges', () => {
  it('finds the charge after the next start: one seat, one charge, and the retry gets that result', async () => {
    const { register, intent } = await killedWhileCharging();
    const before = charged();
    fake.releaseWaiting();
    await expect.poll(() => intent?.status).toBe('succeeded');
    server = await start();
    expect(await register()).toMatchObject({
      status: 201,
      body: { registration: { status: 'confirmed', payment_status: 'paid' } },
    });
    expect(charged()).toBe(before + 1);
  });

  it('cancels the charge that is still in progress, so that it can never succeed late', async () => {
    const { register, intent } = await killedWhileCharging();
    const before = charged();
    server = await start();
    expect(intent?.status).toBe('canceled');
    fake.releaseWaiting();
    expect(await register()).toMatchObject({ status: 201, body: { registration: { status: 'confirmed' } } });
    expect([intent?.status, charged()]).toEqual(['canceled', before + 1]);
  });
});
