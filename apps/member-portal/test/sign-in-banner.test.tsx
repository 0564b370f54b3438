// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { bannerOf, waitingPlan } from '../src/routes/login/banner.ts';
import { Screen } from '../src/routes/login/login.tsx';
import { server } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/auth/session.ts', () => ({ session: {} }));

const next = '/dashboard/membership?plan=month-1';
const query = (path: string, registered = false) =>
  new URLSearchParams({ next: path, ...(registered ? { registered: 'true' } : {}) });

const open = (search: URLSearchParams) =>
  render(
    <MemoryRouter initialEntries={[`/login?${search}`]}>
      <Screen />
    </MemoryRouter>,
  );

describe('the banner of the sign-in page', () => {
  it('finds the membership that waits for the sign-in', () => {
    expect(waitingPlan(query(next))).toBe('month-1');
    for (const path of ['/dashboard/membership', '/dashboard/passes?plan=five-1', '/training?plan=x', ''])
      expect(waitingPlan(query(path))).toBeNull();
  });

  it('names after creating an account what waits, and else the first session', () => {
    expect(bannerOf(query(next, true), 'Sign in to join Standard.')?.text).toBe('Sign in to join Standard.');
    expect(bannerOf(query(next, true), null)?.text).toBe('Sign in to pick your first session.');
    expect(bannerOf(query('/dashboard'), null)).toBeNull();
  });

  it('names the plan once it is known, and else a membership', async () => {
    server({ 'GET /plans/': () => ({ data: [{ id: 'month', version_id: 'month-1', name: 'Standard' }] }) });
    open(query(next));
    expect(screen.getByText('Sign in to become a member.')).toBeTruthy();
    expect(await screen.findByText('Sign in to join Standard.')).toBeTruthy();
  });
});
