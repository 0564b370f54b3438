// @vitest-environment jsdom
import { Modal } from '@detroit-well/ui/components/modal';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { PersonPick } from '../src/registrations/person-pick.tsx';
import { SessionPick } from '../src/registrations/session-pick.tsx';

const coming = {
  title: 'Rhythm Roll',
  start_datetime: '2099-03-19T18:30:00-04:00',
  location_name: 'Floor 2',
  booked_count: 3,
  max_participants: 10,
};
vi.mock('../src/api/client.ts', () => ({ client: {} }));
vi.mock('../src/api/queries.ts', () => ({
  sessionChoicesQuery: (query: object) => ({
    queryKey: ['sessions', query],
    queryFn: () => ({
      results: [
        { ...coming, id: 'gone', status: 'cancelled' },
        { ...coming, id: 's2', status: 'scheduled' },
      ],
    }),
  }),
  peopleQuery: (query: object) => ({
    queryKey: ['people', query],
    queryFn: () => ({ results: [{ id: 'p2', first_name: 'Paul', last_name: 'O', email: 'paul@demo.test' }] }),
  }),
}));

function show(pick: ReactNode): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Modal open onClose={vi.fn()} title="Choose">
        {pick}
      </Modal>
    </QueryClientProvider>,
  );
}

it('starts in the search for a person, and Enter takes the first match before the list is there', async () => {
  const onChange = vi.fn();
  show(<PersonPick value={undefined} onChange={onChange} />);
  const field = screen.getByLabelText('Person');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'pau' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('p2', 'Paul O'));
});

it('starts in the search for a session, and Enter takes the first one that takes place', async () => {
  const onChange = vi.fn();
  show(<SessionPick value={undefined} onChange={onChange} />);
  const field = screen.getByLabelText('Session');
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('s2'));
});
