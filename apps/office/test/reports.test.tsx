// @vitest-environment jsdom
import { createClient, type OfficeAccess } from '@detroit-well/api-client';
import { withOffice } from '@detroit-well/api-client/office';
import { fakeTransport } from '@detroit-well/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';

const { asked } = vi.hoisted(() => ({ asked: [] as string[] }));
vi.mock('../src/api/client.ts', () => {
  const none = () => ({ results: [], next: null, count: 0 });
  const day = {
    complimentary: '0.00',
    credit: '0.00',
    refunded_cash: '0.00',
    refunded_credit: '0.00',
    failed_amount: '0.00',
    failed: 0,
  };
  const transport = fakeTransport({
    officeReports: {
      money: ({ query }) => {
        asked.push(query.toString());
        if (query.get('by') !== null) return none();
        const results = [
          {
            ...day,
            id: '2026-03-07',
            name: '2026-03-07',
            card: '60.00',
            cash: '15.00',
            refunded_card: '0.00',
          },
          {
            ...day,
            id: '2026-03-08',
            name: '2026-03-08',
            card: '0.00',
            cash: '0.00',
            refunded_card: '20.50',
            failed: 1,
          },
        ];
        return { results, next: null, count: 2 };
      },
      slots: () => ({
        results: [
          {
            id: '2-18:30-roll',
            weekday: 2,
            time: '18:30',
            program_id: 'roll',
            program_title: 'Rhythm & Glide',
            sessions: 2,
            places: 32,
            taken: 24,
            waited: 3,
            served: 1,
          },
        ],
        next: null,
        count: 1,
      }),
      slotSessions: ({ query }) => {
        asked.push(query.toString());
        const session = { title: 'Rhythm & Glide', slot: '2-18:30-roll', places: 16, waited: 0, served: 0 };
        return {
          results: [
            {
              ...session,
              id: 's1',
              start_datetime: '2026-03-03T18:30:00-05:00',
              taken: 10,
              waited: 3,
              served: 1,
            },
            { ...session, id: 's2', start_datetime: '2026-03-10T18:30:00-04:00', taken: 14 },
          ],
          next: null,
          count: 2,
        };
      },
      payouts: () => ({
        results: [
          {
            id: 'stripe:po_1',
            arrives_on: '2026-03-10',
            status: 'paid',
            amount: '112.54',
            withdrawn: '0.00',
            charges: '150.00',
            refunds: '20.00',
            fees: '4.96',
            added: '2.50',
            withheld: '15.00',
            missing: 1,
          },
        ],
        next: null,
        count: 1,
      }),
      coaches: none,
      retention: () => ({
        results: [{ id: '2026-03', people: 4, second: 3, third: 2, away: 0 }],
        next: null,
        count: 1,
      }),
    },
  });
  return { client: withOffice(createClient({ baseUrl: 'http://api.test', transport })) };
});

const { Screen } = await import('../src/routes/reports/reports.tsx');
const { beforeText, changeText } = await import('../src/figures/change.ts');
const { gridLines } = await import('../src/figures/scale.ts');
const { groupsOf, periodOf, quickPeriods } = await import('../src/figures/period.ts');

const owner: OfficeAccess = { role: 'owner', permissions: ['reports.read'], refund_limit_cents: null };
const desk: OfficeAccess = { role: 'front_desk', permissions: ['payments.read'], refund_limit_cents: 0 };

function show(query: string) {
  // Figures and columns open their rows over the address of the window.
  history.replaceState({}, '', `/?${query}`);
  const router = createMemoryRouter([{ path: '*', Component: Screen }], {
    initialEntries: [`/office/reports?${query}`],
  });
  render(
    <AccessContext value={owner}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AccessContext>,
  );
  return router;
}

it('refuses once, without loading anything, and says who may', () => {
  const router = createMemoryRouter([{ path: '*', Component: Screen }]);
  render(
    <AccessContext value={desk}>
      <RouterProvider router={router} />
    </AccessContext>,
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'You may not see reportsThese roles see reports: Owner, Manager.',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('adds up the days of the address, with the rows behind each figure', async () => {
  const router = show('start_date=2026-03-01&end_date=2026-03-14');
  const money = await screen.findByRole('region', { name: 'Money' });
  await within(money).findByRole('link', { name: 'Collected: $75' });
  const days = 'start_date=2026-03-01&end_date=2026-03-14';
  const hrefOf = (name: string) => within(money).getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Payment failed: 1')).toBe(`/office/money?${days}&figure=failed`);
  expect(hrefOf('Collected: $75')).toBe(`/office/money?${days}&figure=collected`);
  expect(hrefOf('Refunded: $20.50')).toBe(`/office/money?${days}&figure=refunded`);
  expect(hrefOf('Mar 7, 2026: $75')).toBe('/office/money?start_date=2026-03-07&end_date=2026-03-07');
  expect(within(money).getByText('Most came in Mar 7, 2026, $75.')).toBeTruthy();
  const payouts = screen.getByRole('region', { name: 'Payouts' });
  expect(
    (await within(payouts).findByRole('link', { name: 'Mar 10, 2026: $112.54, paid' })).getAttribute('href'),
  ).toBe('/office/money?payout=stripe%3Apo_1');
  expect(within(payouts).getByRole('link', { name: 'Not in the ledger: 1' })).toBeTruthy();
  expect(within(payouts).getByText('−$12.50', { ignore: false })).toBeTruthy();
  const fill = screen.getByRole('region', { name: 'Fill rate' });
  expect((await within(fill).findAllByText('75%')).length).toBeGreaterThan(0);
  const slot = within(fill).getByRole('link', { name: 'Rhythm & Glide, Tue 6:30 PM' });
  expect(slot.getAttribute('href')).toContain('open=slot%3A2-18%3A30-roll');
  expect(screen.getByText('3 waited, 1 got a spot')).toBeTruthy();
  expect(screen.getByText('Tue 6:30 PM, Rhythm & Glide is short by 2 spots.')).toBeTruthy();
  const retention = screen.getByRole('region', { name: 'Retention' });
  const behind = async (name: string) =>
    (await within(retention).findByRole('link', { name, hidden: true })).getAttribute('href');
  const first = '/office/people?first_visit_from=2026-03-01&first_visit_to=2026-03-14';
  expect(within(retention).getByRole('link', { name: '3 of 4' }).getAttribute('href')).toBe(
    `${first}&visits=2`,
  );
  expect([await behind('4'), await behind('3'), await behind('2')]).toEqual([
    first,
    `${first}&visits=2`,
    `${first}&visits=3`,
  ]);

  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-03-10' } });
  await waitFor(() => expect(asked).toContain('start_date=2026-03-01&end_date=2026-03-10&limit=100'));
  expect(router.state.location.search).toContain('end_date=2026-03-10');
});

it('sums up in four figures, each with its rows, and compares them with the days before', async () => {
  const days = 'start_date=2026-03-01&end_date=2026-03-14';
  show(days);
  const all = await screen.findByLabelText('All reports');
  const hrefOf = async (name: string) =>
    (await within(all).findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Spots taken: 75%')).toBe(`/?${days}&open=slot`);
  expect(await hrefOf('Money, less refunds: $54.50')).toBe(`/office/money?${days}`);
  expect(await hrefOf('Waitlist not served: 2')).toBe(`/?${days}&open=waited`);
  expect(await hrefOf('Came again: 75%')).toBe(
    '/office/people?first_visit_from=2026-03-01&first_visit_to=2026-03-14&visits=2',
  );
  expect(within(all).getByText('of 3 who joined a waitlist')).toBeTruthy();
  expect(await within(all).findAllByText('on the 2 weeks before')).toHaveLength(2);
});

it('adds up the spots of each day, and opens its sessions', async () => {
  show('start_date=2026-03-01&end_date=2026-03-14');
  const spots = await screen.findByRole('region', { name: 'Spots by day' });
  const day = await within(spots).findByRole('link', { name: 'Mar 3, 2026: 10 taken, 6 free' });
  expect(day.getAttribute('href')).toContain('start_date=2026-03-03&end_date=2026-03-03&open=slot');
  expect(within(spots).getByText('Most spots were taken on Mar 10, 2026, 14.')).toBeTruthy();
});

it('opens exactly the sessions that a figure counts, and closes again', async () => {
  const days = 'start_date=2026-03-01&end_date=2026-03-14';
  const router = show(`${days}&open=slot%3A2-18%3A30-roll`);
  const rows = await screen.findByRole('dialog', { name: 'Tue 6:30 PM, Rhythm & Glide' });
  expect(await within(rows).findByText('2 counted, Mar 1, 2026 to Mar 14, 2026.')).toBeTruthy();
  expect(
    within(rows)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/office/sessions/s1', '/office/sessions/s2']);
  expect(asked).toContain(`${days}&slot=2-18%3A30-roll&limit=100`);
  fireEvent.click(within(rows).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?${days}`));
});

describe('what a figure is compared with', () => {
  it.each([
    [112, 100, '+12%'],
    [90, 100, '−10%'],
    [100, 100, '+0%'],
    [10, 0, null],
  ])('of %i beside %i is %s', (now, before, text) => expect(changeText(now, before)).toBe(text));

  it.each([
    ['2025-12-21', '2026-03-14', 'the 12 weeks before'],
    ['2026-03-01', '2026-03-10', 'the 10 days before'],
    ['2026-03-14', '2026-03-14', 'the day before'],
  ])('from %s to %s is %s', (first, last, text) => expect(beforeText({ first, last })).toBe(text));

  it.each([
    [0, []],
    [9, [2.5, 5, 7.5]],
    [171, [50, 100, 150]],
    [142_800, [50_000, 100_000]],
  ])('and its grid up to %i has the lines %j', (highest, lines) => expect(gridLines(highest)).toEqual(lines));
});

describe('the days', () => {
  it('are the last twelve weeks without any in the address', () => {
    expect(periodOf(undefined, 'soon', '2026-03-14')).toEqual({ first: '2025-12-21', last: '2026-03-14' });
  });

  it.each([
    ['4-weeks', '2026-02-15', '2026-03-14', 28],
    ['month-before', '2026-02-01', '2026-02-28', 28],
    ['12-weeks', '2025-12-21', '2026-03-14', 12],
    ['year', '2026-01-01', '2026-03-14', 11],
  ])('of %s are %s to %s, in %i columns', (name, first, last, columns) => {
    const period = quickPeriods('2026-03-14').find(({ id }) => id === name);
    expect(period).toMatchObject({ first, last });
    expect(groupsOf({ first, last })).toHaveLength(columns);
  });

  it('of a year are in months', () => {
    expect(groupsOf({ first: '2025-03-15', last: '2026-03-14' })).toHaveLength(13);
  });
});
