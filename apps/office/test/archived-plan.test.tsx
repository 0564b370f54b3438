// @vitest-environment jsdom
import type { OfficePlan } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { RecordActions } from '../src/catalogue/record-actions.tsx';
import { planKind } from '../src/routes/plans/plan-kind.tsx';

const { plans, showUndo } = vi.hoisted(() => ({
  plans: { change: vi.fn<(call: { body: object }) => Promise<OfficePlan>>() },
  showUndo: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({ client: { office: { plans } } }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast: vi.fn(), showUndo }));

const plan: OfficePlan = {
  id: 'p1',
  archived: false,
  version: 3,
  kind: 'membership',
  name: 'Standard',
  price: '49.00',
  period: 'month',
  benefits: { member_rate: true, sessions_per_month: null },
  credits: null,
  valid_days: null,
  on_sale: true,
  introductory: false,
  version_id: 'v1',
  members_count: 0,
};

it.each([true, false])(
  'Undo of archiving a plan that is on sale (%s) leaves the sale as it was',
  async (onSale) => {
    plans.change.mockReset().mockResolvedValue({ ...plan, archived: true, on_sale: false, version: 4 });
    showUndo.mockReset();
    const actions = <RecordActions kind={planKind} entry={{ ...plan, on_sale: onSale }} />;
    const router = createMemoryRouter([{ path: '*', element: actions }]);
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    fireEvent.click(screen.getByText('Archive'));
    await waitFor(() => expect(showUndo).toHaveBeenCalled());
    const [, undo] = showUndo.mock.calls[0] as [string, () => void];
    undo();
    await waitFor(() => expect(plans.change).toHaveBeenCalledTimes(2));
    expect(plans.change.mock.calls.map(([{ body }]) => body)).toEqual([
      { version: 3, archived: true, on_sale: false },
      { version: 4, archived: false, on_sale: onSale },
    ]);
  },
);
