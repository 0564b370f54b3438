// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRouter } from '../src/router/create-router.ts';
import { matchPath } from '../src/router/route-table.ts';
import type { ScreenRoute } from '../src/router/route-table.ts';
import { createScrollPositions } from '../src/router/scroll-positions.ts';

const Login = () => null;
const Session = () => null;
const Lost = () => null;
const Layout = () => null;

let signedIn = true;
let session: () => Promise<{ Screen: typeof Session }>;

const table: readonly ScreenRoute[] = [
  { path: '/login', shell: 'auth', load: async () => ({ Screen: Login }) },
  {
    path: '/dashboard/session/:id',
    shell: 'member',
    guard: ({ pathname }) => (signedIn ? null : `/login?next=${pathname}`),
    load: () => session(),
  },
  { path: '*', shell: 'none', load: async () => ({ Screen: Lost }) },
];
const loadLayout = async () => Layout;
const layouts = { auth: loadLayout, member: loadLayout, none: loadLayout };

async function started(path: string) {
  history.replaceState(null, '', path);
  const router = createRouter(table, layouts);
  await router.start();
  return router;
}

beforeEach(() => {
  signedIn = true;
  session = async () => ({ Screen: Session });
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a path pattern', () => {
  it.each([
    ['/login', '/login/', {}],
    ['/dashboard/session/:id', '/dashboard/session/a%20b', { id: 'a b' }],
    ['/dashboard/session/:id', '/dashboard/session/%E0%A4%A', { id: '%E0%A4%A' }],
    ['/dashboard/session/:id', '/dashboard/session', null],
    ['/dashboard/session/:id', '/dashboard/session/a/b', null],
    ['*', '/anything/at/all', {}],
  ])('%s gives the path %s the parameters %o', (pattern, pathname, params) => {
    expect(matchPath(pattern, pathname)).toEqual(params);
  });
});

describe('the router', () => {
  it('loads the screen of the address with its parameters', async () => {
    const router = await started('/dashboard/session/42?tab=news');
    expect(router.view()).toMatchObject({ Screen: Session, shell: 'member', params: { id: '42' } });
    expect(router.view().url.search).toBe('?tab=news');
  });

  it('follows the redirect of a guard and replaces the history entry', async () => {
    const router = await started('/login');
    const entries = history.length;
    signedIn = false;
    await router.navigate('/dashboard/session/42', { replace: true });
    expect(location.href).toContain('/login?next=/dashboard/session/42');
    expect(router.view().Screen).toBe(Login);
    expect(history.length).toBe(entries);
  });

  it('keeps the old view until the new one has loaded, and drops an overtaken navigation', async () => {
    const router = await started('/login');
    let arrive = (): void => {};
    session = () => new Promise((resolve) => (arrive = () => resolve({ Screen: Session })));
    const slow = router.navigate('/dashboard/session/1');
    await vi.waitFor(() => expect(location.pathname).toBe('/dashboard/session/1'), 20_000);
    expect(router.view().Screen).toBe(Login);
    await router.navigate('/nowhere');
    arrive();
    await slow;
    expect(router.view().Screen).toBe(Lost);
  });

  it('keeps the layout when the screen fails to load, and loads the screen on retry', async () => {
    session = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
    const router = await started('/dashboard/session/1');
    expect(router.view()).toMatchObject({ Layout, Screen: null });
    expect(router.view().failure).toBeInstanceOf(Error);
    session = async () => ({ Screen: Session });
    await router.retry();
    expect(router.view().Screen).toBe(Session);
    expect(router.view().failure).toBeUndefined();
  });

  it('loads a screen with its document when the policy of the current one lacks a third party', async () => {
    history.replaceState(null, '', '/login');
    const loadDocument = vi.fn<(screen: ScreenRoute) => boolean>(({ path }) => path !== '/login');
    const router = createRouter(table, layouts, loadDocument);
    await router.start();
    expect(loadDocument).not.toHaveBeenCalled();
    await router.navigate('/dashboard/session/7');
    expect(loadDocument).toHaveBeenCalledOnce();
    expect(location.pathname).toBe('/dashboard/session/7');
    expect(router.view().Screen).toBe(Login);
  });

  it('shows the previous screen after the back button', async () => {
    const router = await started('/login');
    await router.navigate('/dashboard/session/7');
    history.back();
    await vi.waitFor(() => expect(router.view()).toMatchObject({ Screen: Login, navigation: 'pop' }), 20_000);
  });
});

describe('scroll positions', () => {
  const at = (navigation: 'push' | 'pop', entry: string, hash = '') =>
    ({ navigation, entry, url: new URL(`http://portal.test/feed${hash}`) }) as Parameters<
      ReturnType<typeof createScrollPositions>['restore']
    >[0];

  it('start a new screen at the top and restore the position of an earlier entry, even after a reload', () => {
    const scrolled = vi.fn<(x: number, y: number) => void>();
    vi.stubGlobal('scrollTo', scrolled);
    vi.stubGlobal('scrollY', 320);
    const positions = createScrollPositions();
    positions.save('a');
    positions.restore(at('push', 'b'));
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    positions.persist();
    createScrollPositions().restore(at('pop', 'a'));
    expect(scrolled).toHaveBeenLastCalledWith(0, 320);
  });
});
