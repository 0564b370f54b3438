// @vitest-environment jsdom
import type { OfficeAccess } from '@detroit-well/api-client';
import { permissionsOf } from '@detroit-well/api-client/office';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { MoneyByReport } from '../src/routes/reports/money-by-report.tsx';
import { Screen as MembershipsScreen } from '../src/routes/memberships/memberships.tsx';
import { Screen as OwedScreen } from '../src/routes/owed/owed.tsx';
import { server } from './faults/office-server.ts';

vi.mock('../src/api/client.ts', () => import('./faults/office-server.ts'));

beforeEach(() => {
  server.failing = '';
});
afterEach(cleanup);

function show(path: string) {
  const access = {
    role: 'owner',
    permissions: permissionsOf('owner'),
    refund_limit_cents: null,
  } as unknown as OfficeAccess;
  const period = { first: '2026-03-01', last: '2026-03-31' };
  const router = createMemoryRouter(
    [
      { path: '/office/owed', element: <OwedScreen /> },
      { path: '/office/memberships', element: <MembershipsScreen /> },
      { path: '/by', element: <MoneyByReport by="program" period={period} /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AccessContext value={access}>
        <RouterProvider router={router} />
      </AccessContext>
    </QueryClientProvider>,
  );
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('opens the rows of each thing that is owed', async () => {
  server.others = {
    'GET /office/reports/liabilities/': {
      credit: { amount: '640.00', rows: 38 },
      gift_cards: { amount: '550.00', rows: 11 },
      passes: { amount: '2792.00', rows: 44, credits: 98 },
    },
  };
  show('/office/owed');
  expect(await screen.findByRole('link', { name: 'Together: $3,982' })).toBeDefined();
  expect(hrefOf('Studio credit: $640')).toBe('/office/owed?of=credit');
  expect(hrefOf('Gift cards: $550')).toBe('/office/owed?of=gift_card');
  expect(hrefOf('Credits of passes: $2,792')).toBe('/office/owed?of=pass');
  expect(screen.getByText('98 credits, 44 passes')).toBeDefined();
  expect(await screen.findByText('5 sessions, 4 credits left')).toBeDefined();
});

it('opens the memberships of each figure and plan, in the same days', async () => {
  server.others = {
    'GET /office/reports/memberships/': {
      active: 64,
      new: 5,
      lost: 3,
      past_due: 2,
      revenue_month: '2784.83',
      by_plan: [
        { plan_id: 'plan-month', name: 'Standard', period: 'month', active: 46, revenue_month: '2254.00' },
        { plan_id: 'plan-year', name: 'Standard', period: 'year', active: 13, revenue_month: '530.83' },
        { plan_id: null, name: 'Granted', period: null, active: 5, revenue_month: '0.00' },
      ],
    },
  };
  const days = 'start_date=2026-03-01&end_date=2026-03-14';
  show(`/office/memberships?${days}`);
  expect(await screen.findByRole('link', { name: 'Active: 64' })).toBeDefined();
  for (const [name, figure] of [
    ['Active: 64', 'active'],
    ['New: 5', 'new'],
    ['Lost: 3', 'lost'],
    ['Past due: 2', 'past_due'],
  ] as const) {
    expect(hrefOf(name)).toBe(`/office/memberships?figure=${figure}&${days}`);
  }
  expect(hrefOf('Standard, yearly')).toBe('/office/memberships?figure=active&plan=plan-year');
  expect(hrefOf('Granted')).toBe('/office/memberships?figure=active&plan=none');
  const foot = within(screen.getByRole('region', { name: 'By plan' })).getByRole('row', {
    name: /^Together/,
  });
  expect(foot.textContent).toBe('Together64$2,784.83');
});

it('opens the rows of the ledger behind every figure of a program', async () => {
  const zero = {
    credit: '0.00',
    complimentary: '0.00',
    refunded_credit: '0.00',
    failed: 0,
    failed_amount: '0.00',
  };
  server.others = {
    'GET /office/reports/money/': {
      results: [
        {
          ...zero,
          id: 'roll',
          name: 'Rhythm & Glide',
          card: '240.00',
          cash: '60.00',
          refunded_card: '0.00',
          refunded_cash: '14.00',
        },
      ],
    },
  };
  show('/by');
  const rows = 'start_date=2026-03-01&end_date=2026-03-31&program=roll';
  expect((await screen.findByRole('link', { name: 'Rhythm & Glide' })).getAttribute('href')).toBe(
    `/office/money?${rows}`,
  );
  expect(hrefOf('$240.00')).toBe(`/office/money?${rows}&kind=charge&method=card&status=succeeded`);
  expect(hrefOf('$60.00')).toBe(`/office/money?${rows}&kind=charge&method=cash&status=succeeded`);
  expect(hrefOf('−$14.00')).toBe(`/office/money?${rows}&kind=refund&method=cash&status=succeeded`);
});
