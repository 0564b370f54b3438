// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { menuLinks, quickLinks } from '../src/account/account-links.ts';
import { Screen } from '../src/routes/pass/pass.tsx';
import { sent, server, type Reply } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/auth/session.ts', () => ({ session: {}, signOut: vi.fn() }));

const pass = { code: 'K7QMF2D5TR4XK7QMF2D5TR4XKA', name: 'Danielle Whitaker' };
const fresh = { ...pass, code: 'ZZZZF2D5TR4XK7QMF2D5TR4XKA' };

function open(replies: Record<string, () => Reply> = {}) {
  server({ 'GET /pass/': () => ({ data: pass }), ...replies });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const code = () => screen.findByRole('img', { name: 'QR code of your pass' });
const picture = async () => (await code()).querySelector('path')?.getAttribute('d');

afterEach(() => vi.restoreAllMocks());

it('shows the code as a picture in the page, in letters, and the name with initials', async () => {
  open();
  expect((await picture())?.length).toBeGreaterThan(200);
  expect(screen.getByText('K7QM F2D5 TR4X K7QM F2D5 TR4X KA')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Danielle Whitaker' })).toBeTruthy();
  expect(document.querySelector('.pass-face .avatar')?.getAttribute('data-initials')).toBe('DW');
  // Nothing of it is loaded again.
  expect(document.querySelector('.pass-face img')).toBeNull();
});

it('renews the code after a question, and shows the new one', async () => {
  open({ 'POST /pass/renew/': () => ({ data: fresh }) });
  const before = await picture();
  fireEvent.click(screen.getByRole('button', { name: 'Renew code' }));
  expect(sent.some(({ key }) => key.startsWith('POST'))).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Renew' }));
  expect(await screen.findByText('This is your new code.')).toBeTruthy();
  expect(screen.getByText('ZZZZ F2D5 TR4X K7QM F2D5 TR4X KA')).toBeTruthy();
  expect(await picture()).not.toBe(before);
});

it('keeps the code on the screen when renewing fails, and says so', async () => {
  open({ 'POST /pass/renew/': () => ({ status: 500 }) });
  await code();
  fireEvent.click(screen.getByRole('button', { name: 'Renew code' }));
  fireEvent.click(screen.getByRole('button', { name: 'Renew' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(await code()).toBeTruthy();
});

it('prints, and says when no picture can be saved', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  open();
  await code();
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Save as picture' }));
  await waitFor(() => expect(screen.getByText(/^The picture was not saved/)).toBeTruthy());
  vi.unstubAllGlobals();
});

it('says that it could not be loaded, and loads it again', async () => {
  let fails = true;
  open({ 'GET /pass/': () => (fails ? { status: 503 } : { data: pass }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  fails = false;
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await code()).toBeTruthy();
});

it('is reached from the menu and from the dashboard', () => {
  const links = [menuLinks({ waiverAccepted: true, isInTeam: false }), quickLinks(true)];
  for (const own of links) expect(own.map(({ href }) => href)).toContain('/dashboard/pass');
});
