// @vitest-environment jsdom
import type { OfficeAccess, OfficeWaitlistEntry } from '@detroit-well/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { queryClient } from '../src/api/query-client.ts';
import { Waitlist } from '../src/waitlist/waitlist.tsx';

const { calls, showToast } = vi.hoisted(() => ({
  calls: { list: vi.fn(), add: vi.fn(), remove: vi.fn(), offer: vi.fn() },
  showToast: vi.fn(),
}));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));
vi.mock('../src/api/client.ts', () => ({
  client: {
    office: {
      waitlist: calls,
      people: {
        list: () =>
          Promise.resolve({
            results: [{ id: 'p9', first_name: 'Tanya', last_name: 'Ellery', email: 'tanya@demo.test' }],
          }),
      },
    },
  },
}));

const omar: OfficeWaitlistEntry = {
  id: 'w1',
  person_id: 'p1',
  name: 'Omar Salas',
  position: 1,
  state: 'offered',
  offer_expires_at: '2026-03-14T18:35:00-04:00',
  joined_at: '2026-03-09T19:12:00-04:00',
};
const priya: OfficeWaitlistEntry = {
  ...omar,
  id: 'w2',
  person_id: 'p2',
  name: 'Priya Tate',
  position: 2,
  state: 'waiting',
  offer_expires_at: null,
};

beforeEach(() => {
  queryClient.clear();
  for (const mock of [...Object.values(calls), showToast]) mock.mockReset();
});

const desk = ['registrations.write', 'people.read'] as const;

async function show(
  entries: readonly OfficeWaitlistEntry[],
  permissions: OfficeAccess['permissions'] = [...desk],
) {
  calls.list.mockResolvedValue({ results: entries, next: null, count: entries.length });
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <AccessContext value={{ role: 'front_desk', permissions, refund_limit_cents: 0 }}>
          <Waitlist sessionId="s1" />
        </AccessContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Add to waitlist' });
}

const named = (name: RegExp) => screen.getByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

it('names who waits in order, with the deadline of an offer', async () => {
  await show([omar, priya]);
  const [first, second] = within(screen.getByRole('list', { name: 'Waitlist' })).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^1Omar SalasOffered until Mar 14, 2026, 6:35 PM/);
  expect(second?.textContent).toMatch(/^2Priya TateWaits since Mar 9, 2026, 7:12 PM/);
  expect(screen.getByRole('link', { name: 'Priya Tate' }).getAttribute('href')).toBe('/office/people/p2');
  // Who has an offer needs no other.
  expect(screen.queryByRole('button', { name: /^Offer now.*Omar/ })).toBeNull();
});

it('says that nobody waits', async () => {
  await show([]);
  expect(screen.getByText('Nobody waits.')).toBeTruthy();
});

it('says that the list did not load', async () => {
  calls.list.mockRejectedValueOnce(new Error('down'));
  render(
    <QueryClientProvider client={queryClient}>
      <AccessContext value={{ role: 'front_desk', permissions: [...desk], refund_limit_cents: 0 }}>
        <Waitlist sessionId="s1" />
      </AccessContext>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('The waitlist did not load.')).toBeTruthy();
});

it('offers a spot out of turn with a reason', async () => {
  await show([omar, priya]);
  calls.offer.mockResolvedValue({ ...priya, state: 'offered', offer_expires_at: omar.offer_expires_at });
  fireEvent.click(named(/^Offer now.*Priya Tate/));
  const asked = await dialog();
  expect(asked.getByText('Those who have waited longer keep their turn, and are not told.')).toBeTruthy();
  fireEvent.click(asked.getByRole('button', { name: /^Offer now/ }));
  expect(await asked.findByText('Reason is required')).toBeTruthy();
  fireEvent.change(asked.getByLabelText('Reason'), { target: { value: 'Drove in.' } });
  fireEvent.click(asked.getByRole('button', { name: /^Offer now/ }));
  await waitFor(() =>
    expect(calls.offer).toHaveBeenCalledWith(
      { params: { id: 's1', entry: 'w2' }, body: { reason: 'Drove in.' } },
      expect.anything(),
    ),
  );
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      tone: 'ok',
      title: 'Priya Tate has an offer.',
      text: 'The spot is held until Mar 14, 2026, 6:35 PM.',
    }),
  );
});

it('asks before it removes somebody, and says what becomes of the spot', async () => {
  await show([omar]);
  calls.remove.mockResolvedValue(undefined);
  fireEvent.click(named(/^Remove.*Omar Salas/));
  const asked = await dialog();
  expect(asked.getByText(/loses place 1.*The spot goes to the next person\./)).toBeTruthy();
  expect(calls.remove).not.toHaveBeenCalled();
  fireEvent.click(asked.getByRole('button', { name: /^Remove/ }));
  await waitFor(() =>
    expect(calls.remove).toHaveBeenCalledWith({ params: { id: 's1', entry: 'w1' } }, expect.anything()),
  );
});

it('puts a person at the end', async () => {
  await show([omar]);
  calls.add.mockResolvedValue({ ...priya, name: 'Tanya Ellery' });
  fireEvent.click(named(/^Add to waitlist/));
  const asked = await dialog();
  fireEvent.change(asked.getByRole('searchbox', { name: 'Person' }), { target: { value: 'ellery' } });
  fireEvent.click(await asked.findByRole('radio', { name: /Tanya Ellery/ }));
  fireEvent.click(asked.getByRole('button', { name: /^Add to the end/ }));
  await waitFor(() =>
    expect(calls.add).toHaveBeenCalledWith(
      { params: { id: 's1' }, body: { person_id: 'p9' } },
      expect.anything(),
    ),
  );
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      tone: 'ok',
      title: 'Tanya Ellery is number 2 on the waitlist.',
    }),
  );
});
