// @vitest-environment jsdom
import type { OfficeAccess, OfficeToday, WorklistEntry } from '@detroit-well/api-client';
import { contract } from '@detroit-well/api-client/contract';
import { exampleReply } from '@detroit-well/api-client/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AccessContext } from '../src/access/access.ts';
import { queryClient } from '../src/api/query-client.ts';
import { Queue } from '../src/routes/today/queue.tsx';

const { register, resolve, showToast } = vi.hoisted(() => ({
  register: vi.fn(),
  resolve: vi.fn(),
  showToast: vi.fn(),
}));
vi.mock('../src/overlay/toasts.ts', () => ({ showToast }));
vi.mock('../src/api/client.ts', () => ({
  client: { office: { walkIns: { register }, worklist: { resolve } } },
}));

const marcus: WorklistEntry = {
  ...exampleReply(contract.officeWorklist.list).results[0]!,
  id: 'walk_in:w1',
  kind: 'walk_in',
  title: 'Walk-in not registered: Marcus Dupree',
  text: 'Rhythm Roll, March 14, 6:26 PM. All spots of this session are taken.',
  registration_id: null,
  person_id: null,
  same_person_id: null,
  person_name: 'Marcus Dupree',
};

beforeEach(() => {
  for (const mock of [register, resolve, showToast]) mock.mockReset();
});

function show(waiting: WorklistEntry, permissions: OfficeAccess['permissions']): void {
  const today: OfficeToday = { ...exampleReply(contract.officeToday.read), waiting: [waiting] };
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <AccessContext value={{ role: 'front_desk', permissions, refund_limit_cents: 0 }}>
          <Queue today={today} />
        </AccessContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it('registers a walk-in that was refused, with a reason and the overrides of the role', async () => {
  register.mockResolvedValue({ id: 'w1', state: 'stored' });
  show(marcus, ['people.read', 'walkins.write', 'overrides.capacity']);
  fireEvent.click(screen.getByRole('button', { name: `Register anyway: ${marcus.title}` }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Register anyway' }));
  expect(await dialog.findByText('Reason is required')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Room for one more.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Register anyway' }));
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(register.mock.calls[0]?.[0]).toEqual({
    params: { id: 'w1' },
    body: { overrides: ['capacity'], reason: 'Room for one more.' },
  });
});

it('takes a walk-in from the list that needs nothing more', async () => {
  resolve.mockResolvedValue(undefined);
  show(marcus, ['people.read', 'walkins.write']);
  fireEvent.click(screen.getByRole('button', { name: `Done: ${marcus.title}` }));
  await waitFor(() => expect(resolve).toHaveBeenCalledWith({ params: { id: 'walk_in:w1' } }));
});

it('opens the person of one that is registered and only has to be looked at', () => {
  show({ ...marcus, registration_id: 'r1', person_id: 'p1' }, ['people.read', 'walkins.write']);
  expect(screen.getByRole('link', { name: /^Open person/ }).getAttribute('href')).toBe('/office/people/p1');
  expect(screen.queryByRole('button', { name: /^Register anyway/ })).toBeNull();
});
