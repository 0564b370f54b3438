import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics, type Metrics } from '../src/platform/metrics/metrics.ts';
import { promtool } from './prometheus-text.ts';
import { testServer, type TestServer } from './server.ts';

const repository = new URL('../../../', import.meta.url);
const prometheusFolder = fileURLToPath(new URL('deploy/prometheus/', repository));
const read = (path: string) => readFile(new URL(path, repository), 'utf8');

let server: TestServer;
let exported: Set<string>;
beforeAll(async () => {
  const metrics: Metrics = createMetrics();
  server = await testServer({ metrics });
  const text = await metrics.registry.metrics();
  const families = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  exported = new Set(
    families.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
    ),
  );
  for (const end of ['lag_seconds', 'serves']) exported.add(`studio_replica_${end}`);
  // PostgreSQL only.
  for (const end of ['connections', 'waiting', 'limit']) exported.add(`studio_pool_${end}`);
});
afterAll(() => server?.close());

/** Names of metrics in a text that the server does not export. */
const unknownNames = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\b(?:http|studio|process|nodejs)_[a-z0-9_]+\b/g)]
      .map(([name]) => name)
      .filter((name) => !exported.has(name)),
  ),
];

describe('the alerts and the dashboard', () => {
  it.each([
    'deploy/prometheus/alerts.yml',
    'deploy/prometheus/alerts.test.yml',
    'deploy/grafana/dashboard.json',
  ])('use only metrics that the server exports: %s', async (path) => {
    const text = await read(path);
    expect(text).toContain('studio_');
    expect(unknownNames(text)).toEqual([]);
  });

  it('would not pass with a metric that does not exist (positive control)', () => {
    expect(unknownNames('max(studio_emails_waiting) + max(studio_letters_waiting)')).toEqual([
      'studio_letters_waiting',
    ]);
  });

  it('are explained one by one in docs/operate.md, and each alert is tested', async () => {
    const names = [...(await read('deploy/prometheus/alerts.yml')).matchAll(/- alert: (\w+)/g)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(10);
    const headings = [...(await read('docs/operate.md')).matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(names);
    const tested = [
      ...(await read('deploy/prometheus/alerts.test.yml')).matchAll(/alertname: (\w+)\n +exp_alerts:/g),
    ].map(([, name]) => name);
    expect(tested).toEqual(names);
  });

  it('are accepted by promtool where it is installed', () => {
    for (const args of [
      ['check', 'rules', 'alerts.yml'],
      ['check', 'config', 'prometheus.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ])
      expect(promtool(args, '', prometheusFolder) ?? { ok: true }).toMatchObject({ ok: true });
  });
});
