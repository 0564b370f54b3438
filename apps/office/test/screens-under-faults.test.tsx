// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { screenPaths } from '../src/server/screen-paths.ts';
import { faults, server, serverError } from './faults/office-server.ts';

vi.mock('../src/api/client.ts', () => import('./faults/office-server.ts'));
vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'https://api.test/api/v2', publicSiteUrl: 'https://site.test' }),
}));
vi.mock('../src/auth/session.ts', () => ({ signOut: vi.fn() }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn(), showUndo: vi.fn() }));
vi.stubGlobal('scrollTo', vi.fn());
vi.stubGlobal('matchMedia', () => ({
  matches: true,
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
}));
const { routes } = await import('../src/app/routes.tsx');

/** Every screen, and the tabs that load something else. */
const addresses = [...screenPaths, '/office/money?tab=worklist'];

const access = 'GET /office/team/me/';
const today = 'GET /office/today/';
/** What the shell works without: the name of the person, and the figures beside the places. */
const besideAll = ['GET /me/', today];
/** What one screen works without: suggestions, and filters that then offer All. */
const beside: Readonly<Record<string, readonly string[]>> = {
  '/office/schedule': ['programs', 'coaches', 'locations', 'categories'].map(
    (many) => `GET /office/${many}/`,
  ),
  '/office/sessions/new': ['GET /office/closures/'],
  '/office/sessions/:id/edit': ['GET /office/closures/', 'GET /office/sessions/'],
  '/office/series/new': ['GET /office/closures/'],
  '/office/series/:id/change': ['GET /office/closures/'],
  '/office/money': ['GET /office/team/'],
  '/office/posts': ['GET /blog/categories/', 'GET /blog/authors/'],
  '/office/people': ['GET /office/people/choices/'],
  '/office/people/:id': ['GET /office/people/choices/'],
};
/** A status that means something else on one screen: reports are read for days that people type. */
const ownMeaning = { address: '/office/reports', fault: '400', says: 'Choose a first day' };
/** The screens whose content is that of today. */
const needToday: readonly string[] = ['/office', '/office/roster'];

beforeEach(() => {
  server.failing = '';
  server.asked.clear();
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const [logged] = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  if (logged) throw new Error(`React reported: ${logged.map(String).join(' ')}`);
});

let queries: QueryClient;
async function show(path: string): Promise<void> {
  cleanup();
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(routes, { initialEntries: [path.replaceAll(/:\w+/g, 'x')] });
  await act(async () => {
    render(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  });
  await loaded();
}

/** Waits until nothing loads, and nothing that loads after it, and the screen has a heading. */
async function loaded(): Promise<void> {
  do {
    await waitFor(
      () => {
        expect(queries.isFetching()).toBe(0);
        expect(heading()).toMatch(/\w/);
      },
      { interval: 5 },
    );
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  } while (queries.isFetching() > 0);
}

const heading = () => document.querySelector('h1')?.textContent ?? '';
const alerts = () => [...document.querySelectorAll('[role="alert"]')];
const texts = () => alerts().map((alert) => alert.textContent);

const retryButton = () =>
  alerts()
    .flatMap((alert) => [...alert.querySelectorAll('button')])
    .find(({ textContent }) => /^try again/i.test(textContent));

/** Presses the button of the failure, and waits until the call was made again. */
async function tryAgain(): Promise<void> {
  const button = retryButton();
  if (!button) throw new Error(`Nothing tries again: ${document.body.textContent}`);
  server.asked.clear();
  fireEvent.click(button);
  await waitFor(() => expect(server.asked.size).toBeGreaterThan(0), { interval: 5 });
  await loaded();
}

async function expectEveryFault(path: string, call: string, whole: string): Promise<void> {
  server.failing = call;
  // A screen whose record is gone, and days that cannot be read, offer no other try: it cannot help.
  let isFinal = true;
  for (const [fault, { reply, title }] of Object.entries(faults)) {
    server.reply = reply;
    await (isFinal ? show(path) : tryAgain());
    const told = texts().join(' ');
    const isOwn = path === ownMeaning.address && fault === ownMeaning.fault;
    const says = isOwn ? ownMeaning.says : `did not load|could not be loaded|${title}`;
    expect(told, `${call}, ${fault}`).toMatch(new RegExp(says));
    expect(told).not.toContain('missed a beat');
    isFinal = isOwn || (fault === '404' && told.includes(title));
    expect(retryButton() === undefined, `${call}, ${fault}`).toBe(isFinal);
  }
  server.failing = '';
  await tryAgain();
  await waitFor(() => expect([call, heading(), ...texts()]).toEqual([call, whole]), { interval: 5 });
}

async function expectNoTrouble(path: string, call: string, whole: string): Promise<void> {
  [server.failing, server.reply] = [call, serverError];
  await show(path);
  expect([call, heading(), ...texts()]).toEqual([call, whole]);
}

it.each(addresses)('%s says under every fault what did not load, and loads it on retry', async (path) => {
  await show(path);
  const whole = heading();
  expect(texts()).toEqual([]);
  const asked = [...server.asked].filter((call) => call !== access);
  for (const call of asked) {
    const isNeeded = call === today ? needToday.includes(path) : !besideAll.includes(call);
    if (isNeeded && !beside[path]?.includes(call)) await expectEveryFault(path, call, whole);
    else await expectNoTrouble(path, call, whole);
  }
});

it('the office says under every fault that it did not load; without a role it names the way in', async () => {
  const { 403: refused, ...others } = faults;
  server.failing = access;
  for (const [index, { reply, title }] of Object.values(others).entries()) {
    server.reply = reply;
    await (index === 0 ? show('/office/team') : tryAgain());
    expect(heading()).toBe(title);
  }
  server.reply = refused!.reply;
  await show('/office/team');
  expect(heading()).toBe('The office is for the team');
});
