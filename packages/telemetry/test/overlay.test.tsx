import { ApiError, createClient, eventFor } from '@detroit-well/api-client';
import type { ClientEvent, WireResponse } from '@detroit-well/api-client';
import { referenceText } from '@detroit-well/reference-texts';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountOverlay } from '../src/overlay/mount-overlay.tsx';
import { toastFor } from '../src/overlay/toast-for.ts';
import { createToastStore } from '../src/overlay/toast-store.ts';
import { emitSignal } from '../src/signals.ts';

const reply = (status: number, headers: Record<string, string> = {}): WireResponse => ({
  status,
  header: (name) => headers[name],
  data: {},
});

/** The events the real client emits for one call with this response. */
async function eventsOf(responses: (WireResponse | Error)[], background: boolean): Promise<ClientEvent[]> {
  const events: ClientEvent[] = [];
  const client = createClient({
    baseUrl: 'http://api.test',
    onEvent: (event) => events.push(event),
    sleep: async () => undefined,
    maxRetries: 0,
    transport: async () => {
      const next = responses.shift();
      if (!next || next instanceof Error) throw next ?? new Error('no answer');
      return next;
    },
  });
  await client.navigation.menu({ background }).catch(() => undefined);
  return events;
}

describe('toastFor', () => {
  it.each([
    [403, 'Access Denied.', referenceText('B8.1/status/403')],
    [500, 'Server Error.', referenceText('B8.1/status/5xx')],
    [503, 'Server Error.', referenceText('B8.1/status/503')],
  ])('returns a toast for a background call that fails with %i', async (status, title, text) => {
    const [event] = await eventsOf([reply(status)], true);
    expect(event).toMatchObject({ call: 'GET /navigation/menu/' });
    expect(event && toastFor(event, 0)).toMatchObject({ tone: 'bad', title, text, closesAfterMs: 5_000 });
  });

  it('returns null when a screen shows the failure itself', async () => {
    const events = await eventsOf([reply(500)], false);
    expect(events).toHaveLength(1);
    expect(events.map((event) => toastFor(event, 0))).toEqual([null]);
  });

  it('gets no event for a 404', async () => {
    expect(await eventsOf([reply(404)], true)).toEqual([]);
  });

  it('returns the end time of a wait after which the client retries', async () => {
    const [event] = await eventsOf([reply(429, { 'Retry-After': '12' }), reply(200)], false);
    expect(event && toastFor(event, 1_000)).toMatchObject({
      title: 'Too many requests.',
      text: 'Please wait a moment and try again.',
      until: 13_000,
    });
  });

  it('returns null for a wait that is too long for an automatic retry', async () => {
    const [event] = await eventsOf([reply(429, { 'Retry-After': '3600' })], false);
    expect(event).toMatchObject({ type: 'rateLimited', retries: false });
    expect(event && toastFor(event, 0)).toBeNull();
  });
});

describe('the toast store', () => {
  const toast = (id: string, more = {}) => ({ id, tone: 'bad', title: id, ...more }) as const;

  it('keeps three toasts and drops the oldest one without a button first', () => {
    const store = createToastStore();
    store.show(toast('a', { action: { label: 'Try Again', run: () => undefined } }));
    for (const id of ['b', 'c', 'd']) store.show(toast(id));
    expect(store.shown.getState().map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  });

  it('shows a message once a minute, and again at once after a manual retry', () => {
    let now = 0;
    const store = createToastStore(() => now);
    store.show(toast('a'));
    store.close('a');
    now = 59_000;
    store.show(toast('a'));
    expect(store.shown.getState()).toEqual([]);
    store.forget('a');
    store.show(toast('a'));
    expect(store.shown.getState()).toHaveLength(1);
    store.close('a');
    now = 120_000;
    store.show(toast('a'));
    expect(store.shown.getState()).toHaveLength(1);
  });
});

describe('the overlay', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
    document.body.innerHTML = '';
    document.cookie = 'analytics_consent=; Path=/; Max-Age=0';
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const mount = async (telemetry: Partial<Parameters<typeof mountOverlay>[0]> = {}) => {
    await act(async () => {
      mountOverlay({
        app: 'test',
        deployment: 'demo',
        telemetry: { analytics: 'none', errorReporting: { via: 'none' } },
        page: () => '/',
        asOf: () => Date.parse('2026-03-14T17:04:00-04:00'),
        cookiesHref: '/cookies',
        eventOf: (error) =>
          error instanceof ApiError ? eventFor(error, { call: '', background: true }) : null,
        ...telemetry,
      });
    });
  };

  it('shows signals emitted before it was mounted', async () => {
    emitSignal({ type: 'unseen', error: new ApiError({ kind: 'server', status: 500, message: '' }) });
    await mount();
    await vi.waitFor(
      () =>
        expect(document.querySelector('[aria-label="Notices"]')?.textContent).toContain(
          referenceText('B8.1/status/5xx'),
        ),
      20_000,
    );
  });

  it('shows the offline bar with the age of the page instead of a toast, and reloads after reconnecting', async () => {
    const onReload = vi.fn();
    await mount({ onReload });
    await act(async () => {
      dispatchEvent(new Event('offline'));
    });
    expect(document.querySelector('.offline-bar')?.textContent).toContain('as of 5:04 PM EDT');
    await act(async () => {
      emitSignal({ type: 'unseen', error: new ApiError({ kind: 'network', message: '' }) });
    });
    expect(document.querySelector('[aria-label="Notices"]')?.textContent).toBe('');
    await act(async () => {
      dispatchEvent(new Event('online'));
    });
    expect(document.querySelector('.offline-bar')).toBeNull();
    expect(onReload).toHaveBeenCalled();
  });

  it('sets the height of the bars only when it changes', async () => {
    let resized = (): void => undefined;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resized = callback;
        }
        observe(): void {}
      },
    );
    const setProperty = vi.spyOn(document.documentElement.style, 'setProperty');
    const offsetHeight = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
    await mount();
    for (const height of [0, 52, 52, 0, 0]) {
      offsetHeight.mockReturnValue(height);
      resized();
    }
    expect(setProperty.mock.calls).toEqual([
      ['--bars-height', '52px'],
      ['--bars-height', '0px'],
    ]);
  });

  it('asks for consent only when a provider is configured, and never again after a choice', async () => {
    await mount();
    expect(document.querySelector('.consent-banner')).toBeNull();
    await mount({ telemetry: { analytics: 'dataLayer', errorReporting: { via: 'none' } } });
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.consent-banner button')];
    expect(buttons.map(({ textContent, className }) => [textContent, className])).toEqual([
      ['Decline', 'button'],
      ['Accept', 'button'],
    ]);
    await act(async () => buttons[0]?.click());
    expect(document.querySelector('.consent-banner')).toBeNull();
    expect(document.cookie).toContain('analytics_consent=declined');
  });
});
