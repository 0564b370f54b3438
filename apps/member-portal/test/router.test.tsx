// @vitest-environment jsdom
import { cleanup, render, screen as page, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Outlet, RouterProvider, createBrowserRouter, useParams } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Root } from '../src/app/root.tsx';
import { guarded, layout, screen } from '../src/app/route.tsx';
import { membersOnly } from '../src/auth/guards.ts';

interface File {
  readonly Screen: ComponentType;
}
const login: File = { Screen: () => <h1>Sign In</h1> };
const feed: File = { Screen: () => <h1>Your Feed</h1> };
const session: File = {
  Screen: () => (
    <>
      <h1>Session {useParams().id}</h1>
      <section id="people">
        <h2>Participants</h2>
      </section>
    </>
  ),
};
const Layout = () => (
  <main>
    <Outlet />
    <a href="/dashboard/session/7">A session</a>
    <a href="#people">People</a>
  </main>
);

let loadSession: () => Promise<File>;
let loadFeed: () => Promise<File>;
const scrolled = vi.fn<(x: number, y: number) => void>();
const element = vi.fn<(id: string) => void>();

const table = () => [
  {
    Component: Root,
    children: [
      layout('auth', async () => Layout, [screen('/login', 'login', async () => login, { title: '' })]),
      layout('member', async () => Layout, [
        guarded(membersOnly, [
          screen('/feed', 'feed', () => loadFeed(), { title: '' }),
          screen('/dashboard/session/:id', 'session', () => loadSession(), {
            title: '',
            thirdParties: ['stripe'],
          }),
        ]),
      ]),
    ],
  },
];

/** Starts the portal at an address and waits for its first screen. */
async function start(address: string) {
  history.pushState(null, '', address);
  const router = createBrowserRouter(table());
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  render(<RouterProvider router={router} />);
  return router;
}
const heading = (name: string): Promise<HTMLElement> => page.findByRole('heading', { level: 1, name });
const failure = (): Promise<HTMLElement> => page.findByRole('alert');

function settings(absentThirdParties: readonly string[]): void {
  document.body.innerHTML = `<script type="application/json" id="settings">${JSON.stringify({ absentThirdParties })}</script>`;
}

beforeAll(() => {
  vi.stubGlobal('scrollTo', scrolled);
  // jsdom does not have it.
  performance.getEntriesByType = () => [];
  Element.prototype.scrollIntoView = function scrollIntoView(): void {
    element(this.id);
  };
});
beforeEach(() => {
  settings([]);
  localStorage.setItem('accessToken', 'a.b.c');
  loadSession = async () => session;
  loadFeed = async () => feed;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.stubGlobal('scrollY', 0);
});

it('loads the screen of the address with its parameters', async () => {
  const router = await start('/dashboard/session/a%20b?tab=news');
  expect(await heading('Session a b')).toBeDefined();
  expect(router.state.location.search).toBe('?tab=news');
});

it('a guard replaces the entry of a loaded page, and remembers its address', async () => {
  const entries = history.length;
  localStorage.clear();
  await start('/dashboard/session/42?a=b');
  expect(await heading('Sign In')).toBeDefined();
  expect(location.search).toBe(`?next=${encodeURIComponent('/dashboard/session/42?a=b')}`);
  expect(history.length).toBe(entries + 1);
});

it('a guard keeps the previous screen in the history after a link', async () => {
  const router = await start('/login');
  const entries = history.length;
  await router.navigate('/feed');
  expect(await heading('Your Feed')).toBeDefined();
  localStorage.clear();
  await router.navigate('/dashboard/session/42');
  expect(await heading('Sign In')).toBeDefined();
  expect(history.length).toBe(entries + 2);
});

it('the guard checks every navigation within the layout', async () => {
  const router = await start('/feed');
  localStorage.clear();
  await router.navigate('/dashboard/session/7');
  expect(location.pathname).toBe('/login');
});

it('keeps the old screen until the new one has loaded, and drops an overtaken navigation', async () => {
  const router = await start('/login');
  let arrive = (): void => {};
  loadSession = () => new Promise((resolve) => (arrive = () => resolve(session)));
  const slow = router.navigate('/dashboard/session/1');
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  expect(await heading('Sign In')).toBeDefined();
  await router.navigate('/feed');
  arrive();
  await slow;
  expect(await heading('Your Feed')).toBeDefined();
  expect(location.pathname).toBe('/feed');
});

it('keeps the layout when the file of a screen is missing, and fetches it again on retry', async () => {
  loadSession = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
  await start('/dashboard/session/1#people');
  await failure();
  expect(page.getByRole('main').textContent).toContain('A session');
  const retry = await page.findByRole('button', { name: /^Try Again/ });
  loadSession = async () => session;
  retry.click();
  expect(await heading('Session 1')).toBeDefined();
});

it('fetches a missing file again at the next visit', async () => {
  loadSession = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
  const router = await start('/dashboard/session/1');
  await failure();
  await router.navigate('/feed');
  loadSession = async () => session;
  await router.navigate('/dashboard/session/1');
  expect(await heading('Session 1')).toBeDefined();
});

it('renders a screen that broke again on retry, and leaves it at another address', async () => {
  let broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Screen = () => {
    if (broken) throw new Error('Unreadable.');
    return <h1>Repaired</h1>;
  };
  loadSession = async () => ({ Screen });
  const router = await start('/dashboard/session/1');
  await failure();
  await router.navigate('/feed');
  expect(await heading('Your Feed')).toBeDefined();
  await router.navigate('/dashboard/session/1');
  await failure();
  const retry = await page.findByRole('button', { name: /^Try Again/ });
  broken = false;
  retry.click();
  expect(await heading('Repaired')).toBeDefined();
});

it('loads a screen with its document when the policy of the current one lacks a third party', async () => {
  settings(['stripe']);
  const router = await start('/feed');
  const leave = vi.fn<() => void>();
  const { virtualConsole } = (globalThis as unknown as { jsdom: { virtualConsole: NodeJS.EventEmitter } })
    .jsdom;
  virtualConsole.on('jsdomError', leave);
  await router.navigate('/dashboard/session/7#people');
  virtualConsole.off('jsdomError', leave);
  // jsdom reports the document load that it cannot do.
  expect(leave).toHaveBeenCalledOnce();
  expect(await heading('Your Feed')).toBeDefined();
});

it('follows links of the page, moves the focus to the heading, and shows the previous screen on Back', async () => {
  await start('/feed');
  page.getByText('A session').click();
  const title = await heading('Session 7');
  await waitFor(() => expect(document.activeElement).toBe(title));
  history.back();
  const before = await heading('Your Feed');
  await waitFor(() => expect(document.activeElement).toBe(before));
});

it('a link to a part of the screen scrolls and moves the focus there, and Back returns to the position', async () => {
  await start('/dashboard/session/7');
  vi.stubGlobal('scrollY', 120);
  page.getByText('People').click();
  await waitFor(() => expect(document.activeElement?.id).toBe('people'));
  expect(element).toHaveBeenCalledWith('people');
  expect(location.hash).toBe('#people');
  history.back();
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 120));
});

it('starts a new screen at the top and restores the position of an earlier entry, even after a reload', async () => {
  const router = await start('/feed');
  vi.stubGlobal('scrollY', 320);
  await router.navigate('/dashboard/session/7');
  await heading('Session 7');
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  history.back();
  await heading('Your Feed');
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 320));
  dispatchEvent(new Event('pagehide'));
  cleanup();
  router.dispose();
  scrolled.mockClear();
  render(<RouterProvider router={createBrowserRouter(table())} />);
  await heading('Your Feed');
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 320));
});
