// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { EndDialog } from '../src/memberships/end-dialog.tsx';
import { GrantDialog } from '../src/memberships/grant-dialog.tsx';
import { PauseDialog } from '../src/memberships/pause-dialog.tsx';

const { memberships, showToast, showUndo } = vi.hoisted(() => ({
  memberships: { grant: vi.fn(), end: vi.fn(), pause: vi.fn() },
  showToast: vi.fn(),
  showUndo: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({ client: { office: { memberships } } }));
vi.mock('../src/api/queries.ts', () => ({
  membershipChoicesQuery: () => ({
    queryKey: ['plans'],
    queryFn: () => Promise.resolve([{ value: 'plan-1', label: 'Standard, monthly', archived: false }]),
  }),
}));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast, showUndo }));

const person = { id: 'p1', name: 'Danielle Whitaker' };
const onClose = vi.fn();

function show(dialog: ReactNode): void {
  for (const mock of [...Object.values(memberships), showToast, showUndo, onClose]) mock.mockReset();
  render(<QueryClientProvider client={new QueryClient()}>{dialog}</QueryClientProvider>);
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (text: string) => fireEvent.click(await screen.findByText(text));

describe('memberships', () => {
  it('are granted with their days, and taken back by Undo', async () => {
    const granted = { id: 'm1', tier: 'Founding' };
    show(<GrantDialog person={person} open onClose={onClose} />);
    memberships.grant.mockResolvedValue(granted);
    type('Name', 'Founding');
    type('First day', '2026-03-02');
    await press('Grant membership');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(memberships.grant.mock.calls[0]?.[0]).toEqual({
      params: { id: 'p1' },
      body: { tier: 'Founding', start_date: '2026-03-02', end_date: null },
    });
    const [, undo] = showUndo.mock.calls[0] as [string, () => void];
    undo();
    await waitFor(() =>
      expect(memberships.end.mock.calls[0]?.[0].params).toEqual({ id: 'p1', membership_id: 'm1' }),
    );
  });

  it('are granted of a plan, whose name they then have', async () => {
    show(<GrantDialog person={person} open onClose={onClose} />);
    memberships.grant.mockResolvedValue({ id: 'm1', tier: 'Standard' });
    fireEvent.change(await screen.findByLabelText('Plan'), { target: { value: 'plan-1' } });
    await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
    type('First day', '2026-03-02');
    await press('Grant membership');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(memberships.grant.mock.calls[0]?.[0].body).toEqual({
      plan_id: 'plan-1',
      start_date: '2026-03-02',
      end_date: null,
    });
  });

  it('are paused after a preview, and say the next payment', async () => {
    vi.setSystemTime('2026-11-27T12:00:00-05:00');
    onTestFinished(() => void vi.useRealTimers());
    const membership = { id: 'm1', tier: 'Standard', next_payment_on: '2026-12-25' };
    show(<PauseDialog person={person} membership={membership} open onClose={onClose} />);
    expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('2026-11-27');
    type('First day', '2026-11-28');
    type('First day after it', '2026-12-28');
    expect(
      await screen.findByText(
        'Paused through Dec 27, 2026. The next payment is on Jan 24, 2027 instead of Dec 25, 2026.',
      ),
    ).toBeDefined();
    type('Reason', 'Broke an ankle.');
    memberships.pause.mockResolvedValue({ id: 'm1', tier: 'Standard', next_payment_on: '2027-01-24' });
    await press('Pause membership');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(memberships.pause.mock.calls[0]?.[0]).toEqual({
      params: { id: 'p1', membership_id: 'm1' },
      body: { from: '2026-11-28', until: '2026-12-28', reason: 'Broke an ankle.' },
    });
  });

  it('end with a reason, and come back by Undo', async () => {
    const membership = {
      id: 'm1',
      tier: 'Standard',
      source: 'granted' as const,
      start_date: '2026-01-01',
      end_date: null,
    };
    show(<EndDialog person={person} membership={membership} open onClose={onClose} />);
    memberships.end.mockResolvedValue({ id: 'm1', tier: 'Standard' });
    await press('End membership');
    expect(await screen.findByText('Reason is required')).toBeDefined();
    type('Reason', 'Moved away.');
    await press('End membership');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [, undo] = showUndo.mock.calls[0] as [string, () => void];
    undo();
    await waitFor(() =>
      expect(memberships.grant.mock.calls[0]?.[0].body).toMatchObject({ tier: 'Standard', end_date: null }),
    );
  });
});
