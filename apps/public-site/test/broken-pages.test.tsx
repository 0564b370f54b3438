// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectSignals, type Signal } from '@detroit-well/telemetry/signals';
import type { SiteApi } from '../src/api/site-api.ts';
import type { Session } from '../src/api/wire.ts';
import { createSite } from '../src/app.ts';
import { PageRoot } from '../src/layout/page-root.tsx';
import { context, goodApi, options, session, sessionPath } from './fixtures.ts';

const dateless: Session = { ...session, start_datetime: '', end_datetime: 'soon' };
async function get(url: string, api: Partial<SiteApi>) {
  const failures: { error: unknown; page?: string | undefined; reference?: string | undefined }[] = [];
  const site = await createSite({
    ...options,
    api: { ...goodApi, ...api },
    telemetry: { analytics: 'none', errorReporting: { via: 'sentry', dsn: 'https://key@errors.test/1' } },
    reportFailure: (failure) => failures.push(failure),
  });
  const reply = await site.inject({ url });
  await site.close();
  return { reply, failures, html: reply.body };
}

describe('page that the server cannot render', () => {
  it('shows the failure page with both actions, is never cached, and is reported with its reference', async () => {
    const broken = { ...session, requirements: null as unknown as string[] };
    const { reply, html, failures } = await get(`${sessionPath}?id=${session.public_id}`, {
      session: () => Promise.resolve(broken),
    });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(html).toContain('Something went wrong');
    expect(html).toContain('Your data is safe');
    const [page = ''] = html.split('class="start-notice"');
    expect(page.match(/Try Again|Refresh Page/g)).toHaveLength(2);
    expect(failures).toHaveLength(1);
    expect(failures[0]?.page).toBe(sessionPath);
    expect(html).toContain(`Reference ${failures[0]?.reference}, Mar 2, 2026, 10:00 AM EST`);
  });

  it('sends a text and a link even when the failure page cannot be rendered', async () => {
    const { reply, html } = await get('/training', {
      menu: () => Promise.resolve([null as unknown as { label: string; href: string }]),
    });
    expect(reply.statusCode).toBe(500);
    expect(html).toContain('<h1 class="d2">Something went wrong</h1>');
    expect(html).toContain('href="/training"');
  });

  it('allows the error-reporting service in connect-src only if one is configured', async () => {
    const { reply } = await get('/training', {});
    expect(reply.headers['content-security-policy']).toContain('https://errors.test');
    const site = await createSite(options);
    const plain = await site.inject({ url: '/training' });
    await site.close();
    expect(plain.headers['content-security-policy']).not.toContain('errors.test');
    expect(plain.body).not.toContain('telemetry');
  });
});

describe('session without a date', () => {
  it.each([
    ['on its page', `${sessionPath}?id=${session.public_id}`],
    ['in the list', '/training'],
  ])('shows its other details %s', async (_where, url) => {
    const { reply, html } = await get(url, {
      session: () => Promise.resolve(dateless),
      upcomingSessions: () => Promise.resolve([dateless]),
    });
    expect(reply.statusCode).toBe(200);
    expect(html).toContain('Rhythm &amp; Glide');
    expect(html).toContain('to be announced');
  });
});

describe('hydration failure', () => {
  let signals: Signal[] = [];
  let broken = false;
  let stop = () => {};

  function Fragile() {
    if (broken) throw new Error('unknown shape');
    return <p>Lace up like it matters</p>;
  }

  /** Sets up the document from the server and returns the function that hydrates it. */
  async function open(): Promise<() => void> {
    const drawn = renderToString(createElement(PageRoot, { Page: Fragile, data: null, context }));
    document.body.innerHTML = `<div id="root">${drawn}</div>`;
    const data = document.createElement('script');
    data.type = 'application/json';
    data.id = 'page-data';
    data.textContent = JSON.stringify({ data: null, context });
    document.body.append(data);
    const { hydratePage } = await import('../src/client/hydrate.tsx');
    stop = connectSignals((signal) => signals.push(signal));
    return () => hydratePage(Fragile);
  }

  beforeEach(() => {
    signals = [];
    broken = false;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    window.matchMedia ??= vi.fn().mockReturnValue({ matches: false, addEventListener: () => {} });
  });
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
  });

  it('keeps the HTML of the server and reports the exception', async () => {
    const hydrate = await open();
    broken = true;
    const before = document.querySelector('header')?.outerHTML;
    hydrate();
    await vi.waitFor(() => expect(signals).toHaveLength(1), 20_000);
    await vi.waitFor(() => expect(document.body.textContent).toContain('Lace up like it matters'), 20_000);
    expect(document.querySelector('header')?.outerHTML).toBe(before);
    expect(document.getElementById('root')?.textContent).not.toContain('Something went wrong');
    // A notice beside the page says so.
    await vi.waitFor(() => expect(document.body.textContent).toContain('Refresh Page'), 20_000);
    expect(signals[0]).toMatchObject({ type: 'exception', error: { message: 'unknown shape' } });
  });
});
