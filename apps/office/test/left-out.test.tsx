// @vitest-environment jsdom
import type { OfficeAccess, OfficeSeries } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { leftOutDays } from '../src/routes/series/left-out.ts';
import { LeftOutLine } from '../src/routes/series/left-out-line.tsx';

const { series: calls, showToast } = vi.hoisted(() => ({
  series: { holdDate: vi.fn() },
  showToast: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({ client: { office: { series: calls } } }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));

const tuesdays = {
  id: 's1',
  title: 'Tuesday Roll',
  archived: false,
  weekdays: ['tuesday'],
  interval: 1,
  start_date: '2026-03-03',
  start_time: '18:30',
  end_time: '20:00',
  count: null,
  last_date: null,
  exclusions: ['2026-03-03', '2026-03-10', '2026-03-31'],
} as unknown as OfficeSeries;
const closed = { start_date: '2026-03-30', end_date: '2026-04-07', reason: 'Floor work' };

it('leaves out what is excluded or closed from today on, and has no session', () => {
  expect(leftOutDays(tuesdays, [closed], [{ generated_for: '2026-04-07' }], '2026-03-04')).toEqual([
    { day: '2026-03-10', closed: null },
    { day: '2026-03-31', closed: 'Floor work' },
  ]);
  expect(leftOutDays({ ...tuesdays, last_date: '2026-03-17' }, [closed], [], '2026-03-04')).toEqual([
    { day: '2026-03-10', closed: null },
  ]);
  expect(leftOutDays({ ...tuesdays, exclusions: [] }, [], [], '2026-03-04')).toEqual([]);
});

beforeEach(() => {
  calls.holdDate.mockReset();
  showToast.mockReset();
});

const show = (permissions: readonly string[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccessContext value={{ permissions } as OfficeAccess}>
        <ul>
          <LeftOutLine series={tuesdays} date={{ day: '2026-03-31', closed: 'Floor work' }} />
        </ul>
      </AccessContext>
    </QueryClientProvider>,
  );

it('asks before a closed day is held, and keeps the question open after a failure', async () => {
  show(['series.write']);
  fireEvent.click(screen.getByRole('button', { name: 'Hold it on Tuesday, Mar 31, 2026' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('The studio is closed that day: Floor work.');
  calls.holdDate.mockRejectedValueOnce(new Error('no connection'));
  fireEvent.click(screen.getByRole('button', { name: 'Hold it' }));
  await screen.findByRole('alert');
  expect(showToast).not.toHaveBeenCalled();
  calls.holdDate.mockResolvedValueOnce({ id: 'x' });
  fireEvent.click(screen.getByRole('button', { name: 'Hold it' }));
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(1));
  expect(calls.holdDate).toHaveBeenLastCalledWith(
    { params: { id: 's1' }, body: { day: '2026-03-31' } },
    { idempotencyKey: expect.any(String) },
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers nothing to who may not change series', () => {
  show(['series.read']);
  expect(screen.getByText('Closed: Floor work')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
