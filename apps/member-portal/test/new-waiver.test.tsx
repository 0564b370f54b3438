// @vitest-environment jsdom
import { fakeTransport } from '@detroit-well/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { serveBy } from './fake-client.ts';
import { Screen } from '../src/routes/waiver/waiver.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));

it('a new version of the waiver says what differs from the one that was signed', async () => {
  serveBy(
    fakeTransport({
      waiver: {
        status: () => ({
          waiver_accepted: false,
          payment_consent: false,
          waiver_accepted_date: '2026-01-02T10:00:00-05:00',
          payment_consent_date: '2026-01-02T10:00:00-05:00',
          accepted_version: '1',
          current_version: '2',
          changed: [
            { kind: 'new', heading: 'Photographs', text: 'We may photograph sessions.', before: null },
          ],
        }),
      },
    }),
  );
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const changed = await screen.findByRole('region', { name: 'What changed since you signed' });
  expect(within(changed).getByText('New: Photographs')).toBeTruthy();
  expect(within(changed).getByText('We may photograph sessions.')).toBeTruthy();
});
