import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardEntry } from '../src/card/use-card-entry.ts';

let root: Root;
let entry: Record<string, unknown>;
let render: () => void;
const draw = (): Promise<void> => act(async () => render());
let source: (() => Promise<string>) | null;
const text = (): string => document.body.textContent ?? '';
const script = (): HTMLScriptElement | null => document.querySelector('script[src*="js.stripe.com"]');
const settle = (ms = 1): Promise<unknown> => act(async () => vi.advanceTimersByTimeAsync(ms));
async function until(check: () => void): Promise<void> {
  await vi.waitFor(async () => {
    await settle();
    check();
  }, 10_000);
}

/** The part of Stripe.js that the card field uses. */
function stripe({
  ready = true,
  token = Promise.resolve<unknown>({ confirmationToken: { id: 'ctoken_1' } }),
} = {}) {
  const element = {
    mount: () => undefined,
    on: (name: string, listen: () => void) => void (name === 'ready' && ready && setTimeout(listen, 100)),
    off: () => undefined,
    update: () => undefined,
    destroy: () => undefined,
  };
  const elements = {
    create: () => element,
    getElement: () => element,
    update: () => undefined,
    submit: () => Promise.resolve({}),
  };
  return Object.assign(
    () => ({
      elements: () => elements,
      createToken: () => undefined,
      createPaymentMethod: () => undefined,
      createConfirmationToken: () => token,
      confirmCardPayment: () => undefined,
    }),
    { version: 3 },
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
  const { CardSection } = await import('../src/card/card-section.tsx');
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
  source = null;
  const provider = () => Promise.resolve({ kind: 'stripe', publishableKey: 'pk_test' });
  entry = {
    savedCards: [],
    savedCard: null,
    errors: {},
    declined: {},
    provider: provider(),
    reloadProvider: () => {
      entry = { ...entry, provider: provider() };
      render();
    },
    setStripeSource: (next: typeof source) => (source = next),
  };
  render = () =>
    root.render(
      <Suspense>
        <CardSection
          formId="pay"
          entry={entry as unknown as CardEntry}
          due={{ cents: 7500, keeps: false }}
          wallets={false}
          disabled={false}
        />
      </Suspense>,
    );
});
afterEach(async () => {
  await act(async () => root.unmount());
  script()?.remove();
  delete (window as { Stripe?: unknown }).Stripe;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fail = (name: 'error' | 'load') => async (): Promise<void> => {
  // Stripe's loader tries twice by itself.
  for (let tries = 0; tries < 2; tries += 1) {
    await act(async () => script()?.dispatchEvent(new Event(name)));
    await settle();
  }
};
const faults: Readonly<Record<string, () => Promise<unknown>>> = {
  'is blocked': fail('error'),
  'is empty': fail('load'),
  'never answers': () => settle(10_000),
};

describe.each(Object.entries(faults))('the script of Stripe that %s', (_, fault) => {
  it('is told with phone and email, and paying says so', async () => {
    await draw();
    await until(() => expect(script()).not.toBeNull());
    await fault();
    await until(() => expect(text()).toContain('The card form could not be loaded. Nothing was charged.'));
    expect(document.querySelector('a[href^="tel:"]')).not.toBeNull();
    expect(document.querySelector('a[href^="mailto:"]')).not.toBeNull();
    await expect(source?.()).rejects.toThrow('The card form could not be loaded. Nothing was charged.');
  });

  it('is loaded again on each retry', async () => {
    await draw();
    for (let tries = 0; tries < 3; tries += 1) {
      await until(() => expect(script()).not.toBeNull());
      await fault();
      await until(() => expect(text()).toContain('could not be loaded'));
      script()?.setAttribute('data-old', '');
      await act(async () => document.querySelector('button')!.click());
      await until(() => expect(script()?.hasAttribute('data-old')).toBe(false));
    }
    window.Stripe = stripe() as never;
    await act(async () => script()?.dispatchEvent(new Event('load')));
    await until(() => expect(document.querySelector('[aria-label="Card details"]')).not.toBeNull());
    await settle(10_000);
    expect(text()).not.toContain('could not be loaded');
    await expect(source?.()).resolves.toBe('ctoken_1');
  });
});

it('tells that the card field never became ready', async () => {
  window.Stripe = stripe({ ready: false }) as never;
  await draw();
  await until(() => expect(document.querySelector('[aria-label="Card details"]')).not.toBeNull());
  await settle(10_000);
  expect(text()).toContain('The card form could not be loaded. Nothing was charged.');
});

it('ends a check of the card that never answers', async () => {
  window.Stripe = stripe({ token: new Promise(() => undefined) }) as never;
  await draw();
  await until(() => expect(source).not.toBeNull());
  const paying = source?.().catch(String);
  await settle(10_000);
  expect(await paying).toContain('could not be checked in time. Nothing was charged');
});
