// @vitest-environment jsdom
import type { OfficePlan, PlanPricePreview } from '@detroit-well/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChangePriceDialog } from '../src/routes/plans/change-price-dialog.tsx';
import { priceButton, priceConsequences } from '../src/routes/plans/price-texts.ts';

const { plans, showToast, onClose } = vi.hoisted(() => ({
  plans: { change: vi.fn(), previewPrice: vi.fn() },
  showToast: vi.fn(),
  onClose: vi.fn(),
}));
vi.mock('../src/api/client.ts', () => ({ client: { office: { plans } } }));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));

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
  members_count: 46,
};
const payment = (on: string, amount: string) => ({ on, amount, is_new: amount === '54.00' });
const preview: PlanPricePreview = {
  people_count: 46,
  first_on: '2026-04-14',
  all_on: '2026-05-12',
  notice_on: '2026-03-14',
  told_count: 45,
  unreachable_count: 1,
  people: [
    {
      person_id: 'gwen',
      person_name: 'Gwen Kowalski',
      payments: [
        payment('2026-03-16', '49.00'),
        payment('2026-04-16', '54.00'),
        payment('2026-05-16', '54.00'),
      ],
    },
  ],
};

beforeEach(() => {
  for (const mock of [plans.change, plans.previewPrice, showToast, onClose]) mock.mockReset();
  plans.previewPrice.mockImplementation(({ body }: { body: { existing: string } }) =>
    Promise.resolve(
      body.existing === 'keep'
        ? { ...preview, first_on: null, all_on: null, notice_on: null, told_count: 0, unreachable_count: 0 }
        : preview,
    ),
  );
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ChangePriceDialog plan={plan} name="Standard" open onClose={onClose} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('New price'), { target: { value: '54' } });
}

describe('the price of a plan', () => {
  it('says who pays it from when, and is saved for them at their renewal', async () => {
    plans.change.mockResolvedValue({ ...plan, price: '54.00', version: 4 });
    show();
    expect(await screen.findByText('Gwen Kowalski')).toBeTruthy();
    expect(screen.getByText(/An email goes to 45 people/)).toBeTruthy();
    expect(screen.getByText(/Before Apr 13, 2026/)).toBeTruthy();
    expect(screen.getByText(/1 person cannot be told/)).toBeTruthy();
    fireEvent.click(screen.getByText('Tell 45 people, raise to $54'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(plans.change.mock.calls[0]?.[0]).toEqual({
      params: { id: 'p1' },
      body: { version: 3, price: '54.00', existing: 'at_renewal' },
    });
    expect(showToast.mock.calls[0]?.[0]).toMatchObject({
      title: 'The price is $54 for new people.',
      text: expect.stringContaining('45 emails are on the way.'),
    });
  });

  it('can be kept for them', async () => {
    plans.change.mockResolvedValue({ ...plan, price: '54.00', version: 4 });
    show();
    fireEvent.click(screen.getByLabelText(/Keep their price/));
    fireEvent.click(await screen.findByText('Sell at $54, 46 keep theirs'));
    await waitFor(() => expect(plans.change).toHaveBeenCalled());
    expect(plans.change.mock.calls[0]?.[0].body).toEqual({ version: 3, price: '54.00', existing: 'keep' });
  });

  it('that is no amount is refused at its field, and asks the server nothing', async () => {
    show();
    await screen.findByText('Gwen Kowalski');
    plans.previewPrice.mockClear();
    fireEvent.change(screen.getByLabelText('New price'), { target: { value: 'fifty' } });
    fireEvent.click(screen.getByText('Change the price'));
    expect((await screen.findAllByText(/Write an amount such as/)).length).toBeGreaterThan(0);
    expect([plans.change.mock.calls.length, plans.previewPrice.mock.calls.length]).toEqual([0, 0]);
  });
});

it('falls for everybody at once, with a button that says so', () => {
  const asked = { plan, price: '45.00', existing: 'at_renewal' } as const;
  const falls = { ...preview, first_on: '2026-03-16', notice_on: null, unreachable_count: 0 };
  expect(priceButton(asked, falls)).toBe('Lower to $45 for 46 people');
  expect(priceConsequences(asked, falls).map(({ text }) => text)).toEqual([
    'Today: new people pay $45. An email goes to 45 people.',
    'Mar 16, 2026: the first renewal at $45.',
    'Nothing is paid back for time that is paid.',
  ]);
});
