// @vitest-environment jsdom
import { createClient } from '@detroit-well/api-client';
import { fakeTransport } from '@detroit-well/api-client/testing';
import type { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startOverlay } from '../src/overlay/overlay.ts';
import type { PageContext } from '../src/page.ts';
import { followPortal } from '../src/visitor/portal-visitor.ts';
import { readVisitor, setVisitor } from '../src/visitor/visitor.ts';

/** The name of the member who is signed in on the portal, and a promise that delays the dashboard response. */
let signedIn: string | null = null;
let dashboardDelay = Promise.resolve();
let notify: (authenticated: boolean) => void = () => {};

vi.mock('../src/visitor/portal-auth.ts', () => ({
  portalAuth: () => ({
    auth: {
      signedIn: () => Promise.resolve(signedIn !== null),
      subscribe: (listener: typeof notify) => {
        notify = listener;
      },
      keepFresh: () => {},
    },
    client: createClient({
      baseUrl: '',
      transport: fakeTransport({
        profile: {
          trainingDashboard: async () => {
            const first_name = signedIn ?? '';
            await dashboardDelay;
            const profile = { first_name, last_name: '', display_name: '', email: '', image_url: null };
            // The test reads only the name.
            return { profile, membership: null } as never;
          },
        },
        registrations: { list: () => [] },
      }),
    }),
  }),
}));

const reload = vi.fn<() => void>();
const context = { portalUrl: 'http://portal.test', apiUrl: 'http://api.test' } as PageContext;
const shown = (): string => {
  const visitor = readVisitor();
  return visitor.kind === 'member' ? visitor.name : visitor.kind;
};

beforeEach(() => {
  dashboardDelay = Promise.resolve();
  // jsdom reports a reload as a navigation that it cannot do.
  const { virtualConsole } = (globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } }).jsdom;
  const onError = ({ message }: Error): void => {
    if (message.includes('navigation')) reload();
  };
  virtualConsole.on('jsdomError', onError);
  onTestFinished(() => void virtualConsole.off('jsdomError', onError));
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockReset();
  document.body.inert = false;
  setVisitor({ kind: 'guest' });
});

async function open(name: string | null): Promise<void> {
  signedIn = name;
  await followPortal(context);
}

function change(name: string | null): void {
  const before = signedIn;
  signedIn = name;
  if (before !== null) notify(false);
  if (name !== null) notify(true);
}

it('the page follows sign-in and sign-out on the portal', async () => {
  await open(null);
  change('Xenia');
  await vi.waitFor(() => expect(shown()).toBe('Xenia'), 20_000);
  change(null);
  await vi.waitFor(() => expect(shown()).toBe('guest'), 20_000);
  change('Yves');
  await vi.waitFor(() => expect(shown()).toBe('Yves'), 20_000);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads the page for another member, because it contains data of the previous member', async () => {
  await open('Xenia');
  expect(shown()).toBe('Xenia');
  change('Yves');
  expect(reload).toHaveBeenCalledOnce();
  expect(document.body.inert).toBe(true);
});

it.each(['pageshow', 'focus', 'visibilitychange'])(
  'repeats an interrupted reload when the visitor returns to the page (%s)',
  async (look) => {
    await open('Xenia');
    const of = look === 'visibilitychange' ? document : window;
    of.dispatchEvent(new Event(look));
    expect(reload).not.toHaveBeenCalled();
    change('Yves');
    reload.mockReset();
    of.dispatchEvent(new Event(look));
    expect(reload).toHaveBeenCalled();
  },
);

describe('with the sign-in hint', () => {
  beforeEach(() => {
    document.cookie = 'signed_in=1';
  });
  afterEach(() => {
    document.cookie = 'signed_in=; Max-Age=0';
  });

  it('a visitor whom the portal does not confirm is told what to change', async () => {
    const telemetry = { analytics: 'none', errorReporting: { via: 'none' } } as const;
    startOverlay({ ...context, now: '2026-01-01T00:00:00Z', telemetry }, false);
    await open(null);
    expect(readVisitor()).toEqual({ kind: 'guest', isUnconfirmed: true });
    await vi.waitFor(
      () => expect(document.body.textContent).toContain('allow cookies and frames of portal.test'),
      20_000,
    );
  });

  it('a confirmed member sees no such message', async () => {
    await open('Xenia');
    expect(readVisitor()).not.toHaveProperty('isUnconfirmed');
  });
});

it('ignores a dashboard response that arrives after the member signs out', async () => {
  await open(null);
  let respond = (): void => {};
  dashboardDelay = new Promise((resolve) => (respond = resolve));
  change('Xenia');
  await new Promise((resolve) => setTimeout(resolve, 5));
  change(null);
  await vi.waitFor(() => expect(shown()).toBe('guest'), 20_000);
  respond();
  await new Promise((done) => setTimeout(done, 20));
  expect(shown()).toBe('guest');
});
