// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** The studio's answers, by the person whose token is shown. */
const people: Record<string, string> = { 'x@demo.test': 'Xenia', 'y@demo.test': 'Yves' };
const tokenOf = (email: string): string => `${btoa('{}')}.${btoa(JSON.stringify({ email }))}.sign`;
const profileOf = (email: string) => ({
  email,
  first_name: people[email],
  last_name: 'Test',
  display_name: 'T',
  phone: null,
  gender: null,
  date_of_birth: null,
});

/** What a save waits for before it is answered. */
let saved = Promise.resolve();
let saves: string[] = [];

async function studio(address: string, init: RequestInit = {}): Promise<Response> {
  const path = new URL(address).pathname.replace('/api/v2', '');
  const { email } = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as { email?: string };
  if (path === '/token/') return Response.json({ access: tokenOf(email ?? ''), refresh: `r-${email}` });
  if (path === '/navigation/menu/') return Response.json({ items: [] });
  const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '');
  const asks = Object.keys(people).find((one) => tokenOf(one) === token);
  if (asks === undefined) return Response.json({ message: 'No' }, { status: 401 });
  if (path === '/me/' && init.method === 'PATCH') {
    saves.push(asks);
    await saved;
  }
  if (path === '/me/') return Response.json(profileOf(asks));
  return Response.json({ profile: profileOf(asks) });
}

beforeAll(async () => {
  document.body.innerHTML = `<script type="application/json" id="settings">${JSON.stringify({
    apiUrl: 'http://api.test/api/v2',
    websocketUrl: 'ws://localhost:4000',
    publicSiteUrl: 'http://site.test',
    dashboardLayout: 'panels',
    deployment: 'production',
  })}</script><div id="root"></div>`;
  vi.stubGlobal('fetch', studio);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  HTMLElement.prototype.hidePopover = () => {};
  HTMLElement.prototype.scrollIntoView = () => {};
  history.replaceState(null, '', '/login');
  await import('../src/main.tsx');
});

async function signIn(email: string): Promise<void> {
  // Whoever signs in comes to Profile Settings.
  const { router } = await import('../src/routes.tsx');
  await router.navigate('/login?next=/dashboard/profile-edit', { replace: true });
  const more = await screen.findByText<HTMLAnchorElement>('Create an account');
  await waitFor(() => expect(more.search).toContain('next='));
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Standard!2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

const firstName = (): Promise<HTMLInputElement> => screen.findByLabelText<HTMLInputElement>('First name');

const arrive = (path: string): Promise<void> => waitFor(() => expect(location.pathname).toBe(path));

async function signOut(): Promise<void> {
  fireEvent.click(within(document.getElementById('account-menu')!).getByText('Sign Out'));
  await arrive('/login');
}

/** The session ends by itself; where somebody was is remembered. */
async function lose(): Promise<void> {
  const { session } = await import('../src/session/session.ts');
  await session.end();
  await arrive('/login');
}

/** The portal in another tab; the cookie is what the two have in common here. */
async function otherTab() {
  const { createPortalSession, browserSurroundings } = await import('@detroit-well/api-client/session');
  const { client } = await import('../src/api.ts');
  const surroundings = { ...browserSurroundings(), events: new EventTarget(), channel: undefined };
  return createPortalSession({ calls: client.auth, surroundings });
}

function watchReload(): () => void {
  const real = location;
  const reload = vi.fn<() => void>();
  const get = (_: object, key: string | symbol): unknown =>
    key === 'reload' ? reload : Reflect.get(real, key);
  vi.stubGlobal('location', new Proxy({}, { get }));
  return reload;
}

/** The tab is looked at. */
function hearing(reload: () => void): void {
  dispatchEvent(new Event('focus'));
  expect(reload).toHaveBeenCalled();
}

beforeEach(() => {
  saved = Promise.resolve();
  saves = [];
});
afterEach(async () => {
  if (location.pathname !== '/login') await signOut();
  sessionStorage.clear();
});

// What waits for a heading to focus stops at a touch; the page is about to go.
afterAll(() => void dispatchEvent(new Event('pointerdown')));

describe('one person after another in the same tab', () => {
  it('finds the form of Profile Settings with their own data, and nothing of the one before', async () => {
    await signIn('x@demo.test');
    expect((await firstName()).value).toBe('Xenia');
    await signOut();
    await signIn('y@demo.test');
    expect((await firstName()).value).toBe('Yves');
    expect(document.body.textContent).not.toContain('Xenia');
  });

  it('gets nothing of an answer that the one before was waiting for', async () => {
    let answer = (): void => {};
    saved = new Promise((resolve) => (answer = resolve));
    await signIn('x@demo.test');
    fireEvent.input(await firstName(), { target: { value: 'Xaver' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves).toEqual(['x@demo.test']));
    await signOut();
    await signIn('y@demo.test');
    await firstName();
    answer();
    await new Promise((done) => setTimeout(done, 50));
    // The form is drawn anew from what is kept.
    const { router } = await import('../src/routes.tsx');
    await router.navigate('/dashboard/change-password');
    await screen.findByLabelText('Current password');
    await router.navigate('/dashboard/profile-edit');
    expect((await firstName()).value).toBe('Yves');
  });

  it('finds nothing kept in the tab for the one before', async () => {
    await signIn('x@demo.test');
    await firstName();
    sessionStorage.setItem('intent:contact', 'a contact of Xenia');
    await lose();
    await signIn('y@demo.test');
    await firstName();
    expect(sessionStorage.getItem('intent:contact')).toBeNull();
  });

  it.each([
    ['heard of it', (reload: () => void) => waitFor(() => hearing(reload))],
    ['slept', () => undefined],
  ])('who signed in elsewhere gets the page anew, and none of its calls where it %s', async (_, heard) => {
    await signIn('x@demo.test');
    fireEvent.input(await firstName(), { target: { value: 'Xaver' } });
    const reload = watchReload();
    const elsewhere = await otherTab();
    await elsewhere.start({ access: tokenOf('y@demo.test'), refresh: 'r-y' });
    await heard(reload);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    // Longer than the way to the sign-in page takes.
    await new Promise((done) => setTimeout(done, 200));
    expect(document.body.inert).toBe(true);
    expect(saves).toEqual([]);
    expect(location.pathname).toBe('/dashboard/profile-edit');
    expect(localStorage.getItem('accessToken')).toBe(tokenOf('y@demo.test'));
    expect(await elsewhere.accessToken()).toBe(tokenOf('y@demo.test'));
    document.body.inert = false;
  });

  it.each(['pageshow', 'focus', 'visibilitychange'])(
    'gets the page anew also where loading it was stopped, at the next look (%s)',
    async (look) => {
      await signIn('x@demo.test');
      await firstName();
      const reload = watchReload();
      const of = look === 'visibilitychange' ? document : window;
      of.dispatchEvent(new Event(look));
      expect(reload).not.toHaveBeenCalled();
      document.body.inert = true;
      of.dispatchEvent(new Event(look));
      expect(reload).toHaveBeenCalledOnce();
      document.body.inert = false;
    },
  );

  it('brings back what was typed for the same person, and shows it to no other', async () => {
    for (const [next, name] of [
      ['x@demo.test', 'Xaver'],
      ['y@demo.test', 'Yves'],
    ] as const) {
      await signIn('x@demo.test');
      fireEvent.input(await firstName(), { target: { value: 'Xaver' } });
      await lose();
      await signIn(next);
      expect((await firstName()).value).toBe(name);
      expect(screen.queryByText(/still here/) === null).toBe(name === 'Yves');
      await signOut();
    }
  });

  it('leaves nothing kept in the tab when they sign out', async () => {
    await signIn('x@demo.test');
    await firstName();
    sessionStorage.setItem('intent:contact', 'a contact of Xenia');
    await signOut();
    expect(sessionStorage.getItem('intent:contact')).toBeNull();
  });

  it('finds their own again who had to sign in anew, so that asking again cannot do a thing twice', async () => {
    await signIn('x@demo.test');
    await firstName();
    sessionStorage.setItem('intent:contact', 'a contact of Xenia');
    await lose();
    await signIn('x@demo.test');
    await firstName();
    expect(sessionStorage.getItem('intent:contact')).toBe('a contact of Xenia');
  });
});
