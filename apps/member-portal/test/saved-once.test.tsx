// @vitest-environment jsdom
import type { EmergencyContact } from '@detroit-well/api-client/contract';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ContactList } from '../src/routes/emergency-contacts/contact-list.tsx';
import { serveBy } from './fake-client.ts';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));

const marcus: EmergencyContact = {
  public_id: 'c1',
  name: 'Marcus Baker',
  relationship: 'sibling',
  phone: '+1 313 555 0142',
  email: 'marcus@example.test',
  is_primary: false,
};

/** The contacts, which are read again when one is saved. */
function Contacts({ read }: { read: () => Promise<EmergencyContact[]> }) {
  const { data = [] } = useQuery({ queryKey: ['contacts'], queryFn: read });
  return <ContactList contacts={data} />;
}

it('saves a contact once, also when it is pressed while the contacts are read again', async () => {
  let saved = 0;
  serveBy(() => {
    saved += 1;
    return Promise.resolve({ status: 200, header: () => undefined, data: marcus });
  });
  let answer = (_contacts: EmergencyContact[]): void => undefined;
  const read = vi.fn(() => Promise.resolve<EmergencyContact[]>([]));
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <Contacts read={read} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByText('Add contact'));
  read.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: marcus.name } });
  fireEvent.change(screen.getByLabelText('Relationship'), { target: { value: marcus.relationship } });
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: marcus.phone } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: marcus.email } });
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  fireEvent.click(screen.getByRole('button', { name: /^Sav/ }));
  answer([marcus]);
  expect(await screen.findByText('Marcus Baker is saved.')).toBeDefined();
  expect(saved).toBe(1);
});
