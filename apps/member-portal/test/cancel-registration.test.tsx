// @vitest-environment jsdom
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { serveBy } from './fake-client.ts';
import { ActionResultRegion, type ActionResult } from '../src/routes/session/action-result.tsx';
import { SessionActions } from '../src/routes/session/session-actions.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));

const preview = {
  can_cancel: true,
  paid_amount: '0.00',
  refund_amount: '0.00',
  full_refund: true,
  refund_deadline: '2026-03-13T18:30:00-04:00',
  refund_credit: '0.00',
  open_instalments: 0,
};
// The registration part reads only these fields.
const session = {
  public_id: 's1',
  title: 'Rink Basics',
  status: 'scheduled',
  start_datetime: '2026-03-14T18:30:00-04:00',
  end_datetime: '2026-03-14T20:00:00-04:00',
  program: { category_name: 'Skate//Well', title: 'Foundations' },
  registration: {
    public_id: 'r1',
    status: 'confirmed',
    payment_status: 'free',
    price: '0.00',
    rate: 'public',
    instalments: [],
    payments: [],
    cancellation: { can_cancel: true, refund_amount: '0.00', refund_deadline: '2026-03-13T18:30:00-04:00' },
    feedback: null,
  },
} as unknown as RegisteredSessionDetail;

let keys: (string | undefined)[] = [];

/** The responses to the cancellation, one for each attempt. */
function server(...replies: { status?: number; data?: unknown }[]): void {
  keys = [];
  serveBy(({ path, headers }) => {
    const header = (): undefined => undefined;
    if (path.endsWith('/preview/')) return Promise.resolve({ status: 200, header, data: preview });
    if (!path.endsWith('/cancel/')) return Promise.resolve({ status: 404, header, data: {} });
    keys.push(headers['Idempotency-Key']);
    const { status = 200, data = {} } = replies.shift() ?? {};
    return Promise.resolve({ status, header, data });
  });
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Cancel this registration?' }));

function Actions() {
  const [result, setResult] = useState<ActionResult | null>(null);
  return (
    <>
      <ActionResultRegion result={result} />
      <SessionActions
        session={session}
        now={new Date('2026-03-02T15:00:00Z')}
        result={result}
        onResult={setResult}
        onMoved={() => {}}
      />
    </>
  );
}

async function open(): Promise<void> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Actions />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel registration' }));
  // Before the refund is known, a press sends nothing and says why.
  const button = dialog().getByRole('button', { description: 'Loading your refund...' });
  fireEvent.click(button);
  expect(keys).toEqual([]);
  await screen.findByText(/You have paid nothing yet/);
}

async function confirm(times: number): Promise<void> {
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel registration' }));
  await waitFor(() => expect(keys).toHaveLength(times));
}

beforeEach(() => {
  document.head.innerHTML = '<script type="application/json" id="settings">{}</script>';
});

it.each([
  ['an empty response', {}],
  ['only a message in the response', { message: 'Done.' }],
])('a cancellation with %s shows success and no refund', async (_, data) => {
  server({ data });
  await open();
  await confirm(1);
  expect(await screen.findByText('Your registration is cancelled.')).toBeDefined();
  expect(screen.queryByText(/refunded/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel registration' })).toBeNull();
});

it('a cancellation shows the refund from the response', async () => {
  server({ data: { registration: { public_id: 'r1' }, refund: { amount: '75.00', status: 'pending' } } });
  await open();
  await confirm(1);
  expect(await screen.findByText('$75 is on its way back to your card.')).toBeDefined();
});

it('a cancellation keeps its idempotency key when the server rejects an attempt with 401', async () => {
  server({ status: 401 }, {});
  await open();
  await confirm(1);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  await confirm(2);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[0]).toMatch(/./);
});
