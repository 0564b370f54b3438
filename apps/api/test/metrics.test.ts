import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackground } from '../src/app/background.ts';
import { passwordChangedEmail } from '../src/features/account/email-templates.ts';
import { outboxMails } from '../src/platform/database/schema/outbox.ts';
import { payments } from '../src/platform/database/schema/payments.ts';
import { registrations, waitlistEntries } from '../src/platform/database/schema/registrations.ts';
import { runDue } from '../src/platform/jobs/scheduler.ts';
import { registerJobs } from '../src/platform/jobs/claim-job.ts';
import { createMetrics, type Metrics } from '../src/platform/metrics/metrics.ts';
import { startMetricsServer } from '../src/platform/metrics/metrics-server.ts';
import { aMember, aSession, seedStudio } from './booking.ts';
import { memoryDatabase } from './database.ts';
import { connectChat, listenForWebsockets } from './chat-client.ts';
import { promtool, readPrometheusText, type Sample } from './prometheus-text.ts';
import { testServer, type TestServer } from './server.ts';

let server: TestServer;
let metrics: Metrics;
beforeAll(async () => {
  metrics = createMetrics();
  server = await testServer({ metrics });
  await seedStudio(server.database);
});
afterAll(() => server?.close());

/** The samples after the time for which figures are reused. */
async function scrape(): Promise<Sample[]> {
  server.clock.pass(6);
  return readPrometheusText(await metrics.registry.metrics());
}
const valueOf = (samples: readonly Sample[], name: string, labels: Sample['labels'] = {}) =>
  samples.find(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )?.value;

/** How much each figure changes through an event. */
async function changes(names: readonly string[], event: () => Promise<unknown>) {
  const before = await scrape();
  await event();
  const after = await scrape();
  return Object.fromEntries(
    names.map((name) => [name, Number(valueOf(after, name)) - Number(valueOf(before, name))]),
  );
}

describe('the metrics', () => {
  it('follow the text format of Prometheus', async () => {
    await server.call('GET', '/training/sessions/upcoming/');
    const text = await metrics.registry.metrics();
    expect(readPrometheusText(text).length).toBeGreaterThan(50);
    expect(promtool(['check', 'metrics'], text) ?? { output: '' }).toMatchObject({ output: '' });
  });

  it('reject a text that does not follow it (positive control)', async () => {
    const text = await metrics.registry.metrics();
    for (const wrong of [
      text.slice(0, -1),
      `${text}undescribed_total 1\n`,
      text.replace(' counter', ' number'),
      text.replace('# HELP studio_websockets', '# HELP studio_other'),
      text.replace(/(studio_websockets) \d+/, '$1 many'),
      text.replace(/(studio_websockets \d+)/, '$1\n$1'),
    ])
      expect(() => readPrometheusText(wrong)).toThrow();
  });

  it('count responses by method, route pattern and status, with their duration', async () => {
    const labels = { method: 'GET', route: '/api/v2/training/sessions/:id/', status: '404' };
    const name = 'http_request_duration_seconds_count';
    const before = valueOf(await scrape(), name, labels) ?? 0;
    for (let n = 0; n < 3; n += 1) await server.call('GET', `/training/sessions/${randomUUID()}/`);
    const samples = await scrape();
    expect(valueOf(samples, name, labels)).toBe(before + 3);
    expect(valueOf(samples, 'http_request_duration_seconds_sum', labels)).toBeGreaterThan(0);
    expect(valueOf(samples, 'http_request_duration_seconds_bucket', { ...labels, le: '+Inf' })).toBe(
      before + 3,
    );
  });

  it('create no series for unknown paths, methods or ids', async () => {
    const count = async () => (await scrape()).filter(({ name }) => name.startsWith('http_')).length;
    const ask = async (id: string) => {
      await server.app.inject({ method: 'GET', url: `/${id}/${id}?q=${id}` });
      await server.app.inject({ method: 'PROPFIND' as 'GET', url: `/${id}` }).catch(() => undefined);
      await server.call('GET', `/training/sessions/${id}/availability/`);
    };
    await ask('first');
    const before = await count();
    for (let n = 0; n < 50; n += 1) await ask(randomUUID());
    expect(await count()).toBe(before);
    const routes = new Set((await scrape()).flatMap(({ labels }) => labels['route'] ?? []));
    const known = server.app.printRoutes({ commonPrefix: false });
    expect(routes.size).toBeLessThan(known.split('\n').length);
  });

  it('count emails that wait, and those that were given up', async () => {
    const send = () =>
      server.database.withTx((tx) =>
        server.deps.mail.send(tx, passwordChangedEmail('ada@demo.test', { firstName: 'Ada' })),
      );
    expect(await changes(['studio_emails_waiting', 'studio_emails_given_up'], send)).toEqual({
      studio_emails_waiting: 1,
      studio_emails_given_up: 0,
    });
    expect(valueOf(await scrape(), 'studio_emails_oldest_seconds')).toBeGreaterThan(0);
    const giveUp = () => server.database.db.update(outboxMails).set({ attempts: 10 });
    expect(await changes(['studio_emails_waiting', 'studio_emails_given_up'], giveUp)).toEqual({
      studio_emails_waiting: -1,
      studio_emails_given_up: 1,
    });
  });

  it('count unknown charges, owed refunds, held seats and waitlist offers', async () => {
    const { id: userId } = await aMember(server);
    const sessionId = await aSession(server.database);
    const { db } = server.database;
    const registrationId = randomUUID();
    const charge = randomUUID();
    const row = { registrationId, provider: 'sandbox', amountCents: 7500 } as const;
    const names = [
      'studio_payments_unknown',
      'studio_payments_open',
      'studio_refunds_owed',
      'studio_refunds_owed_cents',
      'studio_holds_open',
      'studio_waitlist_offers_open',
    ];
    const insert = async () => {
      await db.insert(registrations).values({
        id: registrationId,
        sessionId,
        userId,
        status: 'held',
        heldUntil: new Date('2100-01-01'),
        priceCents: 7500,
        rate: 'public',
        plan: 'full',
      });
      await db
        .insert(payments)
        .values({ ...row, id: charge, kind: 'charge', status: 'unknown', idempotencyKey: randomUUID() });
      await db.insert(payments).values({
        ...row,
        kind: 'refund',
        status: 'pending',
        refundOfId: charge,
        idempotencyKey: randomUUID(),
      });
      await db
        .insert(waitlistEntries)
        .values({ sessionId, userId, status: 'offered', offerEndsAt: new Date('2100-01-01') });
    };
    expect(await changes(names, insert)).toEqual({
      studio_payments_unknown: 1,
      studio_payments_open: 1,
      studio_refunds_owed: 1,
      studio_refunds_owed_cents: 7500,
      studio_holds_open: 1,
      studio_waitlist_offers_open: 1,
    });
    const resolveAll = async () => {
      await db.update(payments).set({ status: 'succeeded' });
      await db.update(registrations).set({ status: 'confirmed', heldUntil: null });
      await db.update(waitlistEntries).set({ status: 'accepted' }).where(eq(waitlistEntries.userId, userId));
    };
    expect(await changes(names, resolveAll)).toEqual({
      studio_payments_unknown: -1,
      studio_payments_open: -1,
      studio_refunds_owed: -1,
      studio_refunds_owed_cents: -7500,
      studio_holds_open: -1,
      studio_waitlist_offers_open: -1,
    });
  });

  it('report runs, failures and duration of each job', async () => {
    const { database, clock } = server;
    const broken = {
      name: 'broken',
      everyMs: 1,
      leaseMs: 60_000,
      run: () => Promise.reject(new Error('no')),
    };
    await registerJobs(database.db, [broken], clock.now());
    const log = { error: () => {} };
    await runDue(server.deps, log, [broken], { onRun: metrics.countJobRun });
    const samples = await scrape();
    expect(valueOf(samples, 'studio_job_runs', { job: 'broken' })).toBe(1);
    expect(valueOf(samples, 'studio_job_failures', { job: 'broken' })).toBe(1);
    expect(valueOf(samples, 'studio_job_failed', { job: 'broken' })).toBe(1);
    expect(valueOf(samples, 'studio_job_late_seconds', { job: 'broken' })).toBeCloseTo(6, 0);
    expect(
      clock.now().getTime() / 1000 - Number(valueOf(samples, 'studio_job_ended_at_seconds')),
    ).toBeLessThan(10);
    const labels = { job: 'broken', result: 'failed' };
    expect(valueOf(samples, 'studio_job_duration_seconds_count', labels)).toBe(1);
  });

  it('count open websockets', async () => {
    const [one, other] = [await aMember(server), await aMember(server)];
    const base = await listenForWebsockets(server.app);
    const url = `${base}/ws/chat/private/${one.id}/${other.id}/`;
    const client = await connectChat(url, await one.renewed());
    expect(valueOf(await scrape(), 'studio_websockets')).toBe(1);
    client.close();
    await expect.poll(async () => valueOf(await scrape(), 'studio_websockets')).toBe(0);
  });

  it('show the connections to PostgreSQL, of which the embedded database has none', async () => {
    const busy = () =>
      scrape().then((samples) => valueOf(samples, 'studio_pool_connections', { state: 'busy' }));
    const { pool } = server.database;
    await expect.poll(busy).toBe(pool && 0);
    const inTransaction = () => server.database.withTx(async () => pool?.());
    // A query of an earlier scrape that gave up may still hold a connection of its own.
    await expect
      .poll(async () => {
        const during = await inTransaction();
        return during && { busy: during.open - during.idle, waiting: during.waiting, limit: during.limit };
      })
      .toEqual(pool && { busy: 1, waiting: 0, limit: 4 });
  });
});

it('the metrics respond without the figures of a database that does not respond', async () => {
  const database = await memoryDatabase();
  const own = createMetrics();
  const slow = await testServer({ database, metrics: own });
  slow.database.db.execute = () => new Promise(() => {}) as never;
  const began = performance.now();
  const samples = readPrometheusText(await own.registry.metrics());
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(valueOf(samples, 'studio_figures_up')).toBe(0);
  expect(valueOf(samples, 'studio_emails_waiting')).toBeNaN();
  expect(valueOf(samples, 'process_cpu_seconds_total')).toBeGreaterThan(0);
  await slow.close();
});

it('the metrics are served on their own port, under one path, and the public port has none', async () => {
  const { registry } = metrics;
  const own = await startMetricsServer({ host: '127.0.0.1', port: 0, registry, onError: () => {} });
  const reply = await fetch(own.url);
  expect(reply.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(readPrometheusText(await reply.text()).length).toBeGreaterThan(50);
  expect((await fetch(new URL('/', own.url))).status).toBe(404);
  expect((await fetch(own.url, { method: 'POST' })).status).toBe(404);
  expect((await server.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  await own.close();
});

it('the background work of a server reports its job runs', async () => {
  const runs: string[] = [];
  const stop = await startBackground(server.deps, server.app.log, ({ job }) => void runs.push(job));
  await expect.poll(() => runs).toContain('reconcile');
  await stop();
});
