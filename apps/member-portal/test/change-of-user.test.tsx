// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EventEmitter } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

/** The first names in the responses of the API, by the email in the token. */
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

/** The API responds to a save when this promise resolves. */
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
  history.replaceState(null, '', '/login');
  await import('../src/app/main.tsx');
});

async function signIn(email: string): Promise<void> {
  // Every sign-in leads to Profile Settings.
  const { router } = await import('../src/app/router.ts');
  await router.navigate('/login?next=/dashboard/profile-edit', { replace: true });
  const more = await screen.findByText<HTMLAnchorElement>('Create an account');
  await waitFor(() => expect(more.search).toContain('next='));
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Standard!2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

const firstName = (): Promise<HTMLInputElement> => screen.findByLabelText<HTMLInputElement>('First name');

const expectPath = (path: string): Promise<void> => waitFor(() => expect(location.pathname).toBe(path));

async function signOut(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /^Account, / }));
  fireEvent.click(await within(document.getElementById('account-menu')!).findByText('Logout'));
  await expectPath('/login');
}

/** Ends the sign-in session without a sign-out; the portal remembers the current path. */
async function endSession(): Promise<void> {
  const { session } = await import('../src/auth/session.ts');
  await session.end();
  await expectPath('/login');
}

/** The portal in another tab. Without events and channel, this tab notices it only by the cookie. */
async function otherTab() {
  const { createPortalSession, browserEnvironment } = await import('@detroit-well/api-client/session');
  const { client } = await import('../src/api/client.ts');
  const environment = { ...browserEnvironment(), events: new EventTarget(), channel: undefined };
  return createPortalSession({ calls: client.auth, environment });
}

/** Returns a function that is called when the page reloads, which jsdom reports as a navigation that it cannot do. */
function watchReload(): () => void {
  const reload = vi.fn<() => void>();
  const { virtualConsole } = (globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } }).jsdom;
  const onError = ({ message }: Error): void => {
    if (message.includes('navigation')) reload();
  };
  virtualConsole.on('jsdomError', onError);
  onTestFinished(() => void virtualConsole.off('jsdomError', onError));
  return reload;
}

/** Gives the tab the focus and expects a reload. */
function expectReloadOnFocus(reload: () => void): void {
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

// A pointer event stops the wait for a heading to focus before the page goes away.
afterAll(() => void dispatchEvent(new Event('pointerdown')));

describe('a change of the signed-in user in one tab', () => {
  it('shows the new user only their own data in Profile Settings', async () => {
    await signIn('x@demo.test');
    expect((await firstName()).value).toBe('Xenia');
    await signOut();
    await signIn('y@demo.test');
    expect((await firstName()).value).toBe('Yves');
    expect(document.body.textContent).not.toContain('Xenia');
  });

  it('drops a response that the previous user was waiting for', async () => {
    let respond = (): void => {};
    saved = new Promise((resolve) => (respond = resolve));
    await signIn('x@demo.test');
    fireEvent.input(await firstName(), { target: { value: 'Xaver' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves).toEqual(['x@demo.test']));
    await signOut();
    await signIn('y@demo.test');
    await firstName();
    respond();
    await new Promise((done) => setTimeout(done, 50));
    // Another screen in between makes the form render again from the cache.
    const { router } = await import('../src/app/router.ts');
    await router.navigate('/dashboard/change-password');
    await screen.findByLabelText('Current password');
    await router.navigate('/dashboard/profile-edit');
    expect((await firstName()).value).toBe('Yves');
  });

  it('deletes the stored idempotency keys of the previous user', async () => {
    await signIn('x@demo.test');
    await firstName();
    sessionStorage.setItem('request:contact', 'a contact of Xenia');
    await endSession();
    await signIn('y@demo.test');
    await firstName();
    expect(sessionStorage.getItem('request:contact')).toBeNull();
  });

  it.each([
    ['received the event', (reload: () => void) => waitFor(() => expectReloadOnFocus(reload))],
    ['was suspended', () => undefined],
  ])('sends no calls and reloads when another tab changed the user and this tab %s', async (_, notify) => {
    await signIn('x@demo.test');
    fireEvent.input(await firstName(), { target: { value: 'Xaver' } });
    const reload = watchReload();
    const otherPortal = await otherTab();
    await otherPortal.start({ access: tokenOf('y@demo.test'), refresh: 'r-y' });
    await notify(reload);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    // This takes longer than a redirect to the sign-in page.
    await new Promise((done) => setTimeout(done, 200));
    expect(document.body.inert).toBe(true);
    expect(saves).toEqual([]);
    expect(location.pathname).toBe('/dashboard/profile-edit');
    expect(localStorage.getItem('accessToken')).toBe(tokenOf('y@demo.test'));
    expect(await otherPortal.accessToken()).toBe(tokenOf('y@demo.test'));
    document.body.inert = false;
  });

  it.each(['pageshow', 'focus', 'visibilitychange'])(
    'reloads the page at the next %s event when the first reload was stopped',
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

  it('restores the typed input only for the same user', async () => {
    for (const [next, name] of [
      ['x@demo.test', 'Xaver'],
      ['y@demo.test', 'Yves'],
    ] as const) {
      await signIn('x@demo.test');
      fireEvent.input(await firstName(), { target: { value: 'Xaver' } });
      await endSession();
      await signIn(next);
      expect((await firstName()).value).toBe(name);
      expect(screen.queryByText(/still here/) === null).toBe(name === 'Yves');
      await signOut();
    }
  });

  it('deletes the stored idempotency keys at sign-out', async () => {
    await signIn('x@demo.test');
    await firstName();
    sessionStorage.setItem('request:contact', 'a contact of Xenia');
    await signOut();
    expect(sessionStorage.getItem('request:contact')).toBeNull();
  });

  it('keeps the stored idempotency keys when the same user signs in again after the sign-in session ended', async () => {
    await signIn('x@demo.test');
    await firstName();
    sessionStorage.setItem('request:contact', 'a contact of Xenia');
    await endSession();
    await signIn('x@demo.test');
    await firstName();
    expect(sessionStorage.getItem('request:contact')).toBe('a contact of Xenia');
  });
});
